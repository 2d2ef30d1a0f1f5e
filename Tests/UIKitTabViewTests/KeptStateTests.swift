import SwiftUI
import Testing
import UIKit
import UIKitTabView

extension TabViewSuite {
    /// What a person finds on coming back to a tab.
    @MainActor
    @Suite struct KeptStateTests {
        private let model = Model()
        private let paths = Paths()
        private let log = LifeLog()

        @MainActor
        final class Paths: ObservableObject {
            @Published var a: [Int] = []
            @Published var b: [Int] = []
        }

        /// Two tabs with a stack of long lists each, and one that does something instead.
        @available(iOS 16, tvOS 16, *)
        private struct Tabs: View {
            @ObservedObject var model: Model
            @ObservedObject var paths: Paths
            let log: LifeLog

            var body: some View {
                UIKitTabView(selection: $model.selection) {
                    UIKitTab("A", value: "A") { stack($paths.a) }
                    UIKitTab("B", value: "B") { stack($paths.b) }
                    UIKitTab("Compose", systemImage: "plus", value: "compose") { log.note("compose") }
                }
                .onTabSelection { log.note($0.tab) }
            }

            private func stack(_ path: Binding<[Int]>) -> some View {
                NavigationStack(path: path) {
                    Rows().navigationDestination(for: Int.self) { _ in Rows() }
                }
            }
        }

        private struct Rows: View {
            var body: some View {
                List(0..<200, id: \.self) { Shown("row \($0)") }
            }
        }

        @available(iOS 16, tvOS 16, *)
        private func show() async -> Screen {
            let screen = Screen(Tabs(model: model, paths: paths, log: log))
            await settle()
            return screen
        }

        private func depth(of tab: Int, in screen: Screen) throws -> Int {
            try #require(try screen.tabs[tab].firstDescendant(UINavigationController.self)).viewControllers.count
        }

        private func list(onTopOf tab: Int, in screen: Screen) throws -> UIScrollView {
            let stack = try #require(try screen.tabs[tab].firstDescendant(UINavigationController.self))
            return try #require(stack.topViewController?.view.firstSubview(UIScrollView.self))
        }

        @available(iOS 16, tvOS 16, *)
        @Test func eachTabHasAStackThatOtherTabsLeaveAlone() async throws {
            let screen = await show()
            paths.a = [1, 2]
            await settle()
            try await screen.tap(1)
            paths.b = [3]
            await settle()
            for tab in [0, 1, 0, 1] { try await screen.tap(tab) }

            #expect(try depth(of: 0, in: screen) == 3)
            #expect(try depth(of: 1, in: screen) == 2)
            #expect(paths.a == [1, 2] && paths.b == [3])
        }

        @available(iOS 16, tvOS 16, *)
        @Test func scrollPositionsOfPushedScreensAreKeptInTheSameViews() async throws {
            let screen = await show()
            paths.a = [1]
            await settle()
            let list = try list(onTopOf: 0, in: screen)
            try await eventually { list.contentSize.height > 1000 }
            list.setContentOffset(CGPoint(x: 0, y: 700), animated: false)

            try await screen.tap(1)
            #expect(list.window == nil)
            try await screen.tap(0)
            await settle()

            #expect(try self.list(onTopOf: 0, in: screen) === list)
            #expect(list.contentOffset.y == 700)
        }

        @Test func textBeingTypedIsKeptWithItsField() async throws {
            let screen = Screen(
                UIKitTabView {
                    UIKitTab("A", value: "A") { Field() }
                    UIKitTab("B", value: "B") { Shown("B") }
                }
            )
            await settle()
            let field = try #require(try screen.tabs[0].view.firstSubview(UITextField.self))
            field.text = "half a sen"

            try await screen.tap(1)
            try await screen.tap(0)

            #expect(try screen.tabs[0].view.firstSubview(UITextField.self) === field)
            #expect(field.text == "half a sen")
        }

        private struct Field: UIViewRepresentable {
            func makeUIView(context: Context) -> UITextField { UITextField() }
            func updateUIView(_ field: UITextField, context: Context) {}
        }

        @available(iOS 16, tvOS 16, *)
        @Test func whatIsPushedInAHiddenTabIsThereWhenItIsShown() async throws {
            let screen = await show()
            try await screen.tap(1)

            paths.a = [1, 2]
            await settle()
            try await screen.tap(0)
            try await eventually { try self.depth(of: 0, in: screen) == 3 }

            try await screen.tap(1)
            let stack = try #require(try screen.tabs[0].firstDescendant(UINavigationController.self))
            stack.pushViewController(UIViewController(), animated: true)
            await settle()
            #expect(stack.viewControllers.count == 4)
            stack.popToRootViewController(animated: true)
            try await screen.tap(0)
            try await eventually { stack.viewControllers.count == 1 && self.paths.a.isEmpty }
        }

        @available(iOS 16, tvOS 16, *)
        @Test func oneChangeOfStateLeadsToAScreenDeepInAnotherTab() async throws {
            let screen = await show()

            paths.b = [1, 2, 3]
            model.selection = "B"
            await settle()

            try await eventually { try self.depth(of: 1, in: screen) == 4 }
            #expect(try screen.tabBarController.selectedIndex == 1)
            #expect(paths.b == [1, 2, 3])
        }

        @available(iOS 16, tvOS 16, *)
        @Test func anActionTabLeavesTheTabBelowSelectedAndAsItWas() async throws {
            let screen = await show()
            paths.a = [1]
            await settle()
            let list = try list(onTopOf: 0, in: screen)

            try await screen.tap(2)
            try await screen.tap(2)

            #expect(log.entries == ["compose", "compose"])
            #expect(model.selection == "A")
            #expect(try screen.tabBarController.selectedIndex == 0)
            #expect(try self.list(onTopOf: 0, in: screen) === list)
            #expect(list.window != nil)
        }
    }
}
