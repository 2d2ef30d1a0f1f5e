import SwiftUI
import Testing
import UIKit
import UIKitTabView

extension TabViewSuite {
    /// When and with what a proxy may be called.
    @MainActor
    @Suite struct ProxyCallTests {
        private let app = SampleApp(["A", "B", "C", "D"])

        @Test(arguments: [true, false]) func whatItSelectsIsSelectedAtOnce(isBound: Bool) async throws {
            app.isBound = isBound
            let screen = await Screen(app)

            #expect(app.proxy.select("B"))
            #expect(app.proxy.isSelected("B"))
            await settle()

            #expect(screen.shown == "B")
            #expect(app.events == ["B program"])
            #expect(app.log.made == ["A", "B"])
        }

        @Test(arguments: [true, false]) func goingBackTwiceInOneTurnGoesBackTwice(isBound: Bool) async throws {
            app.isBound = isBound
            let screen = await Screen(app)
            for index in [1, 2, 3] { try await screen.tap(index) }

            #expect(app.proxy.goBack())
            #expect(app.proxy.goBack())
            await settle()
            #expect(screen.shown == "B")
            #expect(app.proxy.goBack())
            await settle()

            #expect(screen.shown == "A")
            #expect(!app.proxy.goBack())
            #expect(!isBound || app.selection == "A")
        }

        @Test func aRefusedWayBackMayBeTriedAgain() async throws {
            let screen = await Screen(app)
            for index in [1, 2] { try await screen.tap(index) }

            app.answer = { _ in }
            #expect(!app.proxy.goBack())
            await settle()
            #expect(screen.shown == "C")
            app.answer = nil
            #expect(app.proxy.goBack())
            await settle()

            #expect(screen.shown == "B")
        }

        @Test func theWayBackPassesOverHiddenTabs() async throws {
            let screen = await Screen(app)
            for index in [1, 2] { try await screen.tap(index) }

            app.change("B") { $0.isHidden = true }
            await settle()
            #expect(app.proxy.goBack())
            await settle()

            #expect(screen.shown == "A")
        }

        @Test func tabsThatCannotBeSelectedAreRefusedAndTheDeveloperIsTold() async throws {
            app.change("B") { $0.isHidden = true }
            app.change("C") { $0.isAction = true }
            app.change("D") { $0.isDisabled = true }
            let screen = await Screen(app)

            let messages = await warnings {
                #expect(!app.proxy.select("B"))
                #expect(!app.proxy.select("C"))
                #expect(!app.proxy.select(77))
            }
            await settle()

            #expect(messages.count == 3)
            #expect(screen.shown == "A")
            #expect(app.written == [] && app.actions == [])
            #expect(app.proxy.select("D"))
        }

        @Test(arguments: [true, false]) func theFirstOnAppearMaySelectATab(isBound: Bool) async throws {
            app.isBound = isBound
            let screen = Screen(
                UIKitTabViewReader { [app] proxy in
                    UIKitTabView(selection: app.binding) { for tab in app.tabs { app.tab(tab) } }
                        .onTabSelection(perform: app.note)
                        .onAppear { proxy.select("C") }
                }
            )
            await settle()

            #expect(screen.shown == "C")
            #expect(app.events == ["C program"])
        }

        private struct Inside: View {
            @Environment(\.tabViewProxy) private var tabs
            let onAppear: (UIKitTabViewProxy) -> Void

            var body: some View {
                Shown("inside").onAppear { onAppear(tabs) }
            }
        }

        @Test(arguments: [true, false]) func contentMaySelectAnotherTabAsItAppears(isBound: Bool) async throws {
            app.isBound = isBound
            let screen = Screen(
                SampleReader(app: app) { [app] in
                    UIKitTabView(selection: app.binding) {
                        UIKitTab("A", value: "A") { Shown("A") }
                        UIKitTab("B", value: "B") { Inside { $0.select("C") } }
                        UIKitTab("C", value: "C") { Shown("C") }
                    }
                    .onTabSelection(perform: app.note)
                }
            )
            await settle()

            try await screen.tap(1)

            #expect(screen.shown == "C")
            #expect(app.events == ["B user", "C program"])
        }

        // MARK: - Several containers

        private struct Contents: View {
            @ObservedObject var app: SampleApp

            var body: some View {
                UIKitTabView(selection: app.binding) {
                    for tab in app.tabs {
                        UIKitTab(tab.name, value: tab.name) { Inside { app.proxy = $0 } }.badge(tab.badge)
                    }
                }
            }
        }

        private struct Pair: View {
            @ObservedObject var app: SampleApp
            let first: SampleApp
            let second: SampleApp

            var body: some View {
                SampleReader(app: app) {
                    HStack {
                        Contents(app: first)
                        if app.step == 0 { Contents(app: second) }
                    }
                }
            }
        }

        @Test func ofTwoContainersTheReaderMeansTheLaterAndEachContentItsOwn() async throws {
            let (first, second) = (SampleApp(), SampleApp())
            let screen = Screen(Pair(app: app, first: first, second: second))
            await settle()
            first.change("A") { $0.badge = 1 }
            await settle()

            app.proxy.select("B")
            await settle()
            #expect(first.selection == "A" && second.selection == "B")
            first.proxy.select("B")
            second.proxy.select("A")
            await settle()

            #expect(first.selection == "B" && second.selection == "A")
            withExtendedLifetime(screen) {}
        }

        @Test func theContainerThatIsLeftTakesTheReadersProxyOver() async throws {
            let (first, second) = (SampleApp(), SampleApp())
            let screen = Screen(Pair(app: app, first: first, second: second))
            await settle()

            app.step = 1
            first.step = 1
            await settle()
            #expect(app.proxy.select("B"))
            await settle()

            #expect(first.selection == "B" && second.selection == "A")
            withExtendedLifetime(screen) {}
        }

        @Test func aContainerWithinATabIsControlledFromItsOwnContent() async throws {
            let inner = SampleApp()
            let screen = Screen(
                SampleReader(app: app) { [app] in
                    UIKitTabView(selection: app.binding) {
                        UIKitTab("A", value: "A") { Contents(app: inner) }
                        UIKitTab("B", value: "B") { Shown("B") }
                    }
                }
            )
            await settle()

            inner.proxy.select("B")
            await settle()
            #expect(inner.selection == "B" && app.selection == "A")
            app.proxy.select("B")
            await settle()

            #expect(screen.shown == "B")
            #expect(inner.selection == "B")
        }

        @Test func aReaderIsEvaluatedAlsoWhenTheLastTabGoes() async throws {
            let screen = Screen(
                UIKitTabViewReader { [app] proxy in
                    VStack {
                        Shown(proxy.selection == nil ? "none" : "some")
                        SampleTabs(app: app)
                    }
                }
            )
            await settle()
            #expect(screen.root.view.texts.first == "some")

            app.tabs = []
            await settle()

            #expect(screen.root.view.texts.first == "none")
        }

        // MARK: - Starting afresh

        @Test func aTabMayBeSelectedAndResetInOneTurn() async throws {
            let screen = await Screen(app)
            try await screen.tap(1)
            for name in ["A", "B"] { app.log.state(name)?.count = 2 }

            app.proxy.select("A")
            app.proxy.reset("A")
            app.proxy.resetAll()
            await settle()

            #expect(try screen.texts == ["A 0"])
            try await screen.tap(1)
            #expect(try screen.texts == ["B 0"])
        }

        @Test func aHiddenTabMayBeReset() async throws {
            let screen = await Screen(app)
            try await screen.tap(1)
            app.log.state("B")?.count = 2
            app.change("B") { $0.isHidden = true }
            await settle()

            app.proxy.reset("B")
            await settle()
            #expect(app.log.state("B") == nil)
            app.change("B") { $0.isHidden = false }
            app.selection = "B"
            await settle()

            #expect(try screen.texts == ["B 0"])
        }
    }
}
