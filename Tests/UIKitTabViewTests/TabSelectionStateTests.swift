import Testing

@testable import UIKitTabView

@Suite struct TabSelectionStateTests {
    private func state(visiting visits: [String], tabs: [String]) -> TabSelectionState {
        var state = TabSelectionState()
        for visit in visits { _ = state.select(visit, reason: .user) }
        return state
    }

    struct Fallback: Sendable {
        let visits: [String]
        let old: [String]
        let new: [String]
        let expected: String?
    }

    @Test(arguments: [
        Fallback(visits: ["A", "C", "B"], old: ["A", "B", "C"], new: ["A", "C"], expected: "C"),
        Fallback(visits: ["A", "B"], old: ["A", "B", "C"], new: ["C"], expected: "C"),
        Fallback(visits: ["B"], old: ["A", "B", "C"], new: ["A", "C"], expected: "A"),
        Fallback(visits: ["C"], old: ["A", "B", "C"], new: ["A", "B"], expected: "B"),
        Fallback(visits: ["B"], old: ["A", "B"], new: ["X", "Y"], expected: "X"),
        Fallback(visits: ["B"], old: ["A", "B"], new: [], expected: nil),
    ])
    func aLostTabFallsBackToTheOneBeforeItElseToTheNearest(_ fallback: Fallback) {
        var state = state(visiting: fallback.visits, tabs: fallback.old)

        let outcome = state.follow(bound: nil, old: fallback.old, candidates: fallback.new)

        #expect(state.selected == fallback.expected.map(AnyHashable.init))
        #expect(outcome.change?.reason == fallback.expected.map { _ in .system })
    }

    @Test func theBindingWinsOverTheFallback() {
        var state = state(visiting: ["A", "B"], tabs: ["A", "B", "C"])

        let outcome = state.follow(bound: "C", old: ["A", "B", "C"], candidates: ["A", "C"])

        #expect(state.selected == AnyHashable("C"))
        #expect(outcome.change?.reason == .program)
    }

    @Test func aBindingThatHeldTheLostTabIsNoMistake() {
        var state = state(visiting: ["A", "B"], tabs: ["A", "B"])

        #expect(state.follow(bound: "B", old: ["A", "B"], candidates: ["A"]).unknown == nil)
    }

    @Test func aBindingOfNothingIsNoMistake() {
        var state = state(visiting: ["A"], tabs: ["A", "B"])
        let nothing = AnyHashable.identity(of: String?.none)

        #expect(state.follow(bound: nothing, old: ["A", "B"], candidates: ["A", "B"]).unknown == nil)
        #expect(state.follow(bound: nothing, old: ["A", "B"], candidates: ["B"]).unknown == nil)
        #expect(state.selected == AnyHashable("B"))
    }

    @Test func aBindingThatNamesNoTabChangesNothingAndIsReported() {
        var state = state(visiting: ["A"], tabs: ["A", "B"])

        let outcome = state.follow(bound: "nowhere", old: ["A", "B"], candidates: ["A", "B"])

        #expect(state.selected == AnyHashable("A"))
        #expect(outcome.change == nil)
        #expect(outcome.unknown == AnyHashable("nowhere"))
    }

    @Test func selectingTheSelectedTabIsNothingToReport() {
        var state = state(visiting: ["A"], tabs: ["A"])

        #expect(state.select("A", reason: .user) == nil)
    }
}
