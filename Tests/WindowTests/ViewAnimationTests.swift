import CAdwaita
import Testing

@testable import UIKit

extension WindowSuite {
    /// What animation closures move on a display, and what controllers change after a layout.
    @MainActor
    @Suite struct ViewAnimationTests {
        private func opacity(of view: UIView) -> Double {
            gtk_widget_get_opacity(view.widget.pointer())
        }

        @Test func alphaMovesThereAndTheCompletionComesAtTheEnd() async throws {
            let controller = UIViewController()
            let view = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
            controller.view.addSubview(view)
            try await show(controller) { window in
                var isOver = false
                UIView.animate(withDuration: 0.3) {
                    view.alpha = 0
                } completion: { _ in
                    isOver = true
                }
                #expect(opacity(of: view) == 1)

                var between: [Double] = []
                while !isOver {
                    try await window.nextFrame()
                    if !isOver { between.append(opacity(of: view)) }
                }
                #expect(between.count { $0 > 0 && $0 < 1 } > 3)
                #expect(between == between.sorted(by: >))
                #expect(opacity(of: view) == 0)
            }
        }

        @Test func anotherAnimationGoesOnFromWhatIsShown() async throws {
            let controller = UIViewController()
            let view = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
            controller.view.addSubview(view)
            try await show(controller) { window in
                var ends = 0
                UIView.animate(withDuration: 0.3, animations: { view.alpha = 0 }, completion: { _ in ends += 1 })
                try await eventually { opacity(of: view) < 0.7 }
                let shown = opacity(of: view)

                UIView.animate(withDuration: 0.3, animations: { view.alpha = 1 }, completion: { _ in ends += 1 })
                #expect(opacity(of: view) == shown)
                var least = shown
                while ends < 2 {
                    try await window.nextFrame()
                    least = min(least, opacity(of: view))
                }
                #expect(least == shown)
                #expect(opacity(of: view) == 1)
            }
        }

        private final class Growing: UIViewController {
            let line = UILabel()
            var heights: [CGFloat] = []

            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                heights.append(view.frame.height)
                // A change that asks for another layout.
                if view.frame.width > 500 { line.isHidden = false }
            }
        }

        @Test func whatIsChangedAfterALayoutIsLaidOutToo() async throws {
            let controller = Growing()
            controller.line.text = "wide"
            controller.line.isHidden = true
            controller.view.addSubview(controller.line)
            try await show(controller, size: CGSize(width: 600, height: 300)) { _ in
                try await eventually { controller.line.isMapped }
                #expect(controller.heights.last == 300)
            }
        }
    }
}
