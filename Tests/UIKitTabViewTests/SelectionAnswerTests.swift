import Testing
import UIKit
import UIKitTabView

extension TabViewSuite {
    /// Apps that answer a tap by more than taking the value.
    @MainActor
    @Suite struct SelectionAnswerTests {
        private let app = SampleApp()

        private func expect(
            _ screen: Screen,
            _ tab: String,
            _ events: [String],
            sourceLocation: SourceLocation = #_sourceLocation
        ) {
            #expect(screen.shown == tab, sourceLocation: sourceLocation)
            #expect(app.proxy.selection == AnyHashable(tab), sourceLocation: sourceLocation)
            #expect(!app.isBound || app.selection == tab, sourceLocation: sourceLocation)
            #expect(app.events == events, sourceLocation: sourceLocation)
        }

        @Test func aBindingThatAnswersWithTheShownTabChangesNothing() async throws {
            let screen = await Screen(app)
            app.answer = { [app] _ in app.selection = "A" }

            try await screen.tap(2)

            expect(screen, "A", [])
            #expect(app.log.made == ["A"])
        }

        @Test func aBindingThatAcceptsLaterShowsTheTabThen() async throws {
            let screen = await Screen(app)
            app.answer = { [app] value in Task { @MainActor in app.selection = value } }

            try screen.tapAtOnce(1)
            #expect(screen.shown == "A")
            await settle()

            expect(screen, "B", ["B program"])
            #expect(app.log.take() == ["A appears", "A disappears", "B appears"])
        }

        @Test func aBindingThatRemovesTheTappedTabFallsBack() async throws {
            let screen = await Screen(app)
            app.answer = { [app] value in
                app.selection = value
                if value == "B" { app.arrange("A", "C") }
            }

            try await screen.tap(1)

            expect(screen, "A", ["B user", "A system"])
        }

        @Test func aBindingThatRemovesTheTabThatIsLeftFreesIt() async throws {
            let screen = await Screen(app)
            app.answer = { [app] value in
                app.selection = value
                app.arrange("B", "C")
            }

            try await screen.tap(1)

            expect(screen, "B", ["B user"])
            #expect(app.log.state("A") == nil)
            #expect(app.log.take() == ["A appears", "A disappears", "B appears"])
        }

        @Test func aHandlerMayRearrangeTheTabs() async throws {
            let screen = await Screen(app)
            app.react = { [app] _ in app.arrange("D", "C", "B", "A") }

            try await screen.tap(1)

            expect(screen, "B", ["B user"])
            #expect(try screen.items.map(\.title) == ["D", "C", "B", "A"])
            #expect(app.log.made == ["A", "B"])
        }

        @Test func aHandlerMayRemoveTheTabThatItIsToldOf() async throws {
            let screen = await Screen(app)
            app.react = { [app] tab in if tab == "B" { app.arrange("A", "C") } }

            try await screen.tap(1)

            expect(screen, "A", ["B user", "A system"])
            #expect(app.log.state("B") == nil)
        }

        @Test(arguments: [true, false]) func aHandlerMaySelectAnotherTabByProxy(isBound: Bool) async throws {
            app.isBound = isBound
            let screen = await Screen(app)
            app.react = { [app] tab in if tab == "B" { app.proxy.select("C") } }

            try await screen.tap(1)

            expect(screen, "C", ["B user", "C program"])
            #expect(app.log.made == ["A", "C"])
        }

        @Test(arguments: [true, false]) func aHandlerMaySelectTheOldTabByProxy(isBound: Bool) async throws {
            app.isBound = isBound
            app.change("A") { $0.resetsWhenLeft = true }
            let screen = await Screen(app)
            app.log.state("A")?.count = 5
            app.react = { [app] tab in if tab == "B" { app.proxy.select("A") } }

            try await screen.tap(1)

            expect(screen, "A", ["B user", "A program"])
            #expect(try screen.texts == ["A 5"])
        }

        @Test func aTabLeftWhileTheHandlerSelectsAnotherStillStartsAfresh() async throws {
            app.change("A") { $0.resetsWhenLeft = true }
            let screen = await Screen(app)
            app.log.state("A")?.count = 5
            app.react = { [app] tab in if tab == "B" { app.proxy.select("C") } }
            try await screen.tap(1)

            try await screen.tap(0)

            #expect(try screen.texts == ["A 0"])
        }

        @Test func aBindingMaySelectAnotherTabByProxy() async throws {
            let screen = await Screen(app)
            app.answer = { [app] value in
                app.selection = value
                if value == "B" { app.proxy.select("C") }
            }

            try await screen.tap(1)

            expect(screen, "C", ["C program"])
        }

        @Test func anActionMaySelectATabAndRemoveItsOwn() async throws {
            app.change("C") { $0.isAction = true }
            let screen = Screen(
                SampleReader(app: app) { [app] in
                    UIKitTabView(selection: app.binding) {
                        for tab in app.tabs where tab.name != "C" { app.tab(tab) }
                        if app.tabs.count == 3 {
                            UIKitTab("C", systemImage: "star", value: "C") {
                                app.proxy.select("B")
                                app.arrange("A", "B")
                            }
                        }
                    }
                    .onTabSelection(perform: app.note)
                }
            )
            await settle()

            try await screen.tap(2)

            expect(screen, "B", ["B program"])
            #expect(try screen.tabs.count == 2)
        }

        @Test func aPolicyMaySelectAnotherTabOrTakeTheTabAway() async throws {
            let screen = Screen(
                SampleReader(app: app) { [app] in
                    UIKitTabView(selection: app.binding) { for tab in app.tabs { app.tab(tab) } }
                        .allowsTabSelection { tab in
                            if tab == "B" { app.proxy.select("C") } else { app.tabs.removeAll { $0.name == tab } }
                            return false
                        }
                        .onTabSelection(perform: app.note)
                }
            )
            await settle()

            try await screen.tap(1)
            expect(screen, "C", ["C program"])
            try await screen.tap(0)

            expect(screen, "C", ["C program"])
            #expect(try screen.items.map(\.title) == ["B", "C"])
        }

        // MARK: - In one turn of the main loop

        @Test func ofManyTapsTheLastOneCounts() async throws {
            let screen = await Screen(app)

            for index in 0..<101 { try screen.tapAtOnce(index % 3) }
            await settle()

            #expect(screen.shown == "B")
            #expect(app.selection == "B")
            #expect(app.events.count == 101)
            #expect(app.log.made == ["A", "B", "C"])
        }

        @Test func aTapAfterTheAppsChoiceWins() async throws {
            let screen = await Screen(app)

            app.selection = "C"
            try screen.tapAtOnce(1)
            await settle()

            expect(screen, "B", ["B user"])
            #expect(app.log.made == ["A", "B"])
        }

        @Test func theAppsChoiceAfterATapWins() async throws {
            let screen = await Screen(app)

            try screen.tapAtOnce(1)
            app.selection = "C"
            await settle()

            expect(screen, "C", ["B user", "C program"])
        }

        @Test func everythingMayChangeInOneUpdate() async throws {
            let screen = await Screen(app)
            let (tabs, items) = (try screen.tabs, try screen.items)

            app.arrange("C", "D", "A", "B")
            app.change("B") { $0.badge = 7 }
            app.change("C") { $0.title = "Sea" }
            app.selection = "B"
            await settle()

            expect(screen, "B", ["B program"])
            let moved = [2, 3, 0].map { index in try? screen.tabs[index] }
            #expect(zip(moved, tabs).allSatisfy { $0 === $1 })
            #expect(items[1].badgeValue == "7" && items[2].title == "Sea")
            #expect(app.log.made == ["A", "B"])
            #expect(app.written == [])
        }
    }
}
