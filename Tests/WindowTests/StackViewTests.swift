import Testing

@testable import UIKit

extension WindowSuite {
    @MainActor
    @Suite struct StackViewTests {
        @Test func spareSpaceGoesToTheLastViewOfAStackThatFills() async throws {
            let (stack, views) = stack(widths: [40, 60])

            try await show(stack) {
                #expect(views.map(\.frame.minX) == [0, 50])
                #expect(views.map(\.frame.width) == [40, 250])
                #expect(views.map(\.frame.height) == [100, 100])
            }
        }

        @Test func spareSpaceGoesToAViewThatExpandsIfThereIsOne() async throws {
            let (stack, views) = stack(widths: [40, 60])
            views[0].expandsHorizontally = true

            try await show(stack) {
                #expect(views.map(\.frame.width) == [230, 60])
            }
        }

        @Test func viewsOfOneSizeShareTheStack() async throws {
            let (stack, views) = stack(widths: [40, 60, 10])
            stack.distribution = .fillEqually
            stack.spacing = 0

            try await show(stack) {
                #expect(views.map(\.frame.minX) == [0, 100, 200])
                #expect(views.map(\.frame.width) == [100, 100, 100])
            }
        }

        @Test func spareSpaceGoesBetweenViewsOfEqualSpacing() async throws {
            let (stack, views) = stack(widths: [40, 60, 100])
            stack.distribution = .equalSpacing

            try await show(stack) {
                #expect(views.map(\.frame.minX) == [0, 90, 200])
                #expect(views.map(\.frame.width) == [40, 60, 100])
            }
        }

        @Test func hiddenViewsTakeNoSpace() async throws {
            let (stack, views) = stack(widths: [40, 60, 100])
            views[1].isHidden = true
            stack.alignment = .center

            try await show(stack) {
                #expect(views[2].frame.minX == 50)
                #expect(views[0].frame.height == 20)
                #expect(views[0].frame.minY == 40)
            }
        }

        @Test func alongTheAxisTheStackAsksForTheLengthOfItsViews() async throws {
            let (stack, views) = stack(widths: [40, 60])
            let root = UIView()
            root.layout = OverlayLayout(horizontal: .leading, vertical: .leading)
            root.addSubview(stack)

            try await show(root) {
                #expect(stack.frame.size == CGSize(width: 110, height: 20))
                #expect(views[1].frame.width == 60)
            }
        }

        private func stack(widths: [CGFloat]) -> (UIStackView, [UIView]) {
            let views = widths.map { width in
                let view = UIView()
                let content = UIView()
                content.layout = FrameLayout(width: .init(fixed: width), height: .init(fixed: 20))
                view.addSubview(content)
                return view
            }
            let stack = UIStackView(arrangedSubviews: views)
            stack.spacing = 10
            return (stack, views)
        }

        private func show(_ view: UIView, _ check: () throws -> Void) async throws {
            let controller = UIViewController()
            controller.view = view
            try await WindowTests.show(controller, size: CGSize(width: 300, height: 100)) { _ in try check() }
        }
    }
}
