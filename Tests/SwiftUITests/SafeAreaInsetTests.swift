import Testing

@testable import SwiftUI

@Suite @MainActor
struct SafeAreaInsetTests {
    @Test(arguments: [(VerticalEdge.top, ["bar", "content"]), (.bottom, ["content", "bar"])])
    func theInsetIsAtItsEdge(edge: VerticalEdge, expected: [String]) {
        #expect(Screen(Mark("content").safeAreaInset(edge: edge) { Mark("bar") }).marks == expected)
    }

    @Test(arguments: [(HorizontalEdge.leading, ["bar", "content"]), (.trailing, ["content", "bar"])])
    func theInsetIsAtItsSide(edge: HorizontalEdge, expected: [String]) {
        #expect(Screen(Mark("content").safeAreaInset(edge: edge) { Mark("bar") }).marks == expected)
    }

    @Test func contentAndInsetKeepTheirState() {
        struct Chat: View {
            @State private var count = 0

            var body: some View {
                Button("content \(count)") {}
                    .safeAreaInset(edge: .bottom) { Button("bar") { count += 1 } }
            }
        }
        let screen = Screen(Chat())
        let buttons = screen.views(UIButton.self)

        screen.press(1)

        #expect(screen.texts == ["content 1", "bar"])
        #expect(screen.views(UIButton.self) == buttons)
    }

    @Test func titlesOfTheContentReachTheBar() throws {
        let screen = Screen(
            NavigationStack {
                Mark("content").navigationTitle("Chat").safeAreaInset(edge: .bottom) { Mark("bar") }
            }
        )

        #expect(try screen.titles == ["Chat"])
    }
}
