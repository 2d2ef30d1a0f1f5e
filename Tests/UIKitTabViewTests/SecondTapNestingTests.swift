import SwiftUI
import Testing
import UIKit
import UIKitTabView

extension TabViewSuite {
    /// Which of several navigation controllers a second tap means.
    @MainActor
    @Suite struct SecondTapNestingTests {
        private let model = Model()
        private let log = LifeLog()

        private func show(
            _ content: some View,
            secondTap: SecondTapBehavior = .popThenScroll
        ) async -> Screen {
            let screen = Screen(
                UIKitTabView {
                    UIKitTab("A", value: "A") { content }
                    UIKitTab("B", value: "B") { Shown("content B") }
                }
                .secondTap(secondTap)
                .onTabSelection { log.note("\($0.action)") }
            )
            await settle()
            return screen
        }

        private func expectDepths(_ depths: [Int], _ stacks: [UINavigationController]) async throws {
            try await eventually { stacks.map(\.viewControllers.count) == depths }
        }

        @Test func aStackInsideAnotherControllerPops() async throws {
            let stack = UINavigationController.stack(depth: 3)
            let screen = await show(Columns(stack))

            try await screen.tap(0)

            try await expectDepths([1], [stack])
            #expect(log.entries == ["popToRoot"])
        }

        @Test func ofTwoColumnsTheListPopsFirst() async throws {
            let list = UINavigationController.stack(depth: 3)
            let detail = UINavigationController.stack(depth: 2)
            let screen = await show(Columns(list, detail))

            try await screen.tap(0)
            try await expectDepths([1, 2], [list, detail])
            try await screen.tap(0)

            try await expectDepths([1, 1], [list, detail])
            #expect(log.entries == ["popToRoot", "popToRoot"])
        }

        @Test func ofNestedStacksTheOuterOnePopsFirst() async throws {
            let inner = UINavigationController.stack(depth: 2)
            let rootInner = UINavigationController.stack(depth: 2)
            let outer = UINavigationController()
            outer.setViewControllers(
                [UIHostingController(rootView: Columns(rootInner)), UIHostingController(rootView: Columns(inner))],
                animated: false
            )
            let screen = await show(Columns(outer))
            outer.viewControllers.first?.loadViewIfNeeded()

            try await screen.tap(0)
            try await expectDepths([1, 2, 2], [outer, inner, rootInner])
            try await screen.tap(0)

            try await expectDepths([1, 1], [outer, rootInner])
        }

        @Test func whatIsBelowThePushedScreenIsLeftAlone() async throws {
            let (below, onTop) = (LongPage(), LongPage())
            let inner = UINavigationController()
            inner.setViewControllers([below], animated: false)
            let outer = UINavigationController()
            outer.setViewControllers([UIHostingController(rootView: Columns(inner))], animated: false)
            let screen = await show(Columns(outer), secondTap: .scrollToTop)
            outer.pushViewController(onTop, animated: false)
            await settle()
            for page in [below, onTop] { page.list.contentOffset = CGPoint(x: 0, y: 500) }

            try await screen.tap(0)

            try await eventually { onTop.list.contentOffset.y == -onTop.list.adjustedContentInset.top }
            #expect(below.list.contentOffset.y == 500)
            #expect(outer.viewControllers.count == 2)
        }

        /// A screen with something to scroll.
        private final class LongPage: UIViewController {
            let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

            override func viewDidLoad() {
                super.viewDidLoad()
                list.contentSize = CGSize(width: 300, height: 3000)
                view.addSubview(list)
            }
        }

        @Test func aStackAroundTheContainerIsNeverTouched() async throws {
            let inside = UIHostingController(
                rootView: UIKitTabView {
                    UIKitTab("A", value: "A") { Shown("content A") }
                }
                .onTabSelection { log.note("\($0.action)") }
            )
            let around = UINavigationController.stack(depth: 2)
            let screen = Screen(Columns(around))
            await settle()
            around.pushViewController(inside, animated: false)
            await settle()

            try await screen.tap(0)
            await settle()

            #expect(around.viewControllers.count == 3)
            #expect(log.entries == ["none"])
        }

        @Test func aContainerInsideATabIsAWorldOfItsOwn() async throws {
            let stack = UINavigationController.stack(depth: 2)
            let screen = await show(
                UIKitTabView {
                    UIKitTab("inner", value: "inner") { Columns(stack) }
                }
                .onTabSelection { log.note("inner \($0.action)") }
            )

            try await screen.tap(0)
            await settle()
            #expect(stack.viewControllers.count == 2)
            #expect(log.entries == ["none"])

            let inner = try #require(try screen.tabs[0].firstDescendant(UITabBarController.self))
            let tab = try #require(inner.viewControllers?.first)
            #expect(!inner.delegateAllowsSelecting(tab))

            try await expectDepths([1], [stack])
            #expect(log.entries == ["none", "inner popToRoot"])
        }

        @Test func aNavigationViewPops() async throws {
            let screen = await show(
                NavigationView { Shown("root") }.navigationViewStyle(.stack)
            )
            let stack = try #require(try screen.tabs[0].firstDescendant(UINavigationController.self))
            stack.pushViewController(UIViewController(), animated: false)
            await settle()
            #expect(stack.viewControllers.count == 2)

            try await screen.tap(0)

            try await expectDepths([1], [stack])
        }
    }
}
