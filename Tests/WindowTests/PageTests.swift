import CAdwaita
import Testing

@testable import UIKit

extension WindowSuite {
    /// What a person finds when a page comes back.
    @MainActor
    @Suite struct PageTests {
        private func tab(_ views: UIView...) -> UIViewController {
            let controller = UIViewController()
            let column = UIView()
            column.layout = StackLayout(axis: .vertical, alignment: .fill)
            column.setSubviews(views)
            controller.view = column
            return controller
        }

        private func longContent() -> UIView {
            let content = UIView()
            content.layout = FrameLayout(width: .init(), height: .init(fixed: 5000))
            return content
        }

        @Test func scrollPositionsSurviveTabSwitches() async throws {
            let scrollView = UIScrollView()
            scrollView.scrollAxes = .vertical
            scrollView.addSubview(longContent())
            let tabs = UITabBarController()
            tabs.viewControllers = [tab(scrollView), tab()]

            try await show(tabs) { window in
                scrollView.contentOffset.y = 800
                try await window.nextFrame()
                tabs.selectedIndex = 1
                try await window.nextFrame()
                #expect(scrollView.window == nil)

                tabs.selectedIndex = 0
                try await window.nextFrame()

                #expect(scrollView.contentOffset.y == 800)
                #expect(scrollView.window === window)
            }
        }

        @Test func textAndFocusOfATextViewSurviveTabSwitches() async throws {
            let text = UITextView()
            let tabs = UITabBarController()
            tabs.viewControllers = [tab(text), tab(UITextView())]

            try await show(tabs) { window in
                text.text = String(repeating: "a line\n", count: 200) + "half a sen"
                try await eventually { text.contentSize.height > 2000 }
                text.becomeFirstResponder()
                text.contentOffset.y = 300
                try await window.nextFrame()

                tabs.selectedIndex = 1
                try await window.nextFrame()
                #expect(!text.isFirstResponder)
                #expect(window.firstResponder == nil)
                tabs.selectedIndex = 0
                try await window.nextFrame()

                #expect(text.isFirstResponder)
                #expect(text.text.hasSuffix("half a sen"))
                #expect(text.contentOffset.y == 300)
            }
        }

        @Test func textAndFocusSurviveTabSwitches() async throws {
            let field = UITextField()
            let tabs = UITabBarController()
            tabs.viewControllers = [tab(field), tab(UITextField()), tab()]

            try await show(tabs) { window in
                field.becomeFirstResponder()
                field.text = "half a sen"
                try await window.nextFrame()
                #expect(field.isFirstResponder)

                for index in [1, 2] {
                    tabs.selectedIndex = index
                    try await window.nextFrame()
                    #expect(!field.isFirstResponder)
                    tabs.selectedIndex = 0
                    try await window.nextFrame()
                    #expect(field.isFirstResponder)
                }

                #expect(field.text == "half a sen")
            }
        }
    }
}
