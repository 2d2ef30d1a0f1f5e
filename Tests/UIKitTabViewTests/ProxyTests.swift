import SwiftUI
import Testing
import UIKit
import UIKitTabView

extension TabViewSuite {
    @MainActor
    @Suite struct ProxyTests {
        private let model = Model()
        private let log = Log()

        @MainActor
        final class Log {
            var outside: UIKitTabViewProxy?
            var inside: UIKitTabViewProxy?
            var events: [String] = []
            var readerRuns = 0
        }

        private struct Content: View {
            let name: String
            let log: Log
            @Environment(\.tabViewProxy) private var tabs
            @State private var visits = 0

            init(name: String, log: Log) {
                self.name = name
                self.log = log
            }

            var body: some View {
                log.inside = tabs
                return Shown("\(name) \(visits)").onAppear { visits += 1 }
            }
        }

        private struct Bound: View {
            @ObservedObject var model: Model
            let log: Log

            var body: some View {
                UIKitTabViewReader { tabs in
                    reading(tabs)
                }
            }

            private func reading(_ tabs: UIKitTabViewProxy) -> some View {
                log.outside = tabs
                log.readerRuns += 1
                return UIKitTabView(selection: $model.selection) {
                    for name in model.names {
                        UIKitTab(name, value: name) { Content(name: name, log: log) }
                    }
                }
                .onTabSelection { log.events.append("\($0.tab) \($0.reason)") }
            }
        }

        private struct Unbound: View {
            let log: Log

            var body: some View {
                UIKitTabView {
                    UIKitTab("A", value: "A") { Content(name: "A", log: log) }
                    UIKitTab("B", value: "B") { Content(name: "B", log: log) }
                }
                .onTabSelection { log.events.append("\($0.tab) \($0.reason)") }
            }
        }

        private func show() async throws -> (screen: Screen, tabs: UIKitTabViewProxy) {
            let screen = Screen(Bound(model: model, log: log))
            await settle()
            return (screen, try #require(log.outside))
        }

        @Test func selectingGoesThroughTheBinding() async throws {
            let (screen, tabs) = try await show()

            #expect(tabs.select("B"))
            await settle()

            #expect(model.selection == "B")
            #expect(tabs.selection == AnyHashable("B"))
            #expect(tabs.isSelected("B") && !tabs.isSelected("A"))
            #expect(log.events == ["B program"])
            #expect(try screen.texts == ["B 1"])
        }

        @Test func withoutABindingSelectingSelects() async throws {
            let screen = Screen(Unbound(log: log))
            await settle()
            let tabs = try #require(log.inside)

            #expect(tabs.select("B"))
            await settle()

            #expect(try screen.texts == ["B 1"])
            #expect(log.events == ["B program"])
        }

        @Test func theContentHasAProxyOfItsContainer() async throws {
            let (screen, tabs) = try await show()

            #expect(log.inside?.select("B") == true)
            await settle()

            #expect(tabs.isSelected("B"))
            withExtendedLifetime(screen) {}
        }

        @Test func aContainerWithinATabHasAProxyOfItsOwn() async throws {
            let inner = Log()
            let screen = Screen(
                UIKitTabViewReader { tabs in
                    reading(tabs) {
                        UIKitTab("outer", value: "outer") { Unbound(log: inner) }
                    }
                }
            )
            await settle()
            let outer = try #require(log.outside)
            let nested = try #require(inner.inside)

            #expect(outer.selection == AnyHashable("outer"))
            #expect(nested.selection == AnyHashable("A"))
            withExtendedLifetime(screen) {}
        }

        private func reading(
            _ tabs: UIKitTabViewProxy,
            @UIKitTabBuilder<String> content: () -> [UIKitTab<String>]
        ) -> some View {
            log.outside = tabs
            return UIKitTabView(tabs: content)
        }

        @Test func aValueThatNamesNoTabIsRefusedAndTheDeveloperIsTold() async throws {
            let (screen, tabs) = try await show()
            let messages = await warnings {
                #expect(!tabs.select("nowhere"))
                tabs.popToRoot("nowhere")
                tabs.reset("nowhere")
                await settle()
            }

            #expect(model.selection == "A")
            #expect(messages == ["nowhere names no tab; nothing was done"])
            withExtendedLifetime(screen) {}
        }

        @Test func aProxyWithoutAContainerDoesNothingAndTheDeveloperIsTold() async throws {
            var tabs: UIKitTabViewProxy?
            let screen = Screen(
                UIKitTabViewReader { proxy in
                    Shown("alone").onAppear { tabs = proxy }
                }
            )
            await settle()
            let messages = await warnings {
                #expect(tabs?.select("A") == false)
                #expect(tabs?.goBack() == false)
                #expect(tabs?.selection == nil)
                #expect(tabs?.barHeight == 0)
            }

            #expect(messages.count == 1)
            withExtendedLifetime(screen) {}
        }

        @Test func goingBackFollowsTheVisitsAndPassesOverTabsThatAreGone() async throws {
            model.names = ["A", "B", "C", "D"]
            let (screen, tabs) = try await show()
            for name in ["B", "C", "D"] {
                model.selection = name
                await settle()
            }
            model.names = ["A", "B", "D"]
            await settle()

            #expect(tabs.goBack())
            await settle()
            #expect(model.selection == "B")
            #expect(tabs.goBack())
            await settle()
            #expect(model.selection == "A")
            #expect(!tabs.goBack())
            #expect(model.selection == "A")
            withExtendedLifetime(screen) {}
        }

        @Test func aTabThatIsResetStartsAfresh() async throws {
            let (screen, tabs) = try await show()
            try await screen.tap(1)
            try await screen.tap(0)
            #expect(try screen.texts == ["A 2"])

            tabs.reset("A")
            await settle()
            #expect(try screen.texts == ["A 1"])

            tabs.resetAll()
            await settle()
            try await screen.tap(1)
            #expect(try screen.texts == ["B 1"])
        }

        @Test func aReaderIsEvaluatedWhenTheSelectionChanges() async throws {
            let (screen, _) = try await show()
            let runs = log.readerRuns

            try await screen.tap(1)

            #expect(log.readerRuns > runs)
        }

        @Test func everythingIsFreedWithTheReader() async throws {
            weak var proxy: UIKitTabViewProxy?
            do {
                let (screen, tabs) = try await show()
                proxy = tabs
                log.outside = nil
                log.inside = nil
                withExtendedLifetime(screen) {}
            }
            await settle()

            #expect(proxy == nil)
        }

        @available(iOS 16, tvOS 16, *)
        @Test func poppingToTheRootEmptiesAHiddenTabsPath() async throws {
            model.selection = "B"
            let screen = Screen(
                UIKitTabViewReader { tabs in
                    Stacks(model: model, log: log, tabs: tabs)
                }
            )
            await settle()
            model.selection = "A"
            await settle()
            model.path = [1, 2]
            await settle()
            model.selection = "B"
            await settle()

            log.outside?.popToRoot("A")
            await settle()
            #expect(model.path.isEmpty)

            model.selection = "A"
            await settle()
            let stack = try #require(try screen.tabs[0].firstDescendant(UINavigationController.self))
            try await eventually { stack.viewControllers.count == 1 }
        }

        @available(iOS 16, tvOS 16, *)
        private struct Stacks: View {
            @ObservedObject var model: Model
            let log: Log
            let tabs: UIKitTabViewProxy

            var body: some View {
                log.outside = tabs
                return UIKitTabView(selection: $model.selection) {
                    UIKitTab("A", value: "A") {
                        NavigationStack(path: $model.path) {
                            Shown("root").navigationDestination(for: Int.self) { Shown("screen \($0)") }
                        }
                    }
                    .path($model.path)
                    UIKitTab("B", value: "B") { Shown("content B") }
                }
            }
        }
    }
}
