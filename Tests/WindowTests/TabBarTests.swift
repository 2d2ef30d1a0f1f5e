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

        @Test func picturesAreStencilsInTheTintUnlessTheySayOtherwise() async throws {
            let path = try writeBlackSquare()
            defer { try? FileManager.default.removeItem(atPath: path) }
            let image = try #require(UIImage(contentsOfFile: path))
            let tabs = makeTabs("A", "B")
            tabs.tabBar.tintColor = UIColor(red: 0.9, green: 0, blue: 0, alpha: 1)
            tabs.viewControllers?[0].tabBarItem.title = nil
            tabs.viewControllers?[0].tabBarItem.image = image
            try await show(tabs) { window in
                let red = try redPixels(in: tabs.tabBar)
                #expect(red > 300)
                #expect(try pixels(in: tabs.tabBar) { $0 == [0, 0, 0] } == 0)

                tabs.tabBar.tintColor = .blue
                try await window.nextFrame()
                let blue = try pixels(in: tabs.tabBar) { $0 == [0, 0, 255] }
                #expect(blue > 300)

                tabs.viewControllers?[0].tabBarItem.image = image.withRenderingMode(.alwaysOriginal)
                try await window.nextFrame()
                let black = try pixels(in: tabs.tabBar) { $0 == [0, 0, 0] }
                #expect(black > 300)
            }
        }

        /// A picture of 20 by 20 pixels; the caller removes it.
        private func writeBlackSquare() throws -> String {
            let path = NSTemporaryDirectory() + UUID().uuidString + ".png"
            let bytes = [UInt8](repeating: 0, count: 20 * 20 * 4).enumerated().map {
                $0.offset % 4 == 3 ? 255 : $0.element
            }
            let data = g_bytes_new(bytes, gsize(bytes.count))
            defer { g_bytes_unref(data) }
            let texture = try #require(gdk_memory_texture_new(20, 20, GDK_MEMORY_R8G8B8A8, data, 80))
            defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
            try #require(gdk_texture_save_to_png(texture, path) != 0)
            return path
        }

        private func redPixels(in view: UIView) throws -> Int {
            try pixels(in: view) { $0[0] > 180 && $0[1] < 60 && $0[2] < 70 }
        }

        private func pixels(in view: UIView, where matches: ([UInt8]) -> Bool) throws -> Int {
            let picture = try #require(WidgetPicture(of: view))
            return (0..<picture.height * picture.width).count {
                matches(picture.color(x: $0 % picture.width, y: $0 / picture.width))
            }
        }
    }
}
