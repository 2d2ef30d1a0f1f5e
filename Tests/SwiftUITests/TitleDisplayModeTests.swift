import Testing

@testable import SwiftUI

@Suite @MainActor
struct TitleDisplayModeTests {
    private struct Sample: View {
        let mode: NavigationBarItem.TitleDisplayMode?
        let title: String?

        var body: some View {
            NavigationStack {
                List(0..<40, id: \.self) { Text("\($0)") }
                    .modifier(Titled(title: title))
                    .modifier(Mode(mode: mode))
            }
        }
    }

    private struct Titled: ViewModifier {
        let title: String?

        func body(content: Content) -> some View {
            if let title { content.navigationTitle(title) } else { content }
        }
    }

    private struct Mode: ViewModifier {
        let mode: NavigationBarItem.TitleDisplayMode?

        func body(content: Content) -> some View {
            if let mode { content.navigationBarTitleDisplayMode(mode) } else { content }
        }
    }

    private func isLarge(_ screen: Screen<some View>) -> Bool {
        screen.views(UITableView.self)[0].contentOffset.y == -52
    }

    @Test func aStacksTitleIsLargeOnItsFirstScreenUnlessItIsInline() {
        #expect(isLarge(Screen(Sample(mode: nil, title: "Inbox"))))
        #expect(isLarge(Screen(Sample(mode: .automatic, title: "Inbox"))))
        #expect(isLarge(Screen(Sample(mode: .large, title: "Inbox"))))
        #expect(!isLarge(Screen(Sample(mode: .inline, title: "Inbox"))))
    }

    @Test func aScreenWithoutATitleHasNoRoomForOne() {
        #expect(!isLarge(Screen(Sample(mode: .large, title: nil))))
    }

    @Test func aModeThatChangesShows() {
        let screen = Screen(Sample(mode: .inline, title: "Inbox"))

        screen.host.rootView = Sample(mode: .large, title: "Inbox")
        screen.update()

        #expect(isLarge(screen))
    }
}
