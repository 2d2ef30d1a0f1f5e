import SwiftUI
import Testing
import UIKit
import UIKitTabView

#if !(os(tvOS) || os(visionOS))
    extension TabViewSuite {
        /// More tabs than the bar of a phone has room for.
        @MainActor
        @Suite struct MoreTests {
            private let model = Model()
            private let log = Log()

            @MainActor
            final class Log {
                var made: [String] = []
                var events: [String] = []
                var isAllowed = true
            }

            private struct Tabs: View {
                @ObservedObject var model: Model
                let log: Log

                var body: some View {
                    UIKitTabView(selection: $model.selection) {
                        for name in ["A", "B", "C", "D", "E", "F", "G"] {
                            UIKitTab(name, value: name) { content(name) }
                                .badge(name == "G" ? model.count : 0)
                                .allowsSelection { log.isAllowed }
                        }
                    }
                    .onTabSelection { log.events.append("\($0.tab) \($0.reason)") }
                }

                private func content(_ name: String) -> Shown {
                    log.made.append(name)
                    return Shown("content \(name)")
                }
            }

            private func show() async -> Screen {
                let screen = Screen(Tabs(model: model, log: log))
                await settle()
                return screen
            }

            /// What a person's tap on More and then on a row does.
            private func pick(_ index: Int, in screen: Screen) async throws {
                let controller = try screen.tabBarController
                let more = controller.moreNavigationController
                if controller.delegateAllowsSelecting(more) { controller.selectedViewController = more }
                await settle()
                more.pushViewController(try screen.tabs[index], animated: false)
                await settle()
            }

            @Test func theOrderOfTheTabsIsTheAppsAlone() async throws {
                let screen = await show()
                #expect(try screen.tabBarController.customizableViewControllers?.isEmpty != false)
            }

            @Test func onlyTheSelectedTabIsMade() async throws {
                let screen = await show()

                #expect(Set(log.made) == ["A"])
                withExtendedLifetime(screen) {}
            }

            @Test func openingTheMoreListChangesNoSelection() async throws {
                let screen = await show()
                let controller = try screen.tabBarController

                controller.selectedViewController = controller.moreNavigationController
                await settle()
                model.count += 1
                await settle()

                #expect(model.selection == "A")
                #expect(controller.selectedViewController === controller.moreNavigationController)
                #expect(log.events.isEmpty)
            }

            @Test func pickingARowSelectsItsTab() async throws {
                let screen = await show()

                try await pick(5, in: screen)

                #expect(model.selection == "F")
                #expect(log.events == ["F user"])
                #expect(Set(log.made) == ["A", "F"])
            }

            @Test func theBindingOpensATabOfTheMoreList() async throws {
                let screen = await show()

                model.selection = "G"
                await settle()

                let more = try screen.tabBarController.moreNavigationController
                #expect(more.topViewController === (try screen.tabs[6]))
                #expect(log.events == ["G program"])
            }

            @Test func aRefusedRowGoesBackToTheList() async throws {
                let screen = await show()
                log.isAllowed = false

                try await pick(5, in: screen)

                let more = try screen.tabBarController.moreNavigationController
                try await eventually { more.viewControllers.count == 1 }
                #expect(model.selection == "A")
            }

            @Test func goingFromMoreToATabOfTheBarWritesTheBinding() async throws {
                let screen = await show()
                try await pick(5, in: screen)

                try await screen.tap(1)

                #expect(model.selection == "B")
                #expect(try screen.texts == ["content B"])
            }
        }
    }
#endif
