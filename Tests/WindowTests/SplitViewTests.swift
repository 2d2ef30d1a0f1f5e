import CAdwaita
import Testing

@testable import UIKit

extension WindowSuite {
    /// Two columns as they are seen.
    @MainActor
    @Suite struct SplitViewTests {
        private let split = UISplitViewController(style: .doubleColumn)
        private let list = UIViewController()
        private let detail = UIViewController()

        init() {
            list.title = "List"
            detail.title = "Detail"
            split.setViewController(list, for: .primary)
            split.setViewController(detail, for: .secondary)
        }

        private func place(of controller: UIViewController) -> CGRect {
            controller.view.convert(controller.view.bounds, to: nil)
        }

        @Test func theColumnsAreSideBySideAndTheDetailGetsTheRest() async throws {
            try await show(split, size: CGSize(width: 1000, height: 600)) { window in
                try await window.nextFrame()

                #expect(place(of: list).minX == 0)
                #expect(place(of: list).width == 320)
                #expect(place(of: detail).minX >= 320)
                #expect(place(of: detail).maxX == 1000)
                #expect(list.view.isMapped && detail.view.isMapped)
            }
        }

        @Test func aHiddenListLeavesAllTheRoomToTheDetail() async throws {
            try await show(split, size: CGSize(width: 1000, height: 600)) { window in
                split.hide(.primary)
                try await eventually { place(of: detail).width == 1000 }
                #expect(!list.view.isMapped)

                split.show(.primary)
                try await eventually { list.view.isMapped && place(of: list).width == 320 }
            }
        }

        @Test func theLineBetweenThemCanBeDragged() async throws {
            let pointer = try Pointer()
            try await show(split, size: CGSize(width: 1000, height: 600)) { window in
                try await window.nextFrame()
                let end = CGPoint(x: place(of: list).width / 2 + 1, y: 0)
                try pointer.move(to: list.view, offset: end)
                try await window.nextFrame()
                pointer.down()
                for step in 1...4 {
                    try pointer.move(to: detail.view, offset: CGPoint(x: Double(step) * 25 - 340, y: 0))
                    try await window.nextFrame()
                }
                pointer.up()

                try await eventually { place(of: list).width > 340 }
            }
        }

        @Test func inAPhonesWidthOneColumnFillsTheWindowAndTheBackButtonLeadsToTheOther() async throws {
            let pointer = try Pointer()
            try await show(split) { window in
                try await window.nextFrame()
                #expect(place(of: detail).width == 390)
                #expect(!list.view.isMapped)

                let inner = try #require(detail.navigationController)
                let button = try #require(views(UIButton.self, in: inner.navigationBar).first)
                try pointer.click(button)

                try await eventually { list.view.isMapped && !detail.view.isMapped }
                #expect(place(of: list).width == 390)
            }
        }

        @Test func aWindowThatGrowsAndShrinksMovesTheDetail() async throws {
            try await show(split) { window in
                try await window.nextFrame()
                let text = UITextView()
                text.text = "kept"
                detail.view.addSubview(text)
                try await window.nextFrame()

                for width in [Int32(1000), 390, 1000] {
                    let native = try #require(gtk_widget_get_native(window.widget.pointer()))
                    let toplevel = UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkWindow.self)
                    gtk_window_set_default_size(toplevel, width, 600)
                    try await eventually { split.isCollapsed == (width == 390) && text.isMapped }
                }

                try await eventually { place(of: list).width == 320 }
                #expect(text.text == "kept")
            }
        }
    }
}
