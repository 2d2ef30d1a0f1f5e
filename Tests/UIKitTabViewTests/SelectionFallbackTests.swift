import Testing
import UIKit
import UIKitTabView

extension TabViewSuite {
    /// What is shown when tabs come, go, hide and change their kind.
    @MainActor
    @Suite struct SelectionFallbackTests {
        private let app = SampleApp()

        @Test func hiddenTabsAreNoFallback() async throws {
            app.arrange("A", "B", "C", "D", "E")
            app.selection = "C"
            let screen = await Screen(app)
            try await screen.tap(0)
            try await screen.tap(3)

            for name in ["A", "C", "D"] { app.change(name) { $0.isHidden = true } }
            await settle()

            #expect(screen.shown == "E")
            #expect(app.selection == "E")
            #expect(app.written == ["A", "D", "E"])
        }

        @Test func aTabHiddenAlongWithTheAppsChoiceNeedsNoFallback() async throws {
            let screen = await Screen(app)

            app.change("A") { $0.isHidden = true }
            app.selection = "C"
            await settle()

            #expect(screen.shown == "C")
            #expect(app.events == ["C program"])
            #expect(app.log.made == ["A", "C"])
            #expect(app.written == [])
        }

        @Test func aHiddenTabThatIsBoundIsShownOnceItIsThere() async throws {
            app.change("B") { $0.isHidden = true }
            let screen = await Screen(app)
            app.selection = "B"
            await settle()
            #expect(screen.shown == "A")

            app.change("B") { $0.isHidden = false }
            await settle()

            #expect(screen.shown == "B")
            #expect(app.written == [])
        }

        @Test func withAllTabsHiddenNothingIsSelectedAndTheBindingIsLeftAlone() async throws {
            let screen = await Screen(app)
            try await screen.tap(1)
            app.log.state("B")?.count = 3

            for index in 0..<3 { app.tabs[index].isHidden = true }
            await settle()
            #expect(try screen.tabs.isEmpty)
            #expect(app.proxy.selection == nil)
            #expect(app.selection == "B")
            for index in 0..<3 { app.tabs[index].isHidden = false }
            await settle()

            #expect(screen.shown == "B")
            #expect(try screen.texts == ["B 3"])
        }

        @Test func whereOnlyOtherTabsComeBackOneIsSelectedAndTheBindingFollows() async throws {
            let screen = await Screen(app)
            for index in 0..<3 { app.tabs[index].isHidden = true }
            await settle()

            app.change("C") { $0.isHidden = false }
            await settle()

            #expect(screen.shown == "C")
            #expect(app.selection == "C")
        }

        @Test func ofTabsThatComeLateOnlyTheSelectedOneIsMade() async throws {
            app.tabs = []
            app.selection = "B"
            let screen = await Screen(app)

            app.arrange("A", "B", "C")
            await settle()

            #expect(screen.shown == "B")
            #expect(app.log.made == ["B"])
            #expect(app.written == [])
        }

        @Test func ofTabsThatComeBackOnlyTheSelectedOneIsMade() async throws {
            let screen = await Screen(app)
            app.tabs = []
            await settle()

            app.arrange("X", "A", "B")
            await settle()

            #expect(screen.shown == "A")
            #expect(app.log.made == ["A", "A"])
            #expect(app.log.take() == ["A appears", "A appears", "A disappears"])
        }

        @Test func withoutTabsNoSelectionIsAMistake() async throws {
            app.tabs = []
            app.selection = "late"
            let messages = await warnings {
                let screen = await Screen(app)
                app.arrange("A", "late")
                await settle()
                #expect(screen.shown == "late")
            }

            #expect(messages == [])
        }

        @Test(arguments: 0..<3) func whatTheAppChoosesSoonAfterALossIsNotOverwritten(turns: Int) async throws {
            let screen = await Screen(app)
            for index in [1, 2] { try await screen.tap(index) }

            app.arrange("A", "B")
            let app = app
            Task { @MainActor in
                for _ in 0..<turns { await Task.yield() }
                app.selection = "A"
            }
            await settle()
            await settle()

            #expect(app.selection == "A")
            #expect(screen.shown == "A")
        }

        // MARK: - Disabled tabs

        @Test func theFirstTabThatIsNotDisabledIsShownFirst() async throws {
            app.isBound = false
            app.change("A") { $0.isDisabled = true }

            let screen = await Screen(app)
            #expect(screen.shown == "B")
            app.change("A") { $0.isDisabled = false }
            await settle()

            #expect(screen.shown == "B")
        }

        @Test func theBindingMaySelectADisabledTab() async throws {
            app.change("A") { $0.isDisabled = true }

            let screen = await Screen(app)

            #expect(screen.shown == "A")
            #expect(app.written == [])
        }

        @Test func theSelectionFallsBackToADisabledTabOnlyIfThereIsNoOther() async throws {
            let screen = await Screen(app)
            try await screen.tap(1)
            try await screen.tap(0)
            app.change("B") { $0.isDisabled = true }

            app.change("A") { $0.isHidden = true }
            await settle()
            #expect(screen.shown == "C")
            app.change("C") { $0.isHidden = true }
            await settle()

            #expect(screen.shown == "B")
        }

        // MARK: - Tabs with actions

        @Test func tabsWithActionsAloneSelectNothing() async throws {
            for index in 0..<3 { app.tabs[index].isAction = true }
            let screen = await Screen(app)
            #expect(app.proxy.selection == nil)

            try await screen.tap(1)
            #expect(app.actions == ["B"])
            #expect(app.events == [] && app.written == [])
            app.change("B") { $0.isAction = false }
            await settle()

            #expect(screen.shown == "B")
        }

        @Test func aSelectionThatNamesAnActionShowsTheFirstTabAndRunsNothing() async throws {
            app.change("A") { $0.isAction = true }

            let screen = await Screen(app)

            #expect(screen.shown == "B")
            #expect(app.actions == [] && app.written == [])
            #expect(app.selection == "A")
        }

        @Test func aTabThatBecomesAnActionKeepsItsItemAndFreesItsContent() async throws {
            let screen = await Screen(app)
            try await screen.tap(1)
            let tab = try screen.tabs[1]

            app.change("B") { $0.isAction = true }
            await settle()
            #expect(screen.shown == "A")
            #expect(app.log.state("B") == nil)
            #expect(try screen.tabs[1] === tab)
            try await screen.tap(1)
            #expect(app.actions == ["B"])
            app.change("B") { $0.isAction = false }
            await settle()
            try await screen.tap(1)

            #expect(try screen.texts == ["B 0"])
            #expect(app.events == ["B user", "A system", "B user"])
        }
    }
}
