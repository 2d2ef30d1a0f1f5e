import SwiftUI
import Testing
import UIKit
import UIKitTabView

extension TabViewSuite {
    @MainActor
    @Suite struct SecondTapTests {
        private let model = Model()

        @available(iOS 16, tvOS 16, *)
        private struct Stack: View {
            @ObservedObject var model: Model

            var body: some View {
                UIKitTabView {
                    UIKitTab("A", value: "A") {
                        NavigationStack(path: $model.path) {
                            List(0..<200, id: \.self) { Shown("row \($0)") }
                                .navigationTitle("Root")
                                .navigationDestination(for: Int.self) { Shown("screen \($0)") }
                        }
                    }
                    UIKitTab("B", value: "B") { Shown("content B") }
                }
            }
        }

        private func stack(in screen: Screen) throws -> UINavigationController {
            try #require(try screen.tabs[0].firstDescendant(UINavigationController.self))
        }

        @available(iOS 16, tvOS 16, *)
        @Test func aSecondTapPopsToTheRootAndEmptiesTheBoundPath() async throws {
            let screen = Screen(Stack(model: model))
            await settle()
            model.path = [1, 2]
            await settle()
            #expect(try stack(in: screen).viewControllers.count == 3)

            try await screen.tap(0)

            try await eventually { try self.stack(in: screen).viewControllers.count == 1 && self.model.path.isEmpty }
        }

        @available(iOS 16, tvOS 16, *)
        @Test func atTheRootASecondTapScrollsToTheTop() async throws {
            let screen = Screen(Stack(model: model))
            await settle()
            let list = try #require(try screen.tabs[0].view.firstSubview(UIScrollView.self))
            try await eventually { list.contentSize.height > 1000 }
            list.setContentOffset(CGPoint(x: 0, y: 600), animated: false)
            await settle()
            #expect(list.contentOffset.y == 600)

            try await screen.tap(0)

            try await eventually { list.contentOffset.y == -list.adjustedContentInset.top }
        }

        @available(iOS 16, tvOS 16, *)
        @Test func theFirstTapFromAnotherTabChangesNothingInside() async throws {
            let screen = Screen(Stack(model: model))
            await settle()
            model.path = [1]
            await settle()
            try await screen.tap(1)

            try await screen.tap(0)

            #expect(try stack(in: screen).viewControllers.count == 2)
            #expect(model.path == [1])
        }

        @available(iOS 16, tvOS 16, *)
        @Test func uikitNeverSelectsOnASecondTapSoItsOwnPopNeverRuns() async throws {
            let screen = Screen(Stack(model: model))
            await settle()
            let controller = try screen.tabBarController
            let tab = try screen.tabs[0]

            #expect(!controller.delegateAllowsSelecting(tab))
        }

        @Test func aSidewaysCarouselIsNotTheContentAndTheHorizontalOffsetIsKept() async throws {
            let screen = Screen(
                UIKitTabView {
                    UIKitTab("A", value: "A") { Scrollers() }
                }
            )
            await settle()
            let scrollers = try #require(Scrollers.last)

            try await screen.tap(0)

            try await eventually { scrollers.content.contentOffset == CGPoint(x: 30, y: -20) }
            #expect(scrollers.carousel.contentOffset == CGPoint(x: 100, y: 0))
        }

        /// A carousel above a list that scrolls both ways, as plain UIKit views.
        private struct Scrollers: UIViewRepresentable {
            final class Container: UIView {
                let carousel = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
                let content = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
            }

            @MainActor static weak var last: Container?

            func makeUIView(context: Context) -> Container {
                let container = Container(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
                container.addSubview(container.carousel)
                container.addSubview(container.content)
                let wide = UIView(frame: CGRect(x: 0, y: 0, width: 2000, height: 100))
                container.carousel.addSubview(wide)
                container.carousel.contentSize = wide.frame.size
                container.carousel.contentOffset = CGPoint(x: 100, y: 0)
                let large = UIView(frame: CGRect(x: 0, y: 0, width: 900, height: 3000))
                container.content.addSubview(large)
                container.content.contentSize = large.frame.size
                container.content.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
                container.content.contentOffset = CGPoint(x: 30, y: 500)
                Self.last = container
                return container
            }

            func updateUIView(_ view: Container, context: Context) {}
        }
    }
}
