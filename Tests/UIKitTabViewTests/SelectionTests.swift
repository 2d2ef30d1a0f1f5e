import SwiftUI
import Testing
import UIKit
import UIKitTabView

extension TabViewSuite {
    @MainActor
    @Suite struct SelectionTests {
        private let model = Model()

        private struct Tabs: View {
            @ObservedObject var model: Model

            var body: some View {
                UIKitTabView(selection: $model.selection) {
                    UIKitTab("A", value: "A") { Shown("content A") }
                    UIKitTab("B", value: "B") { Shown("content B") }
                    UIKitTab("C", value: "C") { Shown("content C") }
                }
            }
        }

        @Test func theInitialSelectionIsTheFirstTabShown() async throws {
            model.selection = "C"
            let screen = Screen(Tabs(model: model))
            await settle()

            #expect(try screen.tabBarController.selectedIndex == 2)
            #expect(try screen.texts == ["content C"])
            #expect(try screen.tabs.prefix(2).allSatisfy { $0.viewIfLoaded?.texts.isEmpty ?? true })
        }

        @Test func aTapWritesTheBinding() async throws {
            let screen = Screen(Tabs(model: model))
            await settle()

            try await screen.tap(1)

            #expect(model.selection == "B")
            #expect(try screen.texts == ["content B"])
        }

        @Test func settingTheBindingSelectsTheTab() async throws {
            let screen = Screen(Tabs(model: model))
            await settle()

            model.selection = "B"
            await settle()

            #expect(try screen.tabBarController.selectedIndex == 1)
        }

        @Test func aValueThatNamesNoTabChangesNothingAndWarnsOnce() async throws {
            let screen = Screen(Tabs(model: model))
            await settle()
            try await screen.tap(1)

            let messages = await warnings {
                model.selection = "nowhere"
                await settle()
            }

            #expect(try screen.tabBarController.selectedIndex == 1)
            #expect(model.selection == "nowhere")
            #expect(messages.count == 1)
        }

        @Test func anInitialValueThatNamesNoTabShowsTheFirstTabAndIsNotOverwritten() async throws {
            model.selection = "unknown at launch"
            let messages = await warnings {
                let screen = Screen(Tabs(model: model))
                await settle()

                #expect((try? screen.tabBarController.selectedIndex) == 0)
                #expect((try? screen.texts) == ["content A"])
            }

            #expect(model.selection == "unknown at launch")
            #expect(messages.count == 1)
        }

        @Test func aBindingThatRefusesATapLeavesBarAndContentAsTheyWere() async throws {
            let refusing = Binding(get: { "A" }, set: { _ in })
            let screen = Screen(
                UIKitTabView(selection: refusing) {
                    UIKitTab("A", value: "A") { Shown("content A") }
                    UIKitTab("B", value: "B") { Shown("content B") }
                }
            )
            await settle()
            let controller = try screen.tabBarController
            let other = try screen.tabs[1]

            #expect(!controller.delegateAllowsSelecting(other))
            await settle()

            #expect(controller.selectedIndex == 0)
            #expect(try screen.texts == ["content A"])
        }

        @Test func withoutABindingThePersonSelects() async throws {
            let screen = Screen(
                UIKitTabView {
                    UIKitTab("A", value: "A") { Shown("content A") }
                    UIKitTab("B", value: "B") { Shown("content B") }
                }
            )
            await settle()
            #expect(try screen.texts == ["content A"])

            try await screen.tap(1)

            #expect(try screen.texts == ["content B"])
        }

        @Test func anActionTabRunsItsClosureAndIsNeverSelected() async throws {
            var runs = 0
            let selection = Binding(
                get: { @MainActor in model.selection },
                set: { @MainActor in model.selection = $0 }
            )
            let screen = Screen(
                UIKitTabView(selection: selection) {
                    UIKitTab("A", value: "A") { Shown("content A") }
                    UIKitTab("Compose", systemImage: "plus", value: "compose") { runs += 1 }
                }
            )
            await settle()

            try await screen.tap(1)

            #expect(runs == 1)
            #expect(model.selection == "A")
            #expect(try screen.tabBarController.selectedIndex == 0)
        }

        @Test func eventsSayWhichTabWhyAndWhetherItRepeated() async throws {
            var events: [TabSelectionEvent<String>] = []
            let screen = Screen(
                EventTabs(model: model) { events.append($0) }
            )
            await settle()
            #expect(events.isEmpty)

            try await screen.tap(1)
            try await screen.tap(1)
            model.selection = "A"
            await settle()

            #expect(events.map(\.tab) == ["B", "B", "A"])
            #expect(events.map(\.isRepeated) == [false, true, false])
            #expect(events.map(\.reason) == [.user, .user, .program])
            #expect(events.map(\.action) == [.none, .none, .none])
        }

        @Test func anOptionalSelectionIsWrittenAndItsNilNamesNoTab() async throws {
            let choice = Choice()
            let screen = Screen(OptionalTabs(choice: choice))
            await settle()
            #expect(try screen.texts == ["content A"])
            #expect(choice.tab == nil)

            try await screen.tap(1)
            #expect(choice.tab == .second)
            #expect(choice.events == [.second])

            choice.tab = .first
            await settle()
            #expect(try screen.texts == ["content A"])
            choice.tab = nil
            await settle()
            #expect(try screen.texts == ["content A"])
            #expect(choice.tab == nil)
        }

        @MainActor
        private final class Choice: ObservableObject {
            enum Tab: Hashable { case first, second }

            @Published var tab: Tab?
            var events: [Tab?] = []
        }

        private struct OptionalTabs: View {
            @ObservedObject var choice: Choice

            var body: some View {
                UIKitTabView(selection: $choice.tab) {
                    UIKitTab("A", value: .first) { Shown("content A") }
                    UIKitTab("B", value: .second) { Shown("content B") }
                }
                .onTabSelection { if $0.reason == .user { choice.events.append($0.tab) } }
            }
        }

        @Test func anAppThatAnswersATapWithAnotherTabShowsThatOne() async throws {
            let screen = Screen(
                EventTabs(model: model) { event in
                    if event.tab == "B" { model.selection = "A" }
                }
            )
            await settle()

            try await screen.tap(1)

            #expect(model.selection == "A")
            #expect(try screen.texts == ["content A"])
            #expect(try screen.tabBarController.selectedIndex == 0)
        }

        private struct EventTabs: View {
            @ObservedObject var model: Model
            let onEvent: @MainActor (TabSelectionEvent<String>) -> Void

            var body: some View {
                UIKitTabView(selection: $model.selection) {
                    UIKitTab("A", value: "A") { Shown("content A") }
                    UIKitTab("B", value: "B") { Shown("content B") }
                }
                .onTabSelection(perform: onEvent)
            }
        }
    }
}
