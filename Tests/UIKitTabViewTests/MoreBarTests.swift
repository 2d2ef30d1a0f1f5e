import SwiftUI
import Testing
import UIKit
import UIKitTabView

#if !(os(tvOS) || os(visionOS))
    extension TabViewSuite {
        /// The navigation bar over a tab that is open in the More list, where UIKit has one of its own.
        @MainActor
        @Suite struct MoreBarTests {
            private let model = Model()

            /// F and G have stacks, E has none.
            @available(iOS 16, tvOS 16, *)
            private struct Tabs: View {
                @ObservedObject var model: Model

                var body: some View {
                    UIKitTabView(selection: $model.selection) {
                        for name in model.names {
                            UIKitTab(name, value: name) { content(name) }
                        }
                    }
                }

                @ViewBuilder
                private func content(_ name: String) -> some View {
                    if name > "E" {
                        NavigationStack(path: $model.path) {
                            Shown(name).navigationDestination(for: Int.self) {
                                Shown("screen \($0)").navigationBarHidden($0 == 9)
                            }
                        }
                    } else {
                        Shown(name)
                    }
                }
            }

            @available(iOS 16, tvOS 16, *)
            private func show() async throws -> (screen: Screen, more: UINavigationController) {
                model.names = ["A", "B", "C", "D", "E", "F", "G"]
                let screen = Screen(Tabs(model: model))
                await settle()
                return (screen, try screen.tabBarController.moreNavigationController)
            }

            @available(iOS 16, tvOS 16, *)
            @Test func aTabWithAStackHasOneBarItsOwn() async throws {
                let (screen, more) = try await show()
                model.selection = "F"
                await settle()
                try await eventually { more.isNavigationBarHidden }

                let tab = try #require(more.topViewController)
                let own = try #require(tab.firstDescendant(UINavigationController.self))
                #expect(!own.isNavigationBarHidden)
                withExtendedLifetime(screen) {}
            }

            @available(iOS 16, tvOS 16, *)
            @Test func aTabWithoutOneKeepsTheBarWithTheWayBack() async throws {
                let (screen, more) = try await show()
                model.selection = "F"
                await settle()
                try await eventually { more.isNavigationBarHidden }

                model.selection = "E"
                await settle()
                try await eventually { !more.isNavigationBarHidden }
                #expect(more.viewControllers.count == 2)
                withExtendedLifetime(screen) {}
            }

            @available(iOS 16, tvOS 16, *)
            @Test func aScreenThatATabPushedWithoutABarGetsNone() async throws {
                let (screen, more) = try await show()
                model.selection = "F"
                await settle()
                try await eventually { more.isNavigationBarHidden }

                model.path = [9]
                await settle()
                let stack = try #require(more.topViewController?.firstDescendant(UINavigationController.self))
                try await eventually { stack.isNavigationBarHidden }
                await settle()

                #expect(more.isNavigationBarHidden)
                withExtendedLifetime(screen) {}
            }

            @available(iOS 16, tvOS 16, *)
            @Test func theListHasItsBarAgain() async throws {
                let (screen, more) = try await show()
                model.selection = "F"
                await settle()
                try await eventually { more.isNavigationBarHidden }

                more.popToRootViewController(animated: false)
                await settle()

                #expect(!more.isNavigationBarHidden)
                withExtendedLifetime(screen) {}
            }

            @available(iOS 16, tvOS 16, *)
            @Test func theListHasItsBarAlsoAfterItsTabWentWithIt() async throws {
                let (screen, more) = try await show()
                model.selection = "F"
                await settle()
                try await eventually { more.isNavigationBarHidden }
                model.names = ["A", "B"]
                await settle()

                model.names = ["A", "B", "C", "D", "E", "F", "G"]
                await settle()
                let controller = try screen.tabBarController
                if controller.delegateAllowsSelecting(more) { controller.selectedViewController = more }
                await settle()

                #expect(more.viewControllers.count == 1)
                #expect(!more.isNavigationBarHidden)
            }
        }
    }
#endif
