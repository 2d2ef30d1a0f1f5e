import Testing
import UIKit

@testable import UIKitTabView

/// Which steps lead from UIKit's tabs to the app's. Tabs are letters here.
@MainActor
@Suite struct TabInstallationTests {
    private typealias Step = TabInstallation<Character>

    /// An empty string for the open or the selected tab means none.
    private func steps(_ shown: String, _ wanted: String, open: String, selected: String) -> [Step] {
        let openIndex = open.first.flatMap { Array(shown).firstIndex(of: $0) } ?? NSNotFound
        return Step.steps(
            from: Array(shown),
            to: Array(wanted),
            open: open.first,
            openIndex: openIndex,
            selected: selected.first
        )
    }

    @Test func noneForTheSameTabsInTheSameOrder() {
        #expect(steps("ABC", "ABC", open: "A", selected: "C").isEmpty)
        #expect(steps("", "", open: "", selected: "").isEmpty)
    }

    @Test(arguments: [
        // Order, additions and removals around a tab that stays.
        ("ABC", "CBA", "A", "A"), ("ABC", "XABYC", "B", "B"), ("ABC", "AC", "C", "C"),
        // The open tab goes, and the selected one gets its place.
        ("ABC", "AXC", "B", "X"), ("ABC", "AC", "B", "C"), ("ABC", "XBC", "A", "X"),
        // Nothing is open, or nothing is to be.
        ("ABC", "", "A", ""), ("ABC", "AB", "", "B"), ("ABC", "XY", "A", ""),
        // A tab takes the place of another at the end.
        ("AB", "AX", "B", "X"),
        // The first tabs, of which the first is selected.
        ("", "AB", "", "A"),
    ])
    func oneInstallation(shown: String, wanted: String, open: String, selected: String) {
        #expect(steps(shown, wanted, open: open, selected: selected) == [.install(Array(wanted))])
    }

    @Test(arguments: [
        ("ABC", "XAY", "B", "Y", "BAY"), ("ABC", "XY", "B", "X", "XB"), ("ABC", "X", "B", "X", "XB"),
        ("ABC", "CXA", "B", "A", "BXA"), ("AB", "BX", "A", "X", "AX"),
    ])
    func theSelectedTabIsShownBeforeTheOpenOneGoesFromAnotherPlace(
        shown: String,
        wanted: String,
        open: String,
        selected: String,
        between: String
    ) throws {
        let last = try #require(selected.first)
        let expected: [Step] = [.install(Array(between)), .select(last), .install(Array(wanted))]
        #expect(steps(shown, wanted, open: open, selected: selected) == expected)
    }

    @Test func oneForTheVeryFirstTabs() {
        let steps = Step.steps(from: nil, to: Array("AB"), open: nil, openIndex: NSNotFound, selected: "B")
        #expect(steps == [.install(["A", "B"])])
        #expect(Step.steps(from: nil, to: [], open: nil, openIndex: NSNotFound, selected: nil) == [.install([])])
    }

    @Test func aTabThatWasOpenInTheMoreListHasNoPlaceThatAnotherCouldGet() {
        let steps = Step.steps(from: Array("ABCDEF"), to: Array("AX"), open: "F", openIndex: NSNotFound, selected: "X")
        #expect(steps == [.install(["F", "X"]), .select("X"), .install(["A", "X"])])
    }

    @Test func whereThereWereNoTabsTheSelectedOneComesFirst() {
        #expect(steps("", "ABC", open: "", selected: "B") == [.install(["B"]), .install(["A", "B", "C"])])
    }
}
