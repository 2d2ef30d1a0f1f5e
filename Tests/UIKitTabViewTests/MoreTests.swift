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
                var bindingRefuses = false
                var written: [String] = []
            }

            private struct Tabs: View {
                @ObservedObject var model: Model
                let log: Log

                var body: some View {
                    UIKitTabView(selection: selection) {
                        for name in ["A", "B", "C", "D", "E", "F", "G"] {
                            UIKitTab(name, value: name) { content(name) }
                                .badge(name == "G" ? model.count : 0)
                                .allowsSelection { log.isAllowed }
                                .resetsWhenLeft(model.flag)
                        }
                    }
                    .onTabSelection { log.events.append("\($0.tab) \($0.reason)") }
                }

                private var selection: Binding<String> {
                    let (model, log) = (model, log)
                    return Binding(
                        get: { @MainActor in model.selection },
                        set: { @MainActor in
                            log.written.append($0)
                            if !log.bindingRefuses { model.selection = $0 }
                        }
                    )
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
                #expect(log.written == ["F"])
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

            @Test func aRowThatTheBindingRefusesGoesBackToTheListUntold() async throws {
                let screen = await show()
                log.bindingRefuses = true

                try await pick(5, in: screen)

                let more = try screen.tabBarController.moreNavigationController
                try await eventually { more.viewControllers.count == 1 }
                #expect(log.written == ["F"])
                #expect(log.events.isEmpty)
                try await screen.tap(0)
                #expect(try screen.texts == ["content A"])

                log.bindingRefuses = false
                try await pick(5, in: screen)
                #expect(model.selection == "F")
                #expect(log.events.last == "F user")
            }

            @Test func aTabThatIsOpenInMoreIsOfferedWhenMoreIsTapped() async throws {
                let screen = await show()
                try await pick(5, in: screen)
                try await screen.tap(0)
                log.bindingRefuses = true
                let controller = try screen.tabBarController
                let more = controller.moreNavigationController

                if controller.delegateAllowsSelecting(more) { controller.selectedViewController = more }
                await settle()

                #expect(log.written == ["F", "A", "F"])
                #expect(log.events == ["F user", "A user"])
                #expect(more.viewControllers.count == 1)
                #expect(controller.selectedViewController === more)
            }

            @Test func theRowThatIsOpenStaysWhenTheBindingRefusesAnother() async throws {
                let screen = await show()
                try await pick(5, in: screen)
                let more = try screen.tabBarController.moreNavigationController
                more.popToRootViewController(animated: false)
                await settle()
                log.bindingRefuses = true

                try await pick(6, in: screen)

                try await eventually { more.viewControllers.count == 1 }
                #expect(model.selection == "F")
                #expect(log.events == ["F user"])
            }

            /// UIKit takes the delegate of the More controller away with the list.
            @Test func aRowIsHeardAfterTheListWasGoneAndATabOfItSelectedByTheApp() async throws {
                let screen = await show()
                screen.window.frame.size.width = 1024
                await settle()
                screen.window.frame.size.width = 390
                await settle()
                model.selection = "G"
                await settle()
                let more = try screen.tabBarController.moreNavigationController

                more.popToRootViewController(animated: false)
                more.pushViewController(try screen.tabs[5], animated: false)
                await settle()

                #expect(model.selection == "F")
                #expect(log.events == ["G program", "F user"])
            }

            @Test func fromTheListTheSelectedTabIsAWayBackAndNoRepetition() async throws {
                let screen = await show()
                let controller = try screen.tabBarController
                let more = controller.moreNavigationController
                if controller.delegateAllowsSelecting(more) { controller.selectedViewController = more }
                await settle()

                try await screen.tap(0)

                #expect(try screen.texts == ["content A"])
                #expect(log.written.isEmpty && log.events.isEmpty)
            }

            @Test func aTabThatIsLeftForARowStartsAfreshIfItWantsTo() async throws {
                model.flag = true
                let screen = await show()
                let view = try #require(try screen.tabs[0].view.firstSubview(UILabel.self))

                try await pick(5, in: screen)
                try await screen.tap(0)

                #expect(try screen.tabs[0].view.firstSubview(UILabel.self) !== view)
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
