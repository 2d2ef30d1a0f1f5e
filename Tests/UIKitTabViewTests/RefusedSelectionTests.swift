import SwiftUI
import Testing
import UIKit
import UIKitTabView

extension TabViewSuite {
    /// Bindings that do not take what a tap offers.
    @MainActor
    @Suite struct RefusedSelectionTests {
        private let gate = Gate()
        private let log = LifeLog()

        @MainActor
        final class Gate: ObservableObject {
            @Published var selection = "A"
            @Published var names = ["A", "B", "C"]
            /// What becomes of an offered value; `nil` refuses it.
            var answer: @MainActor (String) -> String? = { _ in nil }
            var offered: [String] = []

            func offer(_ value: String) {
                offered.append(value)
                if let answer = answer(value) { selection = answer }
            }
        }

        private struct Tabs: View {
            @ObservedObject var gate: Gate
            let log: LifeLog

            var body: some View {
                let gate = gate
                UIKitTabViewReader { proxy in
                    UIKitTabView(
                        selection: Binding(
                            get: { @MainActor in gate.selection },
                            set: { @MainActor in gate.offer($0) }
                        )
                    ) {
                        for name in gate.names {
                            UIKitTab(name, value: name) { Logged(name, in: log) }
                        }
                    }
                    .onTabSelection { log.note("\($0.tab) by \($0.reason)") }
                    .background(SelectButton(proxy: proxy))
                }
            }
        }

        /// Lets tests select through a proxy.
        private struct SelectButton: View {
            let proxy: UIKitTabViewProxy
            @MainActor static weak var last: UIKitTabViewProxy?

            var body: some View {
                Shown("").onAppear { Self.last = proxy }
            }
        }

        private func show() async -> Screen {
            let screen = Screen(Tabs(gate: gate, log: log))
            await settle()
            _ = log.take()
            return screen
        }

        @Test func aRefusedTapIsOfferedOnceAndNothingElseHappens() async throws {
            let screen = await show()

            try await screen.tap(1)
            try await screen.tap(2)

            #expect(gate.offered == ["B", "C"])
            #expect(try screen.tabBarController.selectedIndex == 0)
            #expect(try screen.texts == ["A 0"])
            #expect(log.entries.isEmpty)
            #expect(log.made == ["A"])
        }

        @Test func afterARefusalTheNextTapIsOfferedAgain() async throws {
            let screen = await show()
            try await screen.tap(1)
            gate.answer = { $0 }

            try await screen.tap(1)

            #expect(gate.offered == ["B", "B"])
            #expect(log.take() == ["A disappears", "B appears", "B by user"])
            #expect(try screen.texts == ["B 0"])
        }

        @Test func aRefusedTapLeavesTheTabRepeatable() async throws {
            let screen = await show()
            try await screen.tap(1)

            try await screen.tap(0)

            #expect(gate.offered == ["B"])
            #expect(log.take() == ["A by user"])
        }

        @Test func aBindingThatAnswersWithAnotherTabShowsThatOne() async throws {
            let screen = await show()
            gate.answer = { _ in "C" }

            try await screen.tap(1)

            #expect(try screen.texts == ["C 0"])
            #expect(log.take() == ["A disappears", "C appears", "C by program"])
            #expect(log.made == ["A", "C"])
        }

        @Test func aProxySaysThatTheBindingRefused() async throws {
            let screen = await show()
            let proxy = try #require(SelectButton.last)

            #expect(!proxy.select("B"))
            await settle()

            #expect(try screen.texts == ["A 0"])
            #expect(log.entries.isEmpty)
        }

        @Test func aFallbackThatIsRefusedIsShownAllTheSameAndOfferedOnce() async throws {
            let screen = await show()
            let messages = await warnings {
                gate.names = ["B", "C"]
                await settle()
                gate.names = ["B", "C", "D"]
                await settle()
            }

            #expect(gate.offered == ["B"])
            #expect(try screen.texts == ["B 0"])
            #expect(gate.selection == "A")
            #expect(messages.count <= 1)

            gate.names = ["B", "A"]
            await settle()
            #expect(try screen.texts == ["A 0"])
        }
    }
}
