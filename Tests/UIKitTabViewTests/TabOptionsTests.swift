import SwiftUI
import Testing
import UIKit
import UIKitTabView

extension TabViewSuite {
    @MainActor
    @Suite struct TabOptionsTests {
        private let model = Model()
        private let log = Log()

        @MainActor
        final class Log {
            var made: [String] = []
            var events: [String] = []
            var isAllowed = true
        }

        /// Counts its visits in a state of its own, which tells whether that was kept.
        private struct Visits: View {
            let name: String
            let log: Log
            @State private var visits = 0

            init(name: String, log: Log) {
                self.name = name
                self.log = log
                log.made.append(name)
            }

            var body: some View {
                Shown("\(name) \(visits)").onAppear { visits += 1 }
            }
        }

        private struct Tabs: View {
            @ObservedObject var model: Model
            let log: Log
            var resets = false
            var loading = TabLoading.lazy

            var body: some View {
                UIKitTabView(selection: $model.selection) {
                    UIKitTab("A", value: "A") { Visits(name: "A", log: log) }
                    UIKitTab("B", value: "B") { Visits(name: "B", log: log) }
                        .hidden(model.flag)
                        .resetsWhenLeft(resets)
                    UIKitTab("C", value: "C") { Visits(name: "C", log: log) }
                        .disabled(model.count > 0)
                        .allowsSelection { log.isAllowed }
                }
                .allowsTabSelection { $0 != "nobody" && model.text != "locked" }
                .tabLoading(loading)
                .onTabSelection { log.events.append("\($0.tab) \($0.reason)") }
            }
        }

        @Test func aHiddenTabLeavesTheBarAndKeepsItsState() async throws {
            let screen = Screen(Tabs(model: model, log: log))
            await settle()
            try await screen.tap(1)
            #expect(try screen.texts == ["B 1"])

            model.flag = true
            await settle()
            #expect(try screen.items.map(\.title) == ["A", "C"])
            #expect(model.selection == "A")

            model.flag = false
            await settle()
            try await screen.tap(1)

            #expect(try screen.texts == ["B 2"])
            #expect(log.events == ["B user", "A system", "B user"])
        }

        @Test func aDisabledTabIsGreyAndIgnoresTapsButNotTheApp() async throws {
            let screen = Screen(Tabs(model: model, log: log))
            await settle()
            model.count = 1
            await settle()
            #expect(try screen.items[2].isEnabled == false)

            try await screen.tap(2)
            #expect(model.selection == "A")

            model.selection = "C"
            await settle()
            #expect(try screen.texts == ["C 1"])
        }

        @Test func aTabThatIsRefusedIsNotSelectedForAMoment() async throws {
            let screen = Screen(Tabs(model: model, log: log))
            await settle()
            log.isAllowed = false

            try await screen.tap(2)

            #expect(model.selection == "A")
            #expect(log.events.isEmpty)
            #expect(!log.made.contains("C"))
        }

        @Test func theContainersPolicyIsAskedForEveryTab() async throws {
            let screen = Screen(Tabs(model: model, log: log))
            await settle()
            model.text = "locked"
            await settle()

            try await screen.tap(1)
            try await screen.tap(2)

            #expect(model.selection == "A")
        }

        @Test func eagerTabsAreMadeSoonAfterTheFirstOneIsShown() async throws {
            let screen = Screen(Tabs(model: model, log: log, loading: .eager))
            await settle()

            #expect(Set(log.made) == ["A", "B", "C"])
            #expect(try screen.texts == ["A 1"])
        }

        @Test func lazyTabsAreNotMadeBeforeTheirFirstVisit() async throws {
            let screen = Screen(Tabs(model: model, log: log))
            await settle()

            #expect(Set(log.made) == ["A"])
            withExtendedLifetime(screen) {}
        }

        @Test func aTabThatResetsWhenLeftStartsAfreshOnReturn() async throws {
            let screen = Screen(Tabs(model: model, log: log, resets: true))
            await settle()
            try await screen.tap(1)
            try await screen.tap(0)
            #expect(try screen.texts == ["A 2"])

            try await screen.tap(1)

            #expect(try screen.texts == ["B 1"])
        }
    }
}
