import Testing

@testable import UIKit

extension WindowSuite {
    /// Appearances as they are drawn.
    @MainActor
    @Suite struct BarAppearanceTests {
        private func makeTabs() -> UITabBarController {
            let tabs = UITabBarController()
            tabs.viewControllers = ["A", "B"].map { title in
                let controller = UIViewController()
                controller.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: "house.fill"), tag: 0)
                return controller
            }
            return tabs
        }

        private func color(of bar: UITabBar, x: Int, y: Int) throws -> [UInt8] {
            try #require(WidgetPicture(of: bar)).color(x: x, y: y)
        }

        private func count(_ color: [UInt8], in view: UIView) throws -> Int {
            let picture = try #require(WidgetPicture(of: view))
            return (0..<picture.height * picture.width).count {
                picture.color(x: $0 % picture.width, y: $0 / picture.width) == color
            }
        }

        @Test func backgroundAndLineFollowTheAppearanceAtOnce() async throws {
            let tabs = makeTabs()
            try await show(tabs) { window in
                tabs.tabBar.standardAppearance.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
                tabs.tabBar.standardAppearance.shadowColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
                try await window.nextFrame()
                #expect(try count([0, 0, 255], in: window) == 390)
                #expect(try color(of: tabs.tabBar, x: 3, y: 10) == [0, 255, 0])

                tabs.tabBar.standardAppearance.configureWithTransparentBackground()
                try await window.nextFrame()
                let content = try #require(WidgetPicture(of: window)).color(x: 3, y: 100)
                let picture = try #require(WidgetPicture(of: window))
                #expect(picture.color(x: 3, y: picture.height - 10) == content)

                tabs.tabBar.standardAppearance = UITabBarAppearance()
                try await window.nextFrame()
                let plain = try #require(WidgetPicture(of: window))
                #expect(plain.color(x: 3, y: plain.height - 10) != content)
            }
        }

        @Test func iconsTitlesAndBadgesTakeTheirColors() async throws {
            let tabs = makeTabs()
            tabs.viewControllers?[1].tabBarItem.badgeValue = "8"
            try await show(tabs) { window in
                let items = tabs.tabBar.standardAppearance.stackedLayoutAppearance
                items.normal.iconColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
                items.normal.badgeBackgroundColor = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
                items.selected.iconColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
                try await window.nextFrame()

                let buttons = tabs.tabBar.subviews
                #expect(try count([0, 0, 255], in: buttons[0]) > 50)
                #expect(try count([0, 255, 0], in: buttons[1]) > 50)
                #expect(try count([255, 255, 0], in: buttons[1]) > 50)
            }
        }

        @Test func aTitlesFontAndPlaceFollowTheAppearance() async throws {
            let tabs = makeTabs()
            try await show(tabs) { window in
                let title = try #require(tabs.tabBar.subviews[1].subviews.last)
                let before = title.frame

                let items = tabs.tabBar.standardAppearance.stackedLayoutAppearance
                items.normal.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 22)]
                try await window.nextFrame()
                #expect(title.frame.height > before.height + 4)

                let large = title.frame
                items.normal.titlePositionAdjustment = UIOffset(horizontal: 12, vertical: -5)
                try await window.nextFrame()
                #expect(title.frame.minX == large.minX + 12)
                #expect(title.frame.minY == large.minY - 5)
            }
        }

        @Test func inAWideWindowTheTitleIsBesideTheIcon() async throws {
            let tabs = makeTabs()
            try await show(tabs, size: CGSize(width: 900, height: 500)) { window in
                tabs.viewControllers?[0].tabBarItem.badgeValue = "12"
                try await window.nextFrame()

                let parts = tabs.tabBar.subviews[0].subviews
                #expect(parts[0].frame.maxX <= parts[1].frame.minX)
                #expect(abs((parts[0].frame.minX + parts[1].frame.maxX) / 2 - parts[0].superview!.bounds.midX) <= 6)
            }
        }

        @Test func theEdgeAppearanceFollowsScrolling() async throws {
            let tabs = makeTabs()
            let scrollView = UIScrollView(frame: .zero)
            tabs.viewControllers?[0].view.addSubview(scrollView)
            let content = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 3000))
            scrollView.addSubview(content)
            tabs.tabBar.scrollEdgeAppearance = UITabBarAppearance()
            tabs.tabBar.scrollEdgeAppearance?.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            try await show(tabs) { _ in
                try await eventually { !tabs.tabBar.isAtScrollEdge }

                scrollView.contentOffset.y = 3000
                try await eventually { tabs.tabBar.isAtScrollEdge }
                try await eventually { (try? color(of: tabs.tabBar, x: 3, y: 10)) == [255, 0, 0] }

                scrollView.contentOffset.y = 100
                try await eventually { !tabs.tabBar.isAtScrollEdge }
            }
        }
    }
}
