import SwiftUI
import Testing
import UIKit
import UIKitTabView

extension TabViewSuite {
    /// Containers inside of other things, and beside each other.
    @MainActor
    @Suite struct NestingTests {
        private let log = LifeLog()

        private func tabs(_ prefix: String, _ log: LifeLog) -> UIKitTabView<String> {
            UIKitTabView {
                UIKitTab("\(prefix)1", value: "1") { Logged("\(prefix)1", in: log) }
                UIKitTab("\(prefix)2", value: "2") { Logged("\(prefix)2", in: log) }
            }
            .onTabSelection { log.note("\(prefix) \($0.tab)") }
        }

        private func tap(_ index: Int, of controller: UITabBarController) async throws {
            let tab = try #require(controller.viewControllers?[index])
            if controller.delegateAllowsSelecting(tab) {
                controller.selectedViewController = tab
                controller.tellDelegateOfSelecting(tab)
            }
            await settle()
        }

        @Test func aContainerInATabKeepsItsOwnSelectionAndStates() async throws {
            let screen = Screen(
                UIKitTabView {
                    UIKitTab("outer", value: "outer") { tabs("inner", log) }
                    UIKitTab("other", value: "other") { Shown("other") }
                }
                .onTabSelection { log.note("outer \($0.tab)") }
            )
            await settle()
            let inner = try #require(try screen.tabs[0].firstDescendant(UITabBarController.self))
            try await tap(1, of: inner)
            log.state("inner2")?.count = 4
            await settle()
            _ = log.take()

            try await screen.tap(1)
            try await screen.tap(0)

            #expect(log.take() == ["inner2 appears", "inner2 disappears", "outer other", "outer outer"])
            #expect(inner.selectedIndex == 1)
            #expect(inner.selectedViewController?.view.texts == ["inner2 4"])
        }

        @Test func twoContainersSideBySideDoNotKnowOfEachOther() async throws {
            let screen = Screen(
                HStack {
                    tabs("left", log)
                    tabs("right", log)
                }
            )
            await settle()
            let containers = screen.root.allDescendants(UITabBarController.self)
            try #require(containers.count == 2)
            _ = log.take()

            try await tap(1, of: containers[1])

            #expect(log.take() == ["right 2", "right1 disappears", "right2 appears"])
            #expect(containers.map(\.selectedIndex) == [0, 1])
        }

        @available(iOS 16, tvOS 16, *)
        @Test func onAPushedScreenAContainerWorksAndIsFreedWithIt() async throws {
            let model = Model()
            let screen = Screen(Outer(model: model, log: log))
            await settle()
            model.path = [1]
            await settle()
            let stack = try #require(screen.root.firstDescendant(UINavigationController.self))
            weak let container = try screen.tabBarController

            try await screen.tap(1)
            try await screen.tap(1)
            #expect(try screen.texts == ["B 0"])
            #expect(stack.viewControllers.count == 2)

            model.path = []
            await settle()
            try await eventually { container == nil && log.state("A") == nil && log.state("B") == nil }
        }

        @available(iOS 16, tvOS 16, *)
        private struct Outer: View {
            @ObservedObject var model: Model
            let log: LifeLog

            var body: some View {
                NavigationStack(path: $model.path) {
                    Shown("root").navigationDestination(for: Int.self) { _ in
                        UIKitTabView {
                            UIKitTab("A", value: "A") { Logged("A", in: log) }
                            UIKitTab("B", value: "B") { Logged("B", in: log) }
                        }
                    }
                }
            }
        }

        @available(iOS 16, tvOS 16, *)
        @Test func eachTabsOwnStackHasItsTitleAndTheStackAroundHasItsOwn() async throws {
            let screen = Screen(
                NavigationStack {
                    UIKitTabView {
                        UIKitTab("A", value: "A") {
                            NavigationStack { Shown("content").navigationTitle("inside") }
                        }
                    }
                    .navigationTitle("around")
                }
            )
            await settle()
            let around = try #require(screen.root.firstDescendant(UINavigationController.self))
            let inside = try #require(try screen.tabs[0].firstDescendant(UINavigationController.self))

            try await eventually { around.topViewController?.navigationItem.title == "around" }
            try await eventually { inside.topViewController?.navigationItem.title == "inside" }
            #expect(try screen.items.map(\.title) == ["A"])
        }
    }
}

extension UIViewController {
    func allDescendants<Controller: UIViewController>(_ type: Controller.Type) -> [Controller] {
        children.flatMap { child in ((child as? Controller).map { [$0] } ?? []) + child.allDescendants(type) }
    }
}
