import SwiftUI
import Testing
import UIKit
import UIKitTabView

extension TabViewSuite {
    /// A second tap on a tab that is a list and what is picked in it.
    @MainActor
    @Suite struct SecondTapSplitViewTests {
        private let log = LifeLog()
        private let split = UISplitViewController(style: .doubleColumn)
        private let list = LongPage()
        private let detail = LongPage()

        init() {
            split.setViewController(list, for: .primary)
            split.setViewController(detail, for: .secondary)
        }

        private func show(width: CGFloat) async -> Screen {
            let screen = Screen(
                UIKitTabView {
                    UIKitTab("A", value: "A") { Columns(split) }
                    UIKitTab("B", value: "B") { Shown("content B") }
                }
                .onTabSelection { log.note("\($0.action)") },
                width: width
            )
            await settle()
            return screen
        }

        private func scrollDown() {
            for page in [list, detail] { page.scrollView.contentOffset = CGPoint(x: 0, y: 500) }
        }

        @Test func inANarrowWindowItGoesBackToTheListAndThenScrollsIt() async throws {
            let screen = await show(width: 390)
            // A television has no narrow window.
            guard split.isCollapsed else { return }
            split.show(.secondary)
            let stack = try #require(list.navigationController)
            try await eventually { stack.viewControllers.count == 2 && detail.viewIfLoaded?.window != nil }
            detail.navigationController?.pushViewController(UIViewController(), animated: false)
            scrollDown()

            try await screen.tap(0)
            try await eventually { stack.viewControllers == [list] && list.viewIfLoaded?.window != nil }
            #expect(list.scrollView.contentOffset.y == 500)
            try await screen.tap(0)

            try await eventually { list.isAtTop }
            #expect(log.entries == ["popToRoot", "scroll"])
            #expect(split.viewController(for: .secondary) === detail)
        }

        @Test func sideBySideTheDetailGoesBackAndThenScrolls() async throws {
            let screen = await show(width: 1000)
            // A phone has no wide window.
            guard !split.isCollapsed else { return }
            let stack = try #require(detail.navigationController)
            stack.pushViewController(UIViewController(), animated: false)
            await settle()
            scrollDown()

            try await screen.tap(0)
            try await eventually { stack.viewControllers == [detail] && detail.viewIfLoaded?.window != nil }
            #expect(detail.scrollView.contentOffset.y == 500)
            try await screen.tap(0)

            try await eventually { detail.isAtTop }
            #expect(list.scrollView.contentOffset.y == 500)
            #expect(log.entries == ["popToRoot", "scroll"])
        }

        @Test func sideBySideAListThatIsDeeperGoesBackFirst() async throws {
            let screen = await show(width: 1000)
            guard !split.isCollapsed else { return }
            let stacks = try [list, detail].map { try #require($0.navigationController) }
            for stack in stacks { stack.pushViewController(UIViewController(), animated: false) }
            await settle()

            try await screen.tap(0)
            try await eventually { stacks.map(\.viewControllers.count) == [1, 2] }
            try await screen.tap(0)

            try await eventually { stacks.map(\.viewControllers.count) == [1, 1] }
        }

        @Test func aVisitToAnotherTabLeavesTheColumnsAsTheyAre() async throws {
            let screen = await show(width: 390)
            guard split.isCollapsed else { return }
            split.show(.secondary)
            let stack = try #require(list.navigationController)
            try await eventually { stack.viewControllers.count == 2 && detail.viewIfLoaded?.window != nil }
            scrollDown()

            try await screen.tap(1)
            try await screen.tap(0)

            #expect(stack.viewControllers.count == 2)
            #expect(detail.viewIfLoaded?.window != nil)
            #expect(detail.scrollView.contentOffset.y == 500)
        }

        /// A screen with something to scroll.
        private final class LongPage: UIViewController {
            let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

            var isAtTop: Bool { scrollView.contentOffset.y == -scrollView.adjustedContentInset.top }

            override func viewDidLoad() {
                super.viewDidLoad()
                scrollView.contentSize = CGSize(width: 300, height: 3000)
                view.addSubview(scrollView)
            }
        }
    }
}
