import CAdwaita
import Testing

@testable import UIKit

extension WindowSuite {
    /// The enlarged item that a tab shows where text is set very large.
    @MainActor
    @Suite struct LargeContentTests {
        private func withTextScale(_ scale: Double, _ body: () async throws -> Void) async throws {
            try #require(Display.isAvailable)
            let settings = UnsafeMutablePointer<GObject>(try #require(gtk_settings_get_default()))
            var resolution = GValue()
            g_value_init(&resolution, GType(6 << 2))
            g_value_set_int(&resolution, gint(96 * 1024 * scale))
            g_object_set_property(settings, "gtk-xft-dpi", &resolution)
            defer {
                g_value_set_int(&resolution, 96 * 1024)
                g_object_set_property(settings, "gtk-xft-dpi", &resolution)
            }
            try await body()
        }

        private func makeTabs() -> UITabBarController {
            let tabs = UITabBarController()
            tabs.viewControllers = ["A", "B"].map { title in
                let controller = UIViewController()
                controller.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: "house"), tag: 0)
                return controller
            }
            return tabs
        }

        @Test func atVeryLargeTextAPointerThatRestsOnATabShowsItEnlarged() async throws {
            let tabs = makeTabs()
            try await withTextScale(2) {
                try await show(tabs) { _ in
                    let button = try #require(tabs.tabBar.subviews[1] as? TabBarButton)
                    let pointer = try Pointer()
                    try pointer.move(to: tabs.tabBar.subviews[0])
                    try pointer.move(to: button)

                    try await eventually { button.largeContent.isShown }
                    try pointer.move(to: tabs.pages)
                }
            }
        }

        @Test func atUsualTextThereIsNoViewer() async throws {
            let tabs = makeTabs()
            try await withTextScale(1.2) {
                try await show(tabs) { _ in
                    #expect(!LargeContentViewer.isEnabled)
                }
            }
        }
    }
}
