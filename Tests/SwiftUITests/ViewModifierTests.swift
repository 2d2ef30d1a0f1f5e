import Testing

@testable import SwiftUI

@Suite @MainActor
struct ViewModifierTests {
    private let log = Log()

    private struct Counting: ViewModifier {
        @State private var count = 0
        let name: String
        let log: Log
        let handle: Handle<Int>

        func body(content: Content) -> some View {
            log("body")
            handle.connect($count)
            return Box {
                Mark("\(name)\(count)")
                content
            }
        }
    }

    @Test func aModifierHasStateAndShowsItsContent() {
        let handle = Handle<Int>()
        let screen = Screen(Mark("content").modifier(Counting(name: "n", log: log, handle: handle)))
        #expect(screen.marks == ["n0", "content"])

        handle.value = 1
        screen.update()

        #expect(screen.marks == ["n1", "content"])
        #expect(log.count == 2)
    }

    @Test func contentFollowsItsNewValueWithItsStateKept() {
        let handle = Handle<Int>()
        let source = IdentityTests.Stamp.Source()
        struct Content: View {
            let name: String
            let source: IdentityTests.Stamp.Source

            var body: some View {
                Mark(name)
                IdentityTests.Stamp(source: source)
            }
        }
        func view(_ name: String) -> some View {
            Content(name: name, source: source).modifier(Counting(name: "n", log: log, handle: handle))
        }
        let screen = Screen(view("a"))
        #expect(screen.marks == ["n0", "a", "1"])

        screen.host.rootView = view("b")
        screen.update()

        #expect(screen.marks == ["n0", "b", "1"])
    }

    private struct Passing<Content: View>: View {
        let content: Content

        var body: some View { content }
    }

    private struct Hiding: ViewModifier {
        func body(content: Content) -> some View { Passing(content: content) }
    }

    @Test func contentIsReachedBelowViewsThatSeeNoChange() {
        let screen = Screen(Mark("a").modifier(Hiding()))

        screen.host.rootView = Mark("b").modifier(Hiding())
        screen.update()

        #expect(screen.marks == ["b"])
    }

    private struct Prefix: ViewModifier {
        let text: String

        func body(content: Content) -> some View {
            Mark(text)
            content
        }
    }

    @Test func modifiersCanBeJoined() {
        let modifier = Prefix(text: "inner").concat(Prefix(text: "outer"))

        #expect(Screen(Mark("a").modifier(modifier)).marks == ["outer", "inner", "a"])
    }

    private struct Twice: ViewModifier {
        func body(content: Content) -> some View {
            content
            content
        }
    }

    @Test func contentMayBeShownTwice() {
        #expect(Screen(Mark("a").modifier(Twice())).marks == ["a", "a"])
    }
}
