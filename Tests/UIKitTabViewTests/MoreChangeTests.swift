import SwiftUI
import Testing
import UIKit
import UIKitTabView

#if !(os(tvOS) || os(visionOS))
    extension TabViewSuite {
        /// Tabs that change while the More list, or a tab in it, is open.
        @MainActor
        @Suite struct MoreChangeTests {
            private let app = SampleApp(["A", "B", "C", "D", "E", "F", "G"])

            /// A screen with a tab open that was picked in the list.
            private func show(open name: String) async throws -> Screen {
                let screen = await Screen(app)
                try await screen.openMore()
                try await screen.pick(name)
                app.log.state(name)?.count = 4
                _ = app.log.take()
                return screen
            }

            @Test func theOpenTabThatIsHiddenGivesWayAndKeepsItsState() async throws {
                let screen = try await show(open: "F")

                app.change("F") { $0.isHidden = true }
                await settle()
                #expect(screen.shown == "A")
                #expect(app.selection == "A")
                #expect(app.log.take() == ["A appears", "F disappears"])
                app.change("F") { $0.isHidden = false }
                app.selection = "F"
                await settle()

                #expect(screen.shown == "F")
                #expect(try screen.texts.contains("F 4"))
                #expect(app.events == ["F user", "A system", "F program"])
            }

            @Test(arguments: [["A", "B", "C", "D", "E", "G"], ["A", "B", "C", "D", "E"]])
            func theOpenTabThatIsRemovedIsFreed(names: [String]) async throws {
                let screen = try await show(open: "F")

                app.tabs.removeAll { !names.contains($0.name) }
                await settle()

                #expect(screen.shown == "A")
                #expect(app.selection == "A")
                #expect(app.log.state("F") == nil)
                #expect(app.log.made == ["A", "F"])
            }

            @Test func theOpenTabStaysWhereTheListVanishes() async throws {
                let screen = try await show(open: "F")

                app.arrange("A", "B", "F", "G")
                await settle()

                #expect(screen.shown == "F")
                #expect(try screen.texts == ["F 4"])
                #expect(app.log.made == ["A", "F"])
                #expect(app.events == ["F user"])
            }

            @Test func theOpenTabMayMoveIntoTheBar() async throws {
                let screen = try await show(open: "G")

                app.arrange("G", "A", "B", "C", "D", "E", "F")
                await settle()

                #expect(try screen.tabBarController.selectedIndex == 0)
                #expect(try screen.texts == ["G 4"])
                #expect(app.log.made == ["A", "G"])
                #expect(app.events == ["G user"])
                #expect(app.written == ["G"])
            }

            @Test func aTabOfTheBarMayMoveIntoTheList() async throws {
                let screen = await Screen(app)
                app.log.state("A")?.count = 2

                app.arrange("B", "C", "D", "E", "F", "G", "A")
                await settle()

                #expect(screen.shown == "A")
                #expect(try screen.texts.contains("A 2"))
                #expect(app.log.made == ["A"])
                #expect(app.events == [] && app.written == [])
            }

            @Test func aListThatVanishesShowsTheSelectedTab() async throws {
                app.selection = "C"
                let screen = await Screen(app)
                try await screen.openMore()

                app.arrange("A", "B", "C")
                await settle()

                #expect(screen.shown == "C")
                #expect(app.events == [] && app.written == [])
            }

            @Test func aListStaysOpenWhileItsTabsChange() async throws {
                let screen = await Screen(app)
                try await screen.openMore()

                app.change("G") { $0.badge = 3 }
                app.arrange("B", "A", "C", "D", "E", "G", "F", "H")
                await settle()

                #expect(screen.shown == "More list")
                #expect(app.selection == "A")
                #expect(app.events == [] && app.written == [])
            }

            @Test func anyNumberOfTabsMayFollowAnyOther() async throws {
                app.selection = "G"
                let screen = await Screen(app)
                let names = "ABCDEFGHIJKL".map(String.init)

                for count in [12, 1, 0, 6, 2, 5, 12, 6, 5, 7] {
                    app.tabs = names.prefix(count).map { SampleApp.Tab($0) }
                    await settle()
                    #expect(try screen.tabs.count == count)
                    #expect(screen.shown == (count == 0 ? nil : app.selection))
                    #expect(app.proxy.selection == screen.shown.map { AnyHashable($0) })
                }
            }

            @Test func theWayBackLeadsThroughTheList() async throws {
                let screen = await Screen(app)
                try await screen.tap(1)
                for name in ["F", "G"] {
                    try await screen.openMore()
                    try await screen.pick(name)
                }

                #expect(app.proxy.goBack())
                await settle()
                #expect(screen.shown == "F")
                #expect(app.proxy.goBack())
                await settle()

                #expect(screen.shown == "B")
                #expect(app.events == ["B user", "F user", "G user", "F program", "B program"])
            }

            @Test func aTabIsLeftByAnotherTabAndNotByTheList() async throws {
                app.change("F") { $0.resetsWhenLeft = true }
                let screen = try await show(open: "F")

                try await screen.openMore()
                #expect(app.log.state("F")?.count == 4)
                try await screen.pick("G")

                #expect(app.log.state("F") == nil)
            }

            @Test(arguments: ["C", "G"]) func aBindingMayAnswerARowWithAnotherTab(answer: String) async throws {
                let screen = await Screen(app)
                app.answer = { [app] value in app.selection = value == "F" ? answer : value }

                try await screen.openMore()
                try await screen.pick("F")

                #expect(screen.shown == answer)
                #expect(app.events == ["\(answer) program"])
            }

            @Test func aHandlerMayAnswerARowWithAnotherTab() async throws {
                let screen = await Screen(app)
                app.react = { [app] tab in if tab == "F" { app.proxy.select("B") } }

                try await screen.openMore()
                try await screen.pick("F")

                #expect(screen.shown == "B")
                #expect(app.selection == "B")
                #expect(app.events == ["F user", "B program"])
            }

            @Test func theOpenTabThatBecomesAnActionRunsWhenItsRowIsPickedOnly() async throws {
                let screen = try await show(open: "F")

                app.change("F") { $0.isAction = true }
                await settle()
                #expect(screen.shown == "A")
                try await screen.openMore()
                #expect(app.actions == [])
                try await screen.pick("F")

                #expect(app.actions == ["F"])
                #expect(screen.shown == "More list")
            }

            @Test func theOverflowMayBeLeftOutAtAnyTime() async throws {
                let screen = Screen(
                    SampleReader(app: app) { [app] in
                        UIKitTabView(selection: app.binding) { for tab in app.tabs { app.tab(tab) } }
                            .tabOverflow(app.step == 0 ? .moreList : .leftOut)
                    }
                )
                await settle()
                app.selection = "F"
                await settle()
                app.log.state("F")?.count = 9

                app.step = 1
                await settle()
                #expect(screen.shown == "A")
                #expect(try screen.tabs.count == 5)
                app.arrange("G", "F", "E", "D", "C", "B", "A")
                app.selection = "F"
                await settle()

                #expect(screen.shown == "F")
                #expect(try screen.texts == ["F 9"])
            }

            @Test func aTabThatHidesTheBarShowsItAgainInTheList() async throws {
                let screen = Screen(
                    SampleReader(app: app) { [app] in
                        UIKitTabView(selection: app.binding) {
                            for tab in app.tabs {
                                UIKitTab(tab.name, value: tab.name) { Shown(tab.name).hidesTabBar(tab.name == "F") }
                            }
                        }
                    }
                )
                await settle()
                let bar = try screen.tabBarController.tabBar
                try await screen.openMore()
                try await screen.pick("F")
                try await eventually { bar.isHidden }

                try screen.tabBarController.moreNavigationController.popToRootViewController(animated: false)
                try await eventually { !bar.isHidden }
                await settle()
                #expect(!bar.isHidden)
                try await screen.pick("F")
                try await eventually { bar.isHidden }
                app.selection = "B"
                try await eventually { !bar.isHidden }
            }
        }
    }
#endif
