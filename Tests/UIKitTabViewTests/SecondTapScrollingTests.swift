import SwiftUI
import Testing
import UIKit
import UIKitTabView

extension TabViewSuite {
    /// What a second tap scrolls, and what it does first.
    @MainActor
    @Suite struct SecondTapScrollingTests {
        private let model = Model()
        private let log = LifeLog()

        private func show(_ content: some View) async -> Screen {
            let screen = Screen(
                UIKitTabView {
                    UIKitTab("A", value: "A") { content }
                }
                .onTabSelection { log.note("\($0.action)") }
            )
            await settle()
            return screen
        }

        @Test func aTargetThatDoesNotScrollNamesNothingOutsideTheTab() async throws {
            let screen = Screen(
                HStack {
                    List(0..<200, id: \.self) { Shown("row \($0)") }
                    UIKitTabView {
                        UIKitTab("A", value: "A") { Shown("content A").secondTapScrollTarget() }
                    }
                    .onTabSelection { log.note("\($0.action)") }
                }
            )
            await settle()
            let list = try #require(screen.root.view.firstSubview(UIScrollView.self))
            try await eventually { list.contentSize.height > 1000 }
            list.setContentOffset(CGPoint(x: 0, y: 600), animated: false)

            try await screen.tap(0)

            #expect(log.entries == ["none"])
            #expect(list.contentOffset.y == 600)
        }

        @available(iOS 16, tvOS 16, *)
        private struct Trails: View {
            @ObservedObject var model: Model
            let log: LifeLog

            var body: some View {
                NavigationStack(path: $model.path) {
                    List(0..<200, id: \.self) { Shown("row \($0)") }
                        .onSecondTap {
                            log.note("root asked")
                            return .useDefault
                        }
                        .navigationDestination(for: Int.self) { Shown("screen \($0)") }
                }
            }
        }

        @available(iOS 16, tvOS 16, *)
        @Test func theFirstTapGoesBackTheNextScrollsAndAThirdDoesNothing() async throws {
            let screen = await show(Trails(model: model, log: log))
            let list = try #require(try screen.tabs[0].view.firstSubview(UIScrollView.self))
            try await eventually { list.contentSize.height > 1000 }
            list.setContentOffset(CGPoint(x: 0, y: 600), animated: false)
            model.path = [1, 2]
            await settle()

            try await screen.tap(0)
            try await eventually { self.model.path.isEmpty }
            let stack = try #require(try screen.tabs[0].firstDescendant(UINavigationController.self))
            try await eventually { stack.topViewController?.viewIfLoaded?.window != nil }
            #expect(list.contentOffset.y == 600)
            try await screen.tap(0)
            try await eventually { list.contentOffset.y == -list.adjustedContentInset.top }
            try await screen.tap(0)

            #expect(log.entries == ["popToRoot", "root asked", "scroll", "root asked", "none"])
        }

        @Test func anEmptyListHasNothingToScroll() async throws {
            let screen = await show(List([Int](), id: \.self) { Shown("row \($0)") })

            try await screen.tap(0)
            try await screen.tap(0)

            #expect(log.entries == ["none", "none"])
        }

        @Test func aContentThatOnlyScrollsSidewaysStaysWhereItIs() async throws {
            let carousel = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
            carousel.contentSize = CGSize(width: 2000, height: 100)
            carousel.contentOffset = CGPoint(x: 700, y: 0)
            let page = UIViewController()
            page.view.addSubview(carousel)
            let screen = await show(Columns(page))

            try await screen.tap(0)

            #expect(log.entries == ["none"])
            #expect(carousel.contentOffset == CGPoint(x: 700, y: 0))
        }

        private static let manyLines = String(repeating: "a line\n", count: 200)

        /// A text view before something else that scrolls.
        private struct Writing: UIViewRepresentable {
            func makeUIView(context: Context) -> UIView {
                let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
                let text = UITextView()
                text.text = manyLines
                let page = UIScrollView()
                page.contentSize = CGSize(width: 300, height: 3000)
                for scrollView in [text, page] {
                    scrollView.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
                    view.addSubview(scrollView)
                }
                return view
            }

            func updateUIView(_ view: UIView, context: Context) {}
        }

        @Test func aTextViewIsNotTheContent() async throws {
            try await expectOnlyTheContentScrolls(in: Writing())
        }

        #if !os(tvOS)
            private struct Editor: View {
                @State private var text = manyLines

                var body: some View {
                    VStack {
                        TextEditor(text: $text)
                        List(0..<200, id: \.self) { Shown("row \($0)") }
                    }
                }
            }

            @Test func aTextEditorIsNotTheContent() async throws {
                try await expectOnlyTheContentScrolls(in: Editor())
            }
        #endif

        /// Expects a second tap to leave the text where it is, and to scroll what is beside it.
        private func expectOnlyTheContentScrolls(in content: some View) async throws {
            let screen = await show(content)
            let scrollViews = try screen.tabs[0].view.allSubviews(UIScrollView.self)
            let text = try #require(scrollViews.first { $0 is UITextView })
            let list = try #require(scrollViews.first { !($0 is UITextView) })
            for scrollView in [text, list] {
                try await eventually { scrollView.contentSize.height > 1000 }
                scrollView.setContentOffset(CGPoint(x: 0, y: 200), animated: false)
            }

            try await screen.tap(0)

            try await eventually { list.contentOffset.y == -list.adjustedContentInset.top }
            #expect(text.contentOffset.y == 200)
        }

        @Test func aHiddenScrollViewIsNotTheContent() async throws {
            let page = UIViewController()
            let views = (0..<2).map { _ in UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)) }
            for view in views {
                view.contentSize = CGSize(width: 300, height: 3000)
                view.contentOffset = CGPoint(x: 0, y: 500)
                page.view.addSubview(view)
            }
            views[0].isHidden = true
            let screen = await show(Columns(page))

            try await screen.tap(0)

            try await eventually { views[1].contentOffset.y == -views[1].adjustedContentInset.top }
            #expect(views[0].contentOffset.y == 500)
        }
    }
}
