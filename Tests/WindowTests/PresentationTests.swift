import CAdwaita
import Testing

@testable import UIKit

extension WindowSuite {
    /// Sheets in a real window: what is drawn, and what a person's clicks and keys do.
    @MainActor
    @Suite struct PresentationTests {
        private let root = UIViewController()
        private let sheet = UIViewController()

        init() {
            root.view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
            sheet.view.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        }

        private func color(in window: UIWindow, y: Int) throws -> [UInt8] {
            let picture = try #require(WidgetPicture(of: window))
            return picture.color(x: picture.width / 2, y: y)
        }

        @Test func aSheetSlidesInOverTheDimmedRestAndOutAgain() async throws {
            try await show(root) { window in
                var isThere = false
                root.present(sheet, animated: true) { isThere = true }
                #expect(sheet.isBeingPresented)
                #expect(root.transitionCoordinator != nil)
                try await window.nextFrame()
                #expect(!isThere)
                #expect(try color(in: window, y: 10)[2] > 0)

                try await eventually { isThere }
                try await window.nextFrame()
                let dimmed = try color(in: window, y: 10)
                #expect(dimmed[2] < 200 && dimmed[2] > 100 && dimmed[1] == 0)
                #expect(try color(in: window, y: 300) == [0, 255, 0])

                root.dismiss(animated: true)
                #expect(sheet.isBeingDismissed)
                try await eventually { root.presentedViewController == nil }
                try await window.nextFrame()
                #expect(try color(in: window, y: 10) == [0, 0, 255])
                #expect(try color(in: window, y: 300) == [0, 0, 255])
                #expect(!sheet.view.isMapped)
            }
        }

        @Test func aFullScreenControllerFillsTheWindowAndWhatItCoversKeepsItsWidgets() async throws {
            let scrollView = UIScrollView(frame: .zero)
            let tall = UIView()
            tall.layout = FrameLayout(width: .init(), height: .init(fixed: 3000))
            scrollView.addSubview(tall)
            root.view = scrollView
            try await show(root) { window in
                scrollView.setContentOffset(CGPoint(x: 0, y: 500), animated: false)
                sheet.modalPresentationStyle = .fullScreen
                root.present(sheet, animated: true)
                try await eventually { !sheet.isBeingPresented }
                try await window.nextFrame()
                #expect(try color(in: window, y: 10) == [0, 255, 0])
                #expect(!root.view.isMapped)
                let widget: UnsafeMutablePointer<GtkWidget> = try #require(root.view.widgetReference).pointer()
                #expect(gtk_widget_get_parent(widget) != nil)

                root.dismiss(animated: true)
                try await eventually { root.presentedViewController == nil }
                try await window.nextFrame()
                #expect(root.view.isMapped)
                #expect(scrollView.contentOffset.y == 500)
            }
        }

        @Test func aClickBesideASheetDismissesIt() async throws {
            try await show(root) { window in
                root.present(sheet, animated: false)
                try await window.nextFrame()
                let pointer = try Pointer()

                try pointer.click(sheet.view)
                try await window.nextFrame()
                #expect(root.presentedViewController === sheet)

                try pointer.move(to: window, offset: CGPoint(x: 0, y: -window.bounds.height / 2 + 8))
                pointer.down()
                pointer.up()
                try await eventually { root.presentedViewController == nil }
            }
        }

        @Test func escapeDismissesTheTopmostSheetOnly() async throws {
            try await show(root) { window in
                let second = UIViewController()
                root.present(sheet, animated: false)
                sheet.present(second, animated: false)
                try await window.nextFrame()

                try Pointer().pressKey(9)
                try await eventually { sheet.presentedViewController == nil }

                #expect(root.presentedViewController === sheet)
            }
        }

        @Test func aModalSheetAndAFullScreenControllerStay() async throws {
            try await show(root) { window in
                let pointer = try Pointer()
                sheet.isModalInPresentation = true
                root.present(sheet, animated: false)
                try await window.nextFrame()

                try pointer.pressKey(9)
                try pointer.move(to: window, offset: CGPoint(x: 0, y: -window.bounds.height / 2 + 8))
                pointer.down()
                pointer.up()
                try await window.nextFrame()
                try await window.nextFrame()
                #expect(root.presentedViewController === sheet)
                #expect(!sheet.isBeingDismissed)

                sheet.isModalInPresentation = false
                try pointer.pressKey(9)
                try await eventually { root.presentedViewController == nil }
            }
        }

        @Test func theKeyboardReachesOnlyTheSheet() async throws {
            let below = UITextField()
            let inside = UITextField()
            root.view.addSubview(below)
            sheet.view.addSubview(inside)
            try await show(root) { window in
                below.becomeFirstResponder()
                try await window.nextFrame()
                root.present(sheet, animated: false)
                try await window.nextFrame()
                #expect(!below.isFirstResponder)

                try Pointer().pressKey(23)
                try await eventually { inside.isFirstResponder }
                try Pointer().pressKey(23)
                try await window.nextFrame()
                #expect(!below.isFirstResponder)

                root.dismiss(animated: false)
                #expect(below.isFirstResponder)
            }
        }

        @Test func aSheetFloatsInAWideWindow() async throws {
            try await show(root, size: CGSize(width: 1000, height: 800)) { window in
                root.present(sheet, animated: false)
                try await window.nextFrame()

                #expect(sheet.view.bounds.size == CGSize(width: 640, height: 720))
                #expect(sheet.view.convert(.zero, to: nil) == CGPoint(x: 180, y: 40))
            }
        }
    }
}
