import SwiftUI
import Testing
import UIKit
import UIKitTabView

extension TabViewSuite {
    /// When contents appear and disappear, and how long they live.
    @MainActor
    @Suite struct LifecycleTests {
        private let model = Model()
        private let log = LifeLog()

        /// An app whose tabs are there while somebody is logged in.
        private struct App: View {
            @ObservedObject var model: Model
            let log: LifeLog

            var body: some View {
                if model.flag {
                    Shown("log in").onAppear { log.note("login appears") }
                } else {
                    UIKitTabView(selection: $model.selection) {
                        for name in model.names {
                            UIKitTab(name, value: name) { Logged(name, in: log) }
                                .hidden(name == model.text)
                        }
                    }
                }
            }
        }

        private func show() async -> Screen {
            let screen = Screen(App(model: model, log: log))
            await settle()
            return screen
        }

        @Test func onlyTheTabThatIsShownAppears() async throws {
            model.selection = "B"
            let screen = await show()

            #expect(log.take() == ["B appears"])
            #expect(log.made == ["B"])
            withExtendedLifetime(screen) {}
        }

        @Test func eachVisitIsOneAppearanceAndOneDisappearanceOfTheTabsConcerned() async throws {
            let screen = await show()
            _ = log.take()

            for (tab, expected) in [
                (2, ["A disappears", "C appears"]), (1, ["B appears", "C disappears"]),
                (0, ["A appears", "B disappears"]), (0, []), (2, ["A disappears", "C appears"]),
            ] as [(Int, [String])] {
                try await screen.tap(tab)
                #expect(log.take() == expected)
            }
            #expect(log.made == ["A", "C", "B"])
        }

        @Test func theAppsSelectionIsAVisitToo() async throws {
            let screen = await show()
            _ = log.take()

            model.selection = "C"
            await settle()

            #expect(log.take() == ["A disappears", "C appears"])
            withExtendedLifetime(screen) {}
        }

        @Test func updatesAreNoVisits() async throws {
            let screen = await show()
            try await screen.tap(1)
            _ = log.take()

            for count in 1...10 {
                model.count = count
                await settle()
            }

            #expect(log.entries.isEmpty)
        }

        @Test func aTabThatIsRemovedOrHiddenWhileAnotherIsShownIsUntold() async throws {
            let screen = await show()
            try await screen.tap(1)
            try await screen.tap(0)
            _ = log.take()

            model.text = "C"
            model.names = ["A", "C"]
            await settle()

            #expect(log.entries.isEmpty)
            withExtendedLifetime(screen) {}
        }

        @Test func theSelectedTabThatIsRemovedOnlyDisappears() async throws {
            let screen = await show()
            try await screen.tap(1)
            _ = log.take()

            model.names = ["A", "C"]
            await settle()

            #expect(log.take() == ["A appears", "B disappears"])
            withExtendedLifetime(screen) {}
        }

        @Test func whenTheWholeContainerGoesOnlyTheVisibleTabDisappears() async throws {
            let screen = await show()
            try await screen.tap(1)
            try await screen.tap(2)
            _ = log.take()

            model.flag = true
            await settle()

            #expect(log.take() == ["C disappears", "login appears"])
            try await eventually { ["A", "B", "C"].allSatisfy { log.state($0) == nil } }
            #expect(screen.root.view.texts == ["log in"])
        }

        @Test func theNextPersonFindsEverythingFresh() async throws {
            let screen = await show()
            log.state("A")?.count = 5
            await settle()
            #expect(try screen.texts == ["A 5"])

            model.flag = true
            await settle()
            model.flag = false
            await settle()

            #expect(try screen.texts == ["A 0"])
        }

        @Test func aStateObjectIsMadeOnceAndLivesAsLongAsItsTab() async throws {
            let screen = await show()
            let state = try #require(log.state("A"))
            for tab in [1, 2, 0, 1, 0] { try await screen.tap(tab) }
            model.count += 1
            await settle()

            #expect(log.state("A") === state)
            #expect(log.made == ["A", "B", "C"])
        }

        @Test func aTaskRunsForEachVisitAndIsCancelledWhenItEnds() async throws {
            let screen = Screen(
                UIKitTabView {
                    UIKitTab("A", value: "A") { Shown("A").task { await noteUntilCancelled() } }
                    UIKitTab("B", value: "B") { Shown("B") }
                }
            )
            try await eventually { log.entries == ["begins"] }

            try await screen.tap(1)
            try await eventually { log.entries == ["begins", "ends"] }
            try await screen.tap(0)

            try await eventually { log.entries == ["begins", "ends", "begins"] }
        }

        private func noteUntilCancelled() async {
            log.note("begins")
            let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
            for await _ in stream {}
            continuation.finish()
            log.note("ends")
        }
    }
}
