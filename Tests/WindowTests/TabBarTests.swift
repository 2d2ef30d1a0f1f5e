import CAdwaita
import Testing

@testable import UIKit

extension WindowSuite {
    /// The tab bar as it is drawn and pressed.
    @MainActor
    @Suite struct TabBarTests {
        private func makeTabs(_ titles: String...) -> UITabBarController {
            let tabs = UITabBarController()
            tabs.viewControllers = titles.map { title in
                let controller = UIViewController()
                controller.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: "house"), tag: 0)
                return controller
            }
            return tabs
        }

        private func buttons(_ tabs: UITabBarController) -> [UIView] { tabs.tabBar.subviews }

        @Test func thePressOfAButtonsWidgetIsATap() async throws {
            let tabs = makeTabs("A", "B")
            try await show(tabs) { _ in
                gtk_widget_activate(buttons(tabs)[1].widget.pointer())

                try await eventually { tabs.selectedIndex == 1 }
            }
        }

        @Test func tabsShareTheWidthEquallyAtTheBottom() async throws {
            let tabs = makeTabs("A", "A title that is far too long for its tab", "C")
            try await show(tabs) { window in
                #expect(window.bounds.width == 390)
                #expect(buttons(tabs).map(\.frame.width) == [130, 130, 130])
                #expect((46...60).contains(tabs.tabBar.frame.height))
                #expect(tabs.tabBar.frame.maxY == window.bounds.height)
            }
        }

        @Test func aBadgeIsDrawnAndChangesAtOnce() async throws {
            let tabs = makeTabs("A", "B")
            try await show(tabs) { window in
                #expect(try redPixels(in: tabs.tabBar) == 0)

                tabs.viewControllers?[1].tabBarItem.badgeValue = "8"
                try await window.nextFrame()
                #expect(try redPixels(in: tabs.tabBar) > 50)

                tabs.viewControllers?[1].tabBarItem.badgeValue = ""
                try await window.nextFrame()
                #expect(try redPixels(in: tabs.tabBar) > 30)

                tabs.viewControllers?[1].tabBarItem.badgeValue = nil
                try await window.nextFrame()
                #expect(try redPixels(in: tabs.tabBar) == 0)
            }
        }

        @Test func aHiddenBarLeavesItsSpaceToTheContent() async throws {
            let tabs = makeTabs("A")
            try await show(tabs) { window in
                tabs.isTabBarHidden = true
                try await window.nextFrame()

                #expect(tabs.viewControllers?[0].view.frame.height == window.bounds.height)
            }
        }

        @Test func aWiderWindowShowsTabsInPlaceOfMore() async throws {
            let tabs = makeTabs("1", "2", "3", "4", "5", "6")
            try await show(tabs, size: CGSize(width: 900, height: 500)) { _ in
                try await eventually { tabs.tabBar.items?.count == 6 }
            }
        }

        private func redPixels(in view: UIView) throws -> Int {
            let picture = try #require(WidgetPicture(of: view))
            var count = 0
            for y in 0..<picture.height {
                for x in 0..<picture.width {
                    let color = picture.color(x: x, y: y)
                    if color[0] > 180, color[1] < 60, color[2] < 70 { count += 1 }
                }
            }
            return count
        }
    }
}
