#if !os(tvOS)
    import SwiftUI
    import Testing
    import UIKit
    import UIKitTabView

    extension TabViewSuite {
        /// A scroll to the top ends with the large title in full. How UIKit answers `sizeToFit()` is an assumption.
        @MainActor
        @Suite struct LargeTitleTests {
            private struct Tabs: View {
                var body: some View {
                    UIKitTabView {
                        UIKitTab("A", value: "A") {
                            NavigationView {
                                List(0..<200, id: \.self) { Shown("row \($0)") }
                                    .navigationTitle("Rows")
                                    .navigationBarTitleDisplayMode(.large)
                            }
                            .navigationViewStyle(.stack)
                        }
                    }
                }
            }

            private func show() async throws -> (screen: Screen, list: UIScrollView) {
                let screen = Screen(Tabs())
                await settle()
                let list = try #require(try screen.tabs[0].view.firstSubview(UIScrollView.self))
                try await eventually { list.contentSize.height > 1000 && list.adjustedContentInset.top > 0 }
                return (screen, list)
            }

            @Test func assumptionAScrollToTheTopEndsWithTheLargeTitleInFull() async throws {
                let (screen, list) = try await show()
                let full = list.adjustedContentInset.top
                list.setContentOffset(CGPoint(x: 0, y: 600), animated: false)
                await settle()
                try await eventually { list.adjustedContentInset.top < full }

                try await screen.tap(0)

                try await eventually { list.adjustedContentInset.top == full && list.contentOffset.y == -full }
            }

            @Test func assumptionATapAtTheTopUnfoldsATitleThatIsCollapsed() async throws {
                let (screen, list) = try await show()
                let full = list.adjustedContentInset.top
                list.setContentOffset(CGPoint(x: 0, y: 600), animated: false)
                try await eventually { list.adjustedContentInset.top < full }
                list.setContentOffset(CGPoint(x: 0, y: -list.adjustedContentInset.top), animated: false)
                await settle()
                #expect(list.contentOffset.y > -full)

                try await screen.tap(0)

                try await eventually { list.adjustedContentInset.top == full && list.contentOffset.y == -full }
            }
        }
    }
#endif
