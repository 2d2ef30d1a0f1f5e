import SwiftUI
import Testing
import UIKit
import UIKitTabView

#if !(os(tvOS) || os(visionOS))
    extension TabViewSuite {
        /// Rows of the More list that are no ordinary tabs.
        @MainActor
        @Suite struct MoreRowTests {
            private let model = Model()
            private let log = LifeLog()

            private struct Tabs: View {
                @ObservedObject var model: Model
                let log: LifeLog

                var body: some View {
                    UIKitTabView(selection: $model.selection) {
                        for name in ["A", "B", "C", "D"] {
                            UIKitTab(name, value: name) { Shown("content \(name)") }
                        }
                        UIKitTab("Compose", systemImage: "plus", value: "compose") { log.note("compose") }
                        UIKitTab("Grey", value: "grey") { Shown("grey") }.disabled(model.count == 0)
                        if !model.flag {
                            UIKitTab("Last", value: "last") { Logged("last", in: log) }
                        }
                    }
                    .onTabSelection { log.note("\($0.tab) by \($0.reason)") }
                }
            }

            /// A screen with More open at its list.
            private func show() async throws -> (screen: Screen, more: UINavigationController) {
                let screen = Screen(Tabs(model: model, log: log))
                await settle()
                let controller = try screen.tabBarController
                let more = controller.moreNavigationController
                if controller.delegateAllowsSelecting(more) { controller.selectedViewController = more }
                await settle()
                return (screen, more)
            }

            private func pick(_ index: Int, _ screen: Screen) async throws {
                try screen.tabBarController.moreNavigationController
                    .pushViewController(try screen.tabs[index], animated: false)
                await settle()
            }

            @Test func anActionRunsOnceAndTheListIsShownAgain() async throws {
                let (screen, more) = try await show()

                try await pick(4, screen)

                #expect(log.entries == ["compose"])
                #expect(more.viewControllers.count == 1)
                try await pick(4, screen)
                #expect(log.entries == ["compose", "compose"])
                #expect(model.selection == "A")
            }

            @Test func aDisabledTabIsNotOpenedUntilItIsEnabled() async throws {
                let (screen, more) = try await show()
                try await pick(5, screen)
                #expect(more.viewControllers.count == 1)
                #expect(model.selection == "A" && log.entries.isEmpty)

                model.count = 1
                await settle()
                try await pick(5, screen)

                #expect(more.viewControllers.count == 2)
                #expect(model.selection == "grey")
            }

            @Test func aTabThatIsRemovedWhileItIsOpenGivesWayToTheOneBefore() async throws {
                let (screen, _) = try await show()
                try await pick(6, screen)
                #expect(model.selection == "last")
                _ = log.take()

                model.flag = true
                await settle()

                #expect(model.selection == "A")
                #expect(try screen.texts == ["content A"])
                #expect(log.take() == ["A by system", "last disappears"])
                try await eventually { log.state("last") == nil }
            }
        }
    }
#endif
