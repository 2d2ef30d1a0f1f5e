import SwiftUI
import Testing
import UIKit
import UIKitTabView

extension TabViewSuite {
    /// Tabs and containers that live through what an app does to them.
    @MainActor
    @Suite struct TabLifeTests {
        private let app = SampleApp()

        @Test func changesOfTheTabsAreNoVisits() async throws {
            let screen = await Screen(app)
            #expect(app.log.take() == ["A appears"])

            app.arrange("C", "B", "A")
            await settle()
            app.arrange("A")
            await settle()
            app.arrange("D", "A", "E", "F", "G", "H", "I")
            await settle()
            app.change("A") { tab in
                tab.title = "Ah"
                tab.badge = 3
                tab.isDisabled = true
            }
            await settle()
            app.arrange("A", "D")
            await settle()
            #expect(app.log.take() == [])
            app.change("A") { $0.isHidden = true }
            await settle()

            #expect(app.log.take() == ["A disappears", "D appears"])
            #expect(screen.shown == "D")
        }

        @Test func tabsThatChangePlacesAHundredTimesStayTheSame() async throws {
            let screen = await Screen(app)
            try await screen.tap(1)
            let tabs = Set(try screen.tabs.map(ObjectIdentifier.init))

            for _ in 0..<100 {
                app.tabs.swapAt(0, 2)
                app.tabs.swapAt(1, 2)
                await settle(turns: 2)
            }
            await settle()

            #expect(Set(try screen.tabs.map(ObjectIdentifier.init)) == tabs)
            #expect(screen.shown == "B")
            #expect(app.log.made == ["A", "B"])
            #expect(app.log.take() == ["A appears", "A disappears", "B appears"])
        }

        @Test func aTabKeepsItsStateWhileDuplicatesOfItComeAndGo() async throws {
            let screen = await Screen(app)
            app.log.state("A")?.count = 7

            app.tabs.append(SampleApp.Tab("A"))
            await settle()
            #expect(try screen.tabs.count == 3)
            var first = SampleApp.Tab("A")
            first.title = "First"
            app.tabs.insert(first, at: 0)
            await settle()
            #expect(try screen.items.map(\.title) == ["First", "B", "C"])
            app.arrange("B", "A")
            await settle()

            #expect(try screen.texts == ["A 7"])
            #expect(app.log.made == ["A"])
        }

        @Test func anotherValueIsAnotherTab() async throws {
            let screen = await Screen(app)

            app.arrange("Z", "B", "C")
            await settle()

            #expect(app.log.state("A") == nil)
            #expect(screen.shown == "B")
            #expect(app.selection == "B")
        }

        @Test func tabsThatComeAndGoAreFreed() async throws {
            let screen = await Screen(app)
            var gone: [() -> UIViewController?] = []

            for round in 0..<30 {
                app.arrange("A", "T\(round)", "B")
                await settle(turns: 2)
                weak let tab = try screen.tabs[1]
                gone.append { tab }
                if round % 3 == 0 { try await screen.tap(1) }
                if round % 5 == 0 { app.proxy.reset("T\(round)") }
            }
            app.arrange("A", "B")
            await settle()
            await settle()

            #expect(gone.allSatisfy { $0() == nil })
        }

        // MARK: - Eager tabs

        @Test func tabsMayBecomeEagerAndThenDoNoWorkUntilTheyAreShown() async throws {
            let screen = Screen(
                SampleReader(app: app) { [app] in
                    UIKitTabView(selection: app.binding) {
                        for tab in app.tabs {
                            UIKitTab(tab.name, value: tab.name) {
                                app.actions.append(tab.name)
                                return Logged(tab.name, in: app.log)
                            }
                        }
                    }
                    .tabLoading(app.step > 0 ? .eager : .lazy)
                }
            )
            await settle()
            #expect(app.log.made == ["A"])

            app.step = 1
            await settle()
            #expect(app.log.made == ["A", "B", "C"])
            #expect(app.log.take() == ["A appears"])
            app.actions = []
            for step in 2..<6 {
                app.step = step
                await settle()
            }
            #expect(Set(app.actions) == ["A"])
            app.tabs.append(SampleApp.Tab("D"))
            await settle()
            #expect(Set(app.actions) == ["A", "D"])
            app.step = 0
            app.tabs.append(SampleApp.Tab("E"))
            await settle()
            try await screen.tap(1)

            #expect(app.log.made == ["A", "B", "C", "D"])
            #expect(try screen.texts == ["B 0"])
        }

        // MARK: - Containers

        private struct Swapping: View {
            @ObservedObject var app: SampleApp

            var body: some View {
                switch app.step {
                case 0: SampleAppView(app: app)
                case 1: Shown("logged out")
                default: SampleAppView(app: app).id(app.step)
                }
            }
        }

        @Test func aContainerThatGoesAndComesBackStartsAfreshAtTheSelection() async throws {
            let screen = Screen(Swapping(app: app))
            await settle()
            try await screen.tap(1)
            _ = app.log.take()
            weak let controller = try screen.tabBarController

            app.step = 1
            await settle()
            #expect(app.log.take() == ["B disappears"])
            #expect(controller == nil)
            #expect(app.log.state("A") == nil && app.log.state("B") == nil)
            for step in [2, 3] {
                app.step = step
                await settle()
                #expect(screen.shown == "B")
                #expect(app.proxy.isSelected("B"))
            }

            #expect(app.log.made == ["A", "B", "B", "B"])
            #expect(app.selection == "B")
        }

        @Test func aReadersProxyGoesOverToTheContainerThatTakesTheOthersPlace() async throws {
            let screen = Screen(
                SampleReader(app: app) { [app] in
                    if app.step % 2 == 0 { SampleTabs(app: app) } else { SampleTabs(app: app).id("other") }
                }
            )
            await settle()

            for (step, tab) in [(1, "C"), (2, "B"), (3, "A")] {
                app.step = step
                await settle()
                #expect(app.proxy.select(tab))
                await settle()
                #expect(screen.shown == tab)
            }
        }

        private struct Presenting: View {
            let app: SampleApp
            @ObservedObject var model: Model

            var body: some View {
                Shown("below").sheet(isPresented: $model.flag) { SampleAppView(app: app) }
            }
        }

        @Test func aContainerInASheetGoesWithIt() async throws {
            let model = Model()
            let screen = Screen(Presenting(app: app, model: model))
            await settle()
            model.flag = true
            try await eventually { screen.root.presentedViewController?.viewIfLoaded?.window != nil }
            await settle()
            weak let controller = screen.root.presentedViewController?.firstDescendant(UITabBarController.self)
            #expect(controller != nil)
            app.selection = "B"
            await settle()
            #expect(app.log.take() == ["A appears", "A disappears", "B appears"])

            model.flag = false

            try await eventually { controller == nil }
            #expect(app.log.state("A") == nil && app.log.state("B") == nil)
            #expect(app.log.take() == ["B disappears"])
        }

        private struct Covered: View {
            let app: SampleApp
            @ObservedObject var model: Model

            var body: some View {
                SampleAppView(app: app).sheet(isPresented: $model.flag) { Shown("above") }
            }
        }

        @Test func everythingMayChangeUnderASheet() async throws {
            let model = Model()
            let screen = Screen(Covered(app: app, model: model))
            await settle()
            model.flag = true
            try await eventually { screen.root.presentedViewController?.viewIfLoaded?.window != nil }
            let sheet = screen.root.presentedViewController

            app.selection = "B"
            await settle()
            app.arrange("C", "B")
            await settle()
            app.arrange("C")
            await settle()
            app.proxy.resetAll()
            await settle()

            #expect(screen.shown == "C")
            #expect(app.selection == "C")
            #expect(screen.root.presentedViewController === sheet)
            #expect(model.flag)
        }

        @Test func twoContainersOfOneSelectionFollowEachOther() async throws {
            let (first, second) = (await Screen(app), await Screen(app))

            try await first.tap(1)
            #expect(second.shown == "B")
            try await second.tap(2)
            #expect(first.shown == "C")
            app.arrange("A", "B")
            await settle()

            #expect(first.shown == "B" && second.shown == "B")
            #expect(app.selection == "B")
            #expect(app.events == ["B user", "B program", "C user", "C program", "B system", "B system"])
        }
    }
}
