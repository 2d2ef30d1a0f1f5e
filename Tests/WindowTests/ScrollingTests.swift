import CAdwaita
import Testing

@testable import UIKit

extension WindowSuite {
    @MainActor
    @Suite struct ScrollingTests {
        @Test func anOffsetSetBeforeThereIsAWindowIsAppliedInTheFirstFrame() async throws {
            let scrollView = tallScrollView()
            scrollView.contentOffset.y = 400
            let recorder = OffsetRecorder()
            scrollView.delegate = recorder

            try await show(scrollView) { _ in
                #expect(scrollView.contentOffset.y == 400)
                #expect(recorder.offsets.isEmpty)
                let picture = try #require(WidgetPicture(of: scrollView))
                #expect(picture.color(x: 5, y: 5) == [0, 0, 255])
            }
        }

        @Test func anOffsetPastTheEndBecomesTheLastAndIsReachedOnceThereIsEnoughContent() async throws {
            let scrollView = tallScrollView()

            try await show(scrollView) { window in
                scrollView.contentOffset.y = 5000
                #expect(scrollView.contentOffset.y == 2000 - scrollView.bounds.height)

                scrollView.contentSize = CGSize(width: 100, height: 6000)
                try await eventually { scrollView.contentOffset.y == 5000 }
            }
        }

        @Test func anAnimatedChangeTellsOfEachStepAndOfItsEnd() async throws {
            let scrollView = tallScrollView()
            let recorder = OffsetRecorder()

            try await show(scrollView) { _ in
                scrollView.delegate = recorder
                scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
                #expect(scrollView.contentOffset.y < 300)
                try await eventually { recorder.finished == 1 }

                #expect(scrollView.contentOffset.y == 300)
                #expect(recorder.offsets.count > 3)
                #expect(recorder.offsets == recorder.offsets.sorted())
                #expect(Set(recorder.offsets).count == recorder.offsets.count)
            }
        }

        @Test func aFurtherCallEndsTheRunningAnimationWithoutAWord() async throws {
            let scrollView = tallScrollView()
            let recorder = OffsetRecorder()

            try await show(scrollView) { window in
                scrollView.delegate = recorder
                scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
                try await eventually { scrollView.contentOffset.y > 0 }
                scrollView.contentOffset.y = 10
                for _ in 0..<30 { try await window.nextFrame() }

                #expect(scrollView.contentOffset.y == 10)
                #expect(recorder.finished == 0)
            }
        }

        @Test func scrollingByThePersonIsToldOnceAndEndsAnAnimation() async throws {
            let scrollView = tallScrollView()
            let recorder = OffsetRecorder()

            try await show(scrollView) { window in
                scrollView.delegate = recorder
                scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
                try await eventually { scrollView.contentOffset.y > 0 }
                let told = recorder.offsets.count
                let adjustment = gtk_scrolled_window_get_vadjustment(scrollView.widgetReference?.pointer())
                gtk_adjustment_set_value(adjustment, 700)
                for _ in 0..<30 { try await window.nextFrame() }

                #expect(scrollView.contentOffset.y == 700)
                #expect(recorder.offsets.count == told + 1)
                #expect(recorder.finished == 0)
            }
        }

        @Test func insetsAreScrolledSpaceAndTheOffsetStartsBeforeTheContent() async throws {
            let scrollView = tallScrollView()
            scrollView.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 50, right: 0)

            try await show(scrollView) { _ in
                #expect(scrollView.contentOffset.y == -30)
                #expect(scrollView.contentSize.height == 2000)
                #expect(scrollView.subviews[0].frame.minY == 0)
                #expect(scrollView.subviews[0].convert(CGPoint.zero, to: nil).y == 30)

                scrollView.contentOffset.y = 5000
                #expect(scrollView.contentOffset.y == 2050 - scrollView.bounds.height)
            }
        }

        @Test func contentFillsTheWidthOfAViewThatScrollsVertically() async throws {
            let scrollView = UIScrollView()
            scrollView.scrollAxes = .vertical
            scrollView.layout = StackLayout(axis: .vertical, alignment: .fill)
            let label = UILabel()
            label.text = "Some text that is longer than the view is wide, so that it has to be broken into lines"
            label.numberOfLines = 0
            scrollView.addSubview(label)

            try await show(scrollView, size: CGSize(width: 200, height: 300)) { _ in
                #expect(label.frame.width == 200)
                #expect(label.frame.minY == 0)
                #expect(scrollView.contentSize.height < 300)
            }
        }

        @Test func theWheelOfAnAxisThatDoesNotScrollIsLeftToTheViewAround() async throws {
            let scrollView = tallScrollView()
            scrollView.scrollAxes = .horizontal

            try await show(scrollView) { _ in
                #expect(wheelFlags(of: scrollView) == GTK_EVENT_CONTROLLER_SCROLL_HORIZONTAL.rawValue)

                scrollView.isScrollEnabled = false
                #expect(wheelFlags(of: scrollView) == 0)
            }
        }

        @Test func aScrollViewIsFreedWithItsContent() async throws {
            weak var released: UIScrollView?
            do {
                let scrollView = tallScrollView()
                released = scrollView
                try await show(scrollView) { _ in scrollView.setContentOffset(CGPoint(x: 0, y: 9), animated: true) }
            }
            try await eventually { released == nil }
        }

        /// The axes for which any of the scrolled window's controllers takes wheel events.
        private func wheelFlags(of scrollView: UIScrollView) -> UInt32 {
            let controllers = gtk_widget_observe_controllers(scrollView.widgetReference?.pointer())
            defer { g_object_unref(UnsafeMutableRawPointer(controllers)) }
            var flags: UInt32 = 0
            for index in 0..<g_list_model_get_n_items(controllers) {
                guard let item = g_list_model_get_item(controllers, index) else { continue }
                defer { g_object_unref(item) }
                let instance = item.assumingMemoryBound(to: GTypeInstance.self)
                guard g_type_check_instance_is_a(instance, gtk_event_controller_scroll_get_type()) != 0 else {
                    continue
                }
                flags |= gtk_event_controller_scroll_get_flags(OpaquePointer(item)).rawValue
            }
            return flags & GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES.rawValue
        }

        private func tallScrollView() -> UIScrollView {
            let scrollView = UIScrollView()
            for (index, color) in [UIColor.red, .blue, .green, .yellow, .black].enumerated() {
                let block = UIView(frame: CGRect(x: 0, y: index * 400, width: 100, height: 400))
                block.backgroundColor = color
                scrollView.addSubview(block)
            }
            return scrollView
        }

        private func show(
            _ view: UIView,
            size: CGSize = CGSize(width: 390, height: 700),
            _ body: (UIWindow) async throws -> Void
        ) async throws {
            let controller = UIViewController()
            controller.view = view
            try await WindowTests.show(controller, size: size, body)
        }
    }
}

@MainActor
private final class OffsetRecorder: NSObject, UIScrollViewDelegate {
    var offsets: [CGFloat] = []
    var finished = 0

    func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { finished += 1 }
}
