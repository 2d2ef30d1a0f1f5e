import SwiftUI
import Testing
import UIKit
import UIKitTabView

extension TabViewSuite {
    @MainActor
    @Suite struct UpdateTests {
        private let model = Model()

        private struct Tabs: View {
            @ObservedObject var model: Model

            var body: some View {
                UIKitTabView {
                    UIKitTab(model.text, systemImage: model.flag ? "star" : "house", value: "A") {
                        Shown("A \(model.count)")
                    }
                    .badge(model.count)
                    UIKitTab("Second", value: "B") { Shown("B \(model.count)") }
                        .badge(model.flag ? "new" : nil)
                }
            }
        }

        @Test func contentOfTheVisibleTabFollowsTheParentAtOnce() async throws {
            let screen = Screen(Tabs(model: model))
            await settle()

            model.count = 5
            await settle()

            #expect(try screen.texts == ["A 5"])
        }

        @Test func contentOfAHiddenTabIsFreshWhenItIsShown() async throws {
            let screen = Screen(Tabs(model: model))
            await settle()
            try await screen.tap(1)
            try await screen.tap(0)

            model.count = 7
            await settle()
            try await screen.tap(1)

            #expect(try screen.texts == ["B 7"])
        }

        @Test func titleIconAndBadgesFollowOnTheSameBarItems() async throws {
            let screen = Screen(Tabs(model: model))
            await settle()
            let items = try screen.items
            #expect(items[0].title == "one")
            #expect(items[0].badgeValue == nil)
            let icon = items[0].image

            model.text = "two"
            model.count = 3
            model.flag = true
            await settle()

            #expect(try screen.items.elementsEqual(items, by: ===))
            #expect(items[0].title == "two")
            #expect(items[0].badgeValue == "3")
            #expect(items[0].image != icon)
            #expect(items[1].badgeValue == "new")

            model.flag = false
            model.count = 0
            await settle()

            #expect(items[0].badgeValue == nil)
            #expect(items[1].badgeValue == nil)
        }

        @Test func aThousandUpdatesMakeNoController() async throws {
            let screen = Screen(Tabs(model: model))
            await settle()
            let controller = try screen.tabBarController
            let tabs = try screen.tabs

            for count in 1...1000 {
                model.count = count
                await Task.yield()
            }
            await settle()

            #expect(try screen.tabBarController === controller)
            #expect(try screen.tabs.elementsEqual(tabs, by: ===))
            #expect(try screen.texts == ["A 1000"])
        }

        private struct CountedTabs: View {
            @ObservedObject var model: Model
            let log: LifeLog

            var body: some View {
                UIKitTabView {
                    for name in ["A", "B", "C"] {
                        UIKitTab(name, value: name) { Counted(name: name, count: model.count, log: log) }
                            .badge(model.count)
                    }
                }
            }
        }

        private struct Counted: View {
            let name: String
            let count: Int
            let log: LifeLog

            var body: some View {
                let _ = log.note(name)
                Shown("\(name) \(count)")
            }
        }

        @Test func anUpdateRunsTheBodyOfTheVisibleTabOnceAndOfHiddenOnesOnTheirReturn() async throws {
            let log = LifeLog()
            let screen = Screen(CountedTabs(model: model, log: log))
            await settle()
            for tab in [1, 2, 0] { try await screen.tap(tab) }
            _ = log.take()

            for count in 1...10 {
                model.count = count
                await settle()
                #expect(log.take() == ["A"])
            }
            try await screen.tap(1)

            #expect(try screen.texts == ["B 10"])
            #expect(log.take() == ["B"])
        }

        @Test func contentIsFirstMadeWhenItsTabIsFirstShown() async throws {
            var made: [String] = []
            let screen = Screen(
                UIKitTabView {
                    UIKitTab("A", value: "A") { record("A", in: &made) }
                    UIKitTab("B", value: "B") { record("B", in: &made) }
                }
            )
            await settle()
            #expect(made == ["A"])

            try await screen.tap(1)

            #expect(made == ["A", "B"])
        }

        @available(iOS 17, tvOS 17, *)
        @Test func stateInsideATabSurvivesTheVisitToAnotherTab() async throws {
            let screen = Screen(
                UIKitTabView {
                    UIKitTab("A", value: "A") { Counter(model: model) }
                    UIKitTab("B", value: "B") { Shown("B") }
                }
            )
            await settle()
            model.count = 1
            await settle()
            #expect(try screen.texts == ["state 1"])

            try await screen.tap(1)
            try await screen.tap(0)

            #expect(try screen.texts == ["state 1"])
        }

        /// Counts changes of the model in a state of its own.
        @available(iOS 17, tvOS 17, *)
        private struct Counter: View {
            @ObservedObject var model: Model
            @State private var changes = 0

            init(model: Model) { self.model = model }

            var body: some View {
                Shown("state \(changes)")
                    .onChange(of: model.count) { changes += 1 }
            }
        }

        private func record(_ name: String, in list: inout [String]) -> Shown {
            list.append(name)
            return Shown(name)
        }
    }
}
