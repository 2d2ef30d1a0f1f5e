import Testing

@testable import UIKit

extension WindowSuite {
    @MainActor
    @Suite struct LayoutTests {
        @Test func aStackGivesSpareSpaceToViewsThatExpandAndKeepsTheOthersAtTheirSize() async throws {
            let stack = UIView()
            stack.layout = StackLayout(axis: .vertical, spacing: 10, alignment: .leading)
            let fixed = block(.red, width: 50, height: 40)
            let flexible = UIView()
            flexible.backgroundColor = .blue
            flexible.expandsVertically = true
            flexible.expandsHorizontally = true
            stack.setSubviews([fixed, flexible])

            try await show(controller(of: stack)) { window in
                #expect(fixed.frame == CGRect(x: 0, y: 0, width: 50, height: 40))
                #expect(flexible.frame == CGRect(x: 0, y: 50, width: 390, height: window.bounds.height - 50))
                let picture = try #require(WidgetPicture(of: window))
                #expect(picture.color(x: 20, y: 20) == [255, 0, 0])
                #expect(picture.color(x: 200, y: 300) == [0, 0, 255])
                #expect(picture.color(x: 200, y: 20) != [255, 0, 0])
            }
        }

        @Test func paddingInsetsItsContentAndAddsToItsSize() async throws {
            let padded = UIView()
            padded.layout = PaddingLayout(insets: UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8))
            let content = block(.red, width: 20, height: 20)
            padded.setSubviews([content])
            let root = UIView()
            root.layout = OverlayLayout(horizontal: .leading, vertical: .leading)
            root.setSubviews([padded])

            try await show(controller(of: root)) { _ in
                #expect(padded.frame.size == CGSize(width: 34, height: 32))
                #expect(content.frame == CGRect(x: 6, y: 5, width: 20, height: 20))
            }
        }

        private func block(_ color: UIColor, width: CGFloat, height: CGFloat) -> UIView {
            let view = UIView()
            view.backgroundColor = color
            view.layout = FrameLayout(width: .init(fixed: width), height: .init(fixed: height))
            return view
        }

        private func controller(of view: UIView) -> UIViewController {
            let controller = UIViewController()
            controller.view = view
            return controller
        }
    }
}
