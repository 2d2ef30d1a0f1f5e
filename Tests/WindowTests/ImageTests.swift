import CAdwaita
import Foundation
import Testing

@testable import UIKit

extension WindowSuite {
    @MainActor
    @Suite struct ImageTests {
        @Test func everySymbolOfTheThemeHasAnIconThere() throws {
            try #require(Display.isAvailable)
            let theme = gtk_icon_theme_get_for_display(gdk_display_get_default())

            let missing = SystemSymbol.themed.values.filter { gtk_icon_theme_has_icon(theme, "\($0)-symbolic") == 0 }

            #expect(missing.isEmpty)
        }

        @Test func aSymbolIsDrawnInTheTintAndFollowsIt() async throws {
            let view = UIImageView(image: UIImage(systemName: "square.fill"))
            view.symbolSize = 40
            view.tintColor = .red

            try await show(view) { window in
                #expect(try color(of: view, x: 20, y: 20) == [255, 0, 0])

                view.tintColor = .blue
                try await window.nextFrame()
                #expect(try color(of: view, x: 20, y: 20) == [0, 0, 255])
            }
        }

        @Test func aSymbolInTheLabelColourFollowsDarkStyle() async throws {
            let view = UIImageView(image: UIImage(systemName: "square.fill"))
            view.symbolSize = 40
            view.tintColor = .label
            let manager = adw_style_manager_get_default()
            defer { adw_style_manager_set_color_scheme(manager, ADW_COLOR_SCHEME_DEFAULT) }

            try await show(view) { window in
                #expect(try color(of: view, x: 20, y: 20)[0] < 100)

                adw_style_manager_set_color_scheme(manager, ADW_COLOR_SCHEME_FORCE_DARK)
                try await eventually { (try? color(of: view, x: 20, y: 20)[0]) ?? 0 > 200 }
            }
        }

        @Test func aFileIsDrawnInItsOwnColoursUnlessItIsATemplate() async throws {
            let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).svg")
            let svg =
                "<svg xmlns='http://www.w3.org/2000/svg' width='40' height='40'>"
                + "<rect width='20' height='40' fill='#00ff00'/></svg>"
            try Data(svg.utf8).write(to: file)
            defer { try? FileManager.default.removeItem(at: file) }
            let image = try #require(UIImage(contentsOfFile: file.path))
            let view = UIImageView(image: image)
            view.backgroundColor = .white
            view.tintColor = .red

            try await show(view) { window in
                #expect(view.bounds.size == CGSize(width: 40, height: 40))
                #expect(try color(of: view, x: 10, y: 20) == [0, 255, 0])

                view.image = image.withRenderingMode(.alwaysTemplate)
                try await window.nextFrame()
                #expect(try color(of: view, x: 10, y: 20) == [255, 0, 0])
                #expect(try color(of: view, x: 30, y: 20) == [255, 255, 255])
            }
        }

        private func color(of view: UIView, x: Int, y: Int) throws -> [UInt8] {
            try #require(WidgetPicture(of: view)).color(x: x, y: y)
        }

        private func show(_ view: UIView, _ body: (UIWindow) async throws -> Void) async throws {
            let controller = UIViewController()
            controller.view = UIView()
            controller.view.layout = OverlayLayout()
            controller.view.setSubviews([view])
            try await WindowTests.show(controller, body)
        }
    }
}
