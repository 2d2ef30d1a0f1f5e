import SwiftUI
import Testing
import UIKit

@testable import UIKitTabView

extension TabViewSuite {
    /// What becomes of tabs while others come, go and change places.
    @MainActor
    @Suite struct TabIdentityTests {
        private let model = Model()
        private let log = LifeLog()

        private struct Tabs: View {
            @ObservedObject var model: Model
            let log: LifeLog

            var body: some View {
                UIKitTabView(selection: $model.selection) {
                    for name in model.names {
                        UIKitTab(name, value: name) { Logged(name, in: log) }
                            .badge(model.text)
                    }
                }
                .onTabSelection { log.note("\($0.tab) by \($0.reason)") }
            }
        }

        /// Three tabs, of which A is selected and counts 1, B was visited and counts 2, and C was never opened.
        private func show() async throws -> Screen {
            let screen = Screen(Tabs(model: model, log: log))
            await settle()
            try await screen.tap(1)
            log.state("B")?.count = 2
            try await screen.tap(0)
            log.state("A")?.count = 1
            await settle()
            _ = log.take()
            return screen
        }

        private func tabs(of screen: Screen) throws -> [String: UIViewController] {
            Dictionary(uniqueKeysWithValues: zip(model.names, try screen.tabs))
        }

        @Test(arguments: [
            ["X", "A", "B", "C"], ["A", "X", "B", "C"], ["A", "B", "C", "X"],
            ["C", "B", "A"], ["B", "C", "A"], ["B", "A", "C"],
            ["A", "B"], ["X", "B", "A"], ["B", "X", "A", "Y"],
        ])
        func tabsThatStayKeepControllerItemAndStateAndNobodyAppears(names: [String]) async throws {
            let screen = try await show()
            let before = try tabs(of: screen)
            let items = before.mapValues { $0.tabBarItem! }

            model.names = names
            await settle()

            let after = try tabs(of: screen)
            for name in ["A", "B"] {
                #expect(after[name] === before[name])
                #expect(after[name]?.tabBarItem === items[name])
            }
            #expect(try screen.items.map(\.title) == names)
            #expect(log.entries.isEmpty)
            #expect(try screen.texts == ["A 1"])
            try await screen.tap(try #require(names.firstIndex(of: "B")))
            #expect(try screen.texts == ["B 2"])
            #expect(log.made == ["A", "B"])
        }

        @Test func aTabThatComesBackStartsAfresh() async throws {
            let screen = try await show()
            model.names = ["A", "C"]
            await settle()

            model.names = ["A", "B", "C"]
            await settle()
            try await screen.tap(1)

            #expect(try screen.texts == ["B 0"])
        }

        @Test func aRemovedTabsModelIsFreed() async throws {
            let screen = try await show()
            #expect(log.state("B") != nil)

            model.names = ["A", "C"]
            await settle()

            try await eventually { log.state("B") == nil }
            withExtendedLifetime(screen) {}
        }

        @Test func whenTheSelectedTabGoesItsSuccessorAppearsOnce() async throws {
            let screen = try await show()
            model.names = ["C", "B"]
            await settle()

            #expect(log.take() == ["A disappears", "B appears", "B by system"])
            #expect(model.selection == "B")
            #expect(try screen.texts == ["B 2"])
        }

        @Test func theAppsOwnChoiceMadeAlongWithTheChangeWins() async throws {
            let screen = try await show()
            model.names = ["X", "B", "Y"]
            model.selection = "Y"
            await settle()

            #expect(log.take() == ["A disappears", "Y appears", "Y by program"])
            #expect(log.made == ["A", "B", "Y"])
            withExtendedLifetime(screen) {}
        }

        @Test func whenAllTabsAreReplacedTheNearestNewOneIsShown() async throws {
            let screen = try await show()
            model.names = ["X", "Y"]
            await settle()

            #expect(log.take() == ["A disappears", "X appears", "X by system"])
            #expect(try screen.texts == ["X 0"])
        }

        @Test func aBadgeThatChangesAlongWithTheTabsIsRight() async throws {
            let screen = try await show()
            model.names = ["C", "A"]
            model.text = "7"
            await settle()

            #expect(try screen.items.map(\.badgeValue) == ["7", "7"])
        }

        @Test func theFallbackIsWrittenToTheBindingOnce() async throws {
            var written: [String] = []
            let selection = Binding(
                get: { @MainActor in model.selection },
                set: { @MainActor in
                    written.append($0)
                    model.selection = $0
                }
            )
            let screen = Screen(Bound(model: model, selection: selection))
            await settle()
            #expect(written.isEmpty)

            model.names = ["B", "C"]
            await settle()

            #expect(written == ["B"])
            withExtendedLifetime(screen) {}
        }

        private struct Bound: View {
            @ObservedObject var model: Model
            let selection: Binding<String>

            var body: some View {
                UIKitTabView(selection: selection) {
                    for name in model.names {
                        UIKitTab(name, value: name) { Shown(name) }
                    }
                }
            }
        }

        @Test func theFallbackIsNoMistakeThoughAnotherUpdateComesBeforeItIsWritten() async throws {
            // A value of its own, since each warning is given once.
            model.names = ["lost", "B"]
            model.selection = "lost"
            let screen = Screen(Tabs(model: model, log: log))
            await settle()
            let coordinator = try #require(try screen.tabBarController.delegate as? TabCoordinator)
            let configuration = TabConfiguration(
                tabs: [TabDescription(UIKitTab("B", value: "B") { Shown("B") }, position: 0)],
                selection: SelectionSource(Binding(get: { @MainActor in model.selection }, set: { _ in })),
                options: ContainerOptions()
            )

            let messages = await warnings {
                coordinator.update(configuration, environment: EnvironmentValues())
                coordinator.update(configuration, environment: EnvironmentValues())
            }

            #expect(model.selection == "lost")
            #expect(messages.isEmpty)
        }
    }
}
