import CAdwaita
import Testing

@testable import UIKit

extension WindowSuite {
    /// A bar that becomes lower under scrolled content, and an accessory above it, as GTK places and draws them.
    @MainActor
    @Suite struct TabBarMinimizingTests {
        private let tabs = UITabBarController()
        private let controller = UIViewController()
        private let scrollView = UIScrollView(frame: .zero)

        init() {
            scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scrollView.contentSize = CGSize(width: 100, height: 3000)
            controller.view.addSubview(scrollView)
            controller.tabBarItem = UITabBarItem(title: "One", image: UIImage(systemName: "house"), tag: 0)
            let other = UIViewController()
            other.tabBarItem = UITabBarItem(title: "Two", image: UIImage(systemName: "star"), tag: 1)
            tabs.viewControllers = [controller, other]
            tabs.tabBarMinimizeBehavior = .onScrollDown
        }

        private func scroll(to end: CGFloat) async throws {
            scrollView.contentOffset.y = end
            try await eventually { tabs.pendingScrollEdge == nil }
        }

        @Test func scrollingMakesTheBarLowAndTheContentHighInTime() async throws {
            try await show(tabs) { window in
                let height = tabs.tabBar.frame.height
                try await scroll(to: 0)
                try await scroll(to: 200)
                #expect(tabs.tabBar.isMinimized)
                var heights: Set<CGFloat> = []
                try await eventually {
                    heights.insert(controller.view.frame.height)
                    return tabs.tabBar.frame.height < height - 12
                }
                try await eventually { controller.view.frame.maxY == 700 - tabs.tabBar.frame.height }
                // Scrolling by code in the same turn as the last change of the height would count as a part of that.
                try await eventually { tabs.pendingScrollEdge == nil }
                let low = tabs.tabBar.frame.height
                #expect(low > 20)
                #expect(heights.count > 3)
                #expect(tabs.tabBar.frame.maxY == 700)

                try await scroll(to: 100)
                #expect(!tabs.tabBar.isMinimized)
                try await eventually { controller.view.frame.maxY == 700 - height }
                #expect(tabs.tabBar.frame == CGRect(x: 0, y: 700 - height, width: 390, height: height))
            }
        }

        @Test func atTheEndOfTheContentTheBarStaysLow() async throws {
            try await show(tabs) { window in
                try await scroll(to: 0)
                try await scroll(to: 10_000)
                try await eventually { tabs.tabBar.frame.height < 45 && !tabs.stage.isResizing }
                for _ in 0..<10 { try await window.nextFrame() }

                #expect(tabs.tabBar.isMinimized)
                #expect(scrollView.isAtBottomEdge)
            }
        }

        @Test func aLowBarCanBeTapped() async throws {
            try await show(tabs) { window in
                try await scroll(to: 0)
                try await scroll(to: 200)
                try await eventually { !tabs.stage.isResizing }
                try await window.nextFrame()

                try Pointer().click(tabs.tabBar.subviews[1])

                try await eventually { tabs.selectedIndex == 1 }
                #expect(!tabs.tabBar.isMinimized)
            }
        }

        @Test func anAccessoryComesInTimeCanBePressedAndLeavesInTime() async throws {
            let button = UIButton(type: .system)
            button.setTitle("Play", for: .normal)
            var presses = 0
            button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
            let accessory = UITabAccessory(contentView: button)
            try await show(tabs) { window in
                let whole = controller.view.frame.height
                tabs.setBottomAccessory(accessory, animated: true)
                var heights: Set<CGFloat> = []
                try await eventually {
                    heights.insert(controller.view.frame.height)
                    return controller.view.frame.height <= whole - 40
                }
                #expect(heights.count > 3)
                try await eventually { !tabs.stage.isAccessoryMoving }
                try await window.nextFrame()
                let frame = try #require(button.superview).frame
                #expect(frame.maxY == tabs.tabBar.frame.minY)
                #expect(frame.minY == controller.view.frame.maxY)

                let pointer = try Pointer()
                try pointer.click(button)
                try await eventually { presses == 1 }

                tabs.isTabBarHidden = true
                try await window.nextFrame()
                #expect(try #require(button.superview).frame.maxY == 700)
                try pointer.click(button)
                try await eventually { presses == 2 }

                tabs.isTabBarHidden = false
                tabs.setBottomAccessory(nil, animated: true)
                #expect(button.superview != nil)
                try await eventually { button.superview == nil }
                try await window.nextFrame()
                #expect(controller.view.frame.height == whole)
            }
        }
    }
}
