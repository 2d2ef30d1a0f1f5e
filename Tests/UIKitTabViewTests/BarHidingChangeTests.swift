import SwiftUI
import Testing
import UIKit
import UIKitTabView

extension TabViewSuite {
    /// Screens that hide the bar, while tabs, paths and selections change around them.
    @MainActor
    @Suite struct BarHidingChangeTests {
        private let app = SampleApp()
        private let model = Model()

        /// Tab A has a stack, in which odd screens hide the bar, and the one that the model counts does.
        @available(iOS 16, tvOS 16, *)
        private struct Tabs: View {
            @ObservedObject var app: SampleApp
            @ObservedObject var model: Model

            var body: some View {
                SampleReader(app: app) {
                    UIKitTabView(selection: app.binding) {
                        for tab in app.tabs { tab.name == "A" ? stack.hidden(tab.isHidden) : app.tab(tab) }
                    }
                    .tabBarHidden(app.step == 1)
                }
            }

            private var stack: UIKitTab<String> {
                UIKitTab("A", value: "A") {
                    NavigationStack(path: $model.path) {
                        Shown("root").navigationDestination(for: Int.self) { number in
                            Shown("screen \(number)").hidesTabBar(number % 2 == 1 || number == model.count)
                        }
                    }
                }
            }
        }

        @available(iOS 16, tvOS 16, *)
        private func show() async throws -> (screen: Screen, bar: UITabBar) {
            let screen = Screen(Tabs(app: app, model: model))
            await settle()
            return (screen, try screen.tabBarController.tabBar)
        }

        /// Expects the bar so in the end, after all that the change led to.
        private func expect(_ bar: UITabBar, hidden isHidden: Bool, at line: Int = #line) async throws {
            await settle()
            try await eventually { bar.isHidden == isHidden }
            await settle()
            #expect(bar.isHidden == isHidden, "line \(line)")
            #expect((app.proxy.barHeight == 0) == isHidden, "line \(line)")
        }

        @available(iOS 16, tvOS 16, *)
        @Test func severalScreensMayBePushedAndPoppedAtOnce() async throws {
            model.path = [2, 1]
            let (screen, bar) = try await show()
            try await expect(bar, hidden: true)

            for (path, isHidden) in [
                ([], false), ([1, 2, 3], true), ([1, 2], false), ([1], true), ([2, 4, 5], true),
            ] {
                model.path = path
                try await expect(bar, hidden: isHidden)
            }
            withExtendedLifetime(screen) {}
        }

        @available(iOS 16, tvOS 16, *)
        @Test func theStackOfAHiddenTabMayChange() async throws {
            model.path = [1]
            let (screen, bar) = try await show()
            try await expect(bar, hidden: true)

            app.selection = "B"
            try await expect(bar, hidden: false)
            model.path = []
            await settle()
            app.selection = "A"
            try await expect(bar, hidden: false)
            app.selection = "B"
            await settle()
            model.path = [1]
            try await expect(bar, hidden: false)
            app.selection = "A"
            try await expect(bar, hidden: true)
            withExtendedLifetime(screen) {}
        }

        @available(iOS 16, tvOS 16, *)
        @Test func tabAndPathMayChangeTogether() async throws {
            model.path = [1]
            let (screen, bar) = try await show()

            model.path = []
            app.selection = "B"
            try await expect(bar, hidden: false)
            model.path = [5]
            app.selection = "A"
            try await expect(bar, hidden: true)
            app.proxy.reset("A")
            model.path = []
            try await expect(bar, hidden: false)
            withExtendedLifetime(screen) {}
        }

        @available(iOS 16, tvOS 16, *)
        @Test func theTabMayBeHiddenAndRemoved() async throws {
            model.path = [1]
            let (screen, bar) = try await show()
            try await expect(bar, hidden: true)

            app.change("A") { $0.isHidden = true }
            try await expect(bar, hidden: false)
            app.change("A") { $0.isHidden = false }
            app.selection = "A"
            try await expect(bar, hidden: true)
            app.arrange("B", "C")
            try await expect(bar, hidden: false)
            app.arrange("A", "B", "C")
            app.selection = "A"
            try await expect(bar, hidden: true)
            withExtendedLifetime(screen) {}
        }

        @available(iOS 16, tvOS 16, *)
        @Test func aScreenMayChangeItsMindWhileItIsPushed() async throws {
            let (screen, bar) = try await show()

            model.path = [2, 4]
            model.count = 4
            try await expect(bar, hidden: true)
            model.count = 0
            try await expect(bar, hidden: false)
            model.path = [2, 4, 6]
            await settle(turns: 1)
            model.count = 6
            try await expect(bar, hidden: true)
            model.path = [2]
            await settle(turns: 1)
            model.count = 2
            try await expect(bar, hidden: true)
            withExtendedLifetime(screen) {}
        }

        @available(iOS 16, tvOS 16, *)
        @Test func theContainerAndItsScreensMayChangeTogether() async throws {
            let (screen, bar) = try await show()

            app.step = 1
            model.path = [1]
            try await expect(bar, hidden: true)
            model.path = []
            try await expect(bar, hidden: true)
            app.step = 0
            model.path = [1]
            try await expect(bar, hidden: true)
            app.step = 1
            await settle(turns: 1)
            model.path = []
            await settle(turns: 1)
            app.step = 0
            try await expect(bar, hidden: false)
            withExtendedLifetime(screen) {}
        }

        @available(iOS 16, tvOS 16, *)
        @Test func aContainerWithinHidesItsOwnBarOnly() async throws {
            let outer = SampleApp(["O", "P"], selection: "O")
            let (app, model) = (app, model)
            let screen = Screen(
                SampleReader(app: outer) {
                    UIKitTabView(selection: outer.binding) {
                        UIKitTab("O", value: "O") { Tabs(app: app, model: model) }
                        UIKitTab("P", value: "P") { Shown("P") }
                    }
                }
            )
            await settle()
            let around = try screen.tabBarController
            let within = try #require(around.firstDescendant(UITabBarController.self))

            model.path = [1]
            try await expect(within.tabBar, hidden: true)
            #expect(!around.tabBar.isHidden)
            for tab in ["P", "O"] {
                outer.selection = tab
                await settle()
            }

            try await expect(within.tabBar, hidden: true)
            #expect(!around.tabBar.isHidden)
        }

        @available(iOS 16, tvOS 16, *)
        @Test func tabsThatComeAndGoHaveTheSameSafeAreaAsTheOthers() async throws {
            app.step = 1
            let (screen, bar) = try await show()
            func inset(of name: String) async throws -> CGFloat {
                app.selection = name
                await settle()
                return try #require(screen.tabBarController.selectedViewController).view.safeAreaInsets.bottom
            }
            try await expect(bar, hidden: true)

            let hidden = try await inset(of: "A")
            app.arrange("A", "B", "C", "D")
            await settle()
            #expect(try await inset(of: "D") == hidden)
            app.step = 0
            try await expect(bar, hidden: false)
            let shown = try await inset(of: "D")

            #expect(try await inset(of: "B") == shown)
            #expect(try await inset(of: "A") == shown)
            #expect(try screen.tabs.allSatisfy { $0.additionalSafeAreaInsets == .zero })
        }

        @available(iOS 16, tvOS 16, *)
        private struct Outside: View {
            @ObservedObject var outside: Model
            let app: SampleApp
            let model: Model

            var body: some View {
                NavigationStack(path: $outside.path) {
                    Tabs(app: app, model: model).navigationDestination(for: Int.self) { Shown("outside \($0)") }
                }
            }
        }

        /// A tab view within a stack is not supported; but a screen that covers all of it changes nothing in it.
        @available(iOS 16, tvOS 16, *)
        @Test func aScreenThatCoversTheContainerLeavesItsBarAsItIs() async throws {
            let outside = Model()
            model.path = [1]
            let screen = Screen(Outside(outside: outside, app: app, model: model))
            await settle()
            let bar = try screen.tabBarController.tabBar
            try await expect(bar, hidden: true)

            outside.path = [7]
            await settle()

            #expect(bar.isHidden)
        }
    }
}
