import SwiftUI
import Testing

@testable import UIKit
@testable import UIKitTabView

extension WindowSuite {
    /// A pushed screen of a container that hides the bar, as a person sees it.
    @MainActor
    @Suite struct ScreenWithoutBarTests {
        @MainActor
        final class Model: ObservableObject {
            @Published var hidesBar = false
        }

        private let model = Model()

        private struct Tabs: View {
            @ObservedObject var model: Model
            @State private var path: [Int] = []

            init(model: Model) { self.model = model }

            var body: some View {
                UIKitTabView {
                    UIKitTab("A", systemImage: "house", value: "A") {
                        NavigationStack(path: $path) {
                            Button("push") { path.append(1) }
                                .navigationDestination(for: Int.self) { number in
                                    Button("further") { path.append(number + 1) }.hidesTabBar(number == 1)
                                }
                        }
                    }
                    UIKitTab("B", systemImage: "tray", value: "B") { Text("content B") }
                }
                .tabBarHidden(model.hidesBar)
            }
        }

        private struct Parts {
            let tabs: UITabBarController
            let stack: UINavigationController
            let window: UIWindow

            /// How much of the bar is to be seen, from 0 to 1. From iOS 18 on it moves, before that it fades.
            @MainActor var shownPart: CGFloat {
                guard tabs.tabBar.isMapped else { return 0 }
                let part = (window.bounds.height - tabs.tabBar.frame.minY) / tabs.tabBar.frame.height
                return min(part, tabs.tabBar.shownAlpha)
            }
            @MainActor var contentBottom: CGFloat {
                stack.topViewController?.view.superview.map { window.convert($0.bounds, from: $0).maxY } ?? 0
            }
        }

        private func showTabs(asOn version: Int, _ body: (Parts) async throws -> Void) async throws {
            defer { SystemBehavior.current = SystemBehavior(version: UIDevice.current.systemVersion) }
            try await EmulatedSystem.with(version: version) {
                SystemBehavior.current = SystemBehavior(version: UIDevice.current.systemVersion)
                try await showTabs(body)
            }
        }

        private func showTabs(_ body: (Parts) async throws -> Void) async throws {
            let root = UIHostingController(rootView: Tabs(model: model))
            try await show(root) { window in
                let tabs = try #require(root.children.first as? UITabBarController)
                let host = try #require(tabs.selectedViewController)
                let stack = try #require(host.children.first as? UINavigationController)
                try await body(Parts(tabs: tabs, stack: stack, window: window))
            }
        }

        private func push(_ parts: Parts) async throws {
            var widget: UIView? = parts.stack.topViewController?.view
            while let view = widget, !(view is UIControl) { widget = view.subviews.first }
            let depth = parts.stack.viewControllers.count
            try Pointer().click(try #require(widget))
            try await eventually { parts.stack.viewControllers.count == depth + 1 }
        }

        @Test(arguments: [17, 26]) func aScreenThatHidesTheBarCanBeUsed(version: Int) async throws {
            try await showTabs(asOn: version) { parts in
                try await push(parts)
                try await eventually { parts.stack.transition == nil && parts.shownPart == 0 }

                try await push(parts)
                try await eventually { parts.stack.transition == nil && parts.shownPart == 1 }
            }
        }

        @Test(arguments: [17, 26]) func theBarGoesWithThePushAndTheContentTakesItsPlace(version: Int) async throws {
            try await showTabs(asOn: version) { parts in
                #expect(parts.shownPart == 1)
                var between = 0

                try await push(parts)
                while parts.stack.transition != nil {
                    if (0.02...0.98).contains(parts.shownPart) { between += 1 }
                    try await parts.window.nextFrame()
                }
                try await parts.window.nextFrame()

                #expect(between > 2)
                #expect(parts.shownPart == 0)
                #expect(parts.contentBottom == parts.window.bounds.height)
            }
        }

        @Test(arguments: [17, 26]) func aBarOnItsWayOutTakesNoTap(version: Int) async throws {
            try await showTabs(asOn: version) { parts in
                model.hidesBar = true
                try await eventually { parts.shownPart < 0.9 }
                try Pointer().click(parts.tabs.tabBar.subviews[1])
                try await eventually { parts.shownPart == 0 }
                try await parts.window.nextFrame()
                #expect(parts.tabs.selectedIndex == 0)

                model.hidesBar = false
                try await eventually {
                    parts.tabs.tabBar.isMapped && !parts.tabs.tabBar.isInMotion
                        && parts.tabs.tabBar.alphaAnimation == nil
                }
                try await parts.window.nextFrame()
                try Pointer().click(parts.tabs.tabBar.subviews[1])
                try await eventually { parts.tabs.selectedIndex == 1 }
            }
        }

        /// Puts the finger down at the leading edge and moves it along; it stays down.
        private func swipe(with pointer: Pointer, by distances: [CGFloat], in parts: Parts) async throws {
            try pointer.move(to: parts.stack.view, offset: place(at: 0, in: parts))
            pointer.down()
            for distance in distances { try await drag(pointer, to: distance, in: parts) }
        }

        private func drag(_ pointer: Pointer, to distance: CGFloat, in parts: Parts) async throws {
            try pointer.move(to: parts.stack.view, offset: place(at: distance, in: parts))
            try await parts.window.nextFrame()
        }

        /// A place at a distance from where a swipe begins, as an offset from the middle.
        private func place(at distance: CGFloat, in parts: Parts) -> CGPoint {
            CGPoint(x: -parts.window.bounds.width / 2 + 4 + distance, y: 0)
        }

        @Test(arguments: [17, 26]) func aFingerThatSwipesBackBringsTheBarAndTakesItAwayAgain(version: Int) async throws
        {
            try await showTabs(asOn: version) { parts in
                try await push(parts)
                try await eventually { parts.stack.transition == nil && parts.shownPart == 0 }
                let pointer = try Pointer()
                try await swipe(with: pointer, by: [20, 60, 120], in: parts)
                try await eventually { (0.2...0.45).contains(parts.shownPart) }

                try await drag(pointer, to: 2, in: parts)
                pointer.up()
                try await eventually { parts.stack.transition == nil }
                try await eventually { parts.shownPart == 0 }

                #expect(parts.stack.viewControllers.count == 2)
                #expect(parts.tabs.tabBar.isHidden)
            }
        }

        @Test(arguments: [17, 26]) func aSwipeBackToItsEndShowsTheBar(version: Int) async throws {
            try await showTabs(asOn: version) { parts in
                try await push(parts)
                try await eventually { parts.stack.transition == nil && parts.shownPart == 0 }
                let pointer = try Pointer()
                try await swipe(with: pointer, by: [30, 120, 300], in: parts)
                try await eventually { parts.shownPart > 0.5 }
                pointer.up()

                try await eventually { parts.stack.viewControllers.count == 1 && parts.stack.transition == nil }
                try await eventually { parts.shownPart == 1 }
                #expect(!parts.tabs.tabBar.isHidden)
            }
        }
    }
}
