import SwiftUI
import Testing
import UIKitTabView

@testable import UIKit

extension WindowSuite {
    /// The navigation bar over a tab that was picked in the More list, frame by frame.
    @MainActor
    @Suite struct MoreBarTests {
        private struct Tabs: View {
            init() {}

            var body: some View {
                UIKitTabView {
                    for name in ["A", "B", "C", "D", "E", "F"] {
                        UIKitTab(name, systemImage: "star", value: name) {
                            NavigationStack { Text("content \(name)").navigationTitle("title \(name)") }
                        }
                    }
                }
            }
        }

        @Test func itIsOneAndTheTabsOwnFromTheFirstFrameOn() async throws {
            let root = UIHostingController(rootView: Tabs())
            try await show(root) { window in
                let controller = try #require(root.children.lazy.compactMap { $0 as? UITabBarController }.first)
                let more = controller.moreNavigationController
                try Pointer().click(controller.tabBar.subviews[4])
                try await eventually { more.navigationBar.isMapped && more.view.isMapped }

                more.pushViewController(try #require(controller.viewControllers?[5]), animated: true)
                var own: UINavigationController?
                var frames = 0
                repeat {
                    try await window.nextFrame()
                    frames += 1
                    own = more.topViewController?.children.lazy.compactMap { $0 as? UINavigationController }.first
                    #expect(own?.navigationBar.isMapped == true)
                    #expect(!more.navigationBar.isMapped)
                } while more.transition != nil
                #expect(frames > 3)
                #expect(own?.navigationBar.topItem?.title == "title F")

                try Pointer().click(controller.tabBar.subviews[4])
                try await eventually { more.viewControllers.count == 1 && more.transition == nil }
                #expect(more.navigationBar.isMapped)
            }
        }
    }
}
