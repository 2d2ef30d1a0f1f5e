import Testing

@testable import SwiftUI

@Suite @MainActor
struct ForEachTests {
    private struct Item: Identifiable {
        let id: Int
        var name = ""
    }

    private struct Items: View {
        let items: [Item]
        let source: IdentityTests.Stamp.Source

        var body: some View {
            Box {
                ForEach(items) { item in
                    Mark("\(item.id)\(item.name)")
                    IdentityTests.Stamp(source: source)
                }
            }
        }
    }

    private let source = IdentityTests.Stamp.Source()

    private func screen(_ ids: [Int]) -> Screen<Items> {
        Screen(Items(items: ids.map { Item(id: $0) }, source: source))
    }

    private func show(_ items: [Item], on screen: Screen<Items>) {
        screen.host.rootView = Items(items: items, source: source)
        screen.update()
    }

    @Test func elementsKeepTheirStateAndTheirViewsWhenTheyMove() {
        let screen = screen([10, 20, 30])
        let views = screen.markViews
        #expect(screen.marks == ["10", "1", "20", "2", "30", "3"])

        show([30, 10, 20].map { Item(id: $0) }, on: screen)

        #expect(screen.marks == ["30", "3", "10", "1", "20", "2"])
        #expect(screen.markViews[0] === views[4])
    }

    @Test func anInsertedElementStartsAnewAndARemovedOneIsForgotten() {
        let screen = screen([10, 20])

        show([Item(id: 10), Item(id: 15), Item(id: 20)], on: screen)
        #expect(screen.marks == ["10", "1", "15", "3", "20", "2"])

        show([Item(id: 15)], on: screen)
        show([Item(id: 15), Item(id: 10)], on: screen)
        #expect(screen.marks == ["15", "3", "10", "4"])
    }

    @Test func anElementFollowsItsNewValue() {
        let screen = screen([10])

        show([Item(id: 10, name: "!")], on: screen)

        #expect(screen.marks == ["10!", "1"])
    }

    @Test func ofElementsWithOneIdentifierTheFirstIsShownWithAWarning() {
        var screen: Screen<ForEach<[String], Character, Mark>>?

        let reported = warnings { screen = Screen(ForEach(["ax", "b", "ay"], id: \.first!) { Mark($0) }) }

        #expect(screen?.marks == ["ax", "b"])
        #expect(reported.count == 1)
    }

    @Test func aRangeGivesAViewForEachNumber() {
        #expect(Screen(ForEach(0..<3) { Mark("\($0)") }).marks == ["0", "1", "2"])
    }
}
