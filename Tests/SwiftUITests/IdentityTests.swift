import Testing

@testable import SwiftUI

@Suite @MainActor
struct IdentityTests {
    /// Counts how many of it were made, by state.
    struct Stamp: View {
        final class Source {
            var last = 0

            func next() -> Int {
                last += 1
                return last
            }
        }

        @State private var number: Int?
        let source: Source

        var body: some View {
            Mark("\(number ?? 0)").onAppear { number = source.next() }
        }
    }

    private let source = Stamp.Source()

    private struct Switch: View {
        let isOn: Bool
        let source: Stamp.Source

        var body: some View {
            if isOn { Stamp(source: source) } else { Stamp(source: source) }
        }
    }

    @Test func eachBranchIsAnIdentityOfItsOwn() {
        let screen = Screen(Switch(isOn: true, source: source))
        #expect(screen.marks == ["1"])

        screen.host.rootView = Switch(isOn: false, source: source)
        screen.update()

        #expect(screen.marks == ["2"])
    }

    private struct Maybe: View {
        let isShown: Bool
        let source: Stamp.Source

        var body: some View {
            Mark("a")
            if isShown { Stamp(source: source) }
            Mark("b")
        }
    }

    @Test func anOptionalViewComesAndGoesInItsPlaceAndItsSiblingsStay() {
        let screen = Screen(Maybe(isShown: true, source: source))
        let first = screen.markViews[0]
        let last = screen.markViews[2]
        #expect(screen.marks == ["a", "1", "b"])

        screen.host.rootView = Maybe(isShown: false, source: source)
        screen.update()
        #expect(screen.marks == ["a", "b"])

        screen.host.rootView = Maybe(isShown: true, source: source)
        screen.update()
        #expect(screen.marks == ["a", "2", "b"])
        #expect(screen.markViews[0] === first)
        #expect(screen.markViews[2] === last)
    }

    @Test func aNewExplicitIdentityStartsAnew() {
        let screen = Screen(AnyView(Stamp(source: source).id("a")))

        screen.host.rootView = AnyView(Stamp(source: source).id("a"))
        screen.update()
        #expect(screen.marks == ["1"])

        screen.host.rootView = AnyView(Stamp(source: source).id("b"))
        screen.update()
        #expect(screen.marks == ["2"])
    }

    @Test func anyViewKeepsStateForAValueOfTheSameTypeOnly() {
        let screen = Screen(AnyView(Stamp(source: source)))
        screen.host.rootView = AnyView(AnyView(Stamp(source: source)))
        screen.update()
        #expect(screen.marks == ["1"])

        screen.host.rootView = AnyView(Box { Stamp(source: source) })
        screen.update()

        #expect(screen.marks == ["2"])
    }

    @Test func wrappersFollowTheirViewsInAndOut() {
        struct Framed: View {
            let texts: [String]

            var body: some View {
                ForEach(texts, id: \.self) { Mark($0) }.modifier(Frame(tag: 7))
            }
        }
        let screen = Screen(Framed(texts: ["a", "b"]))
        let wrapper = screen.host.view.subviews[1]

        screen.host.rootView = Framed(texts: ["c", "b"])
        screen.update()

        #expect(screen.marks == ["c", "b"])
        #expect(screen.host.view.subviews.map(\.tag) == [7, 7])
        #expect(screen.host.view.subviews[1] === wrapper)
    }
}
