import SwiftUI
import Testing
import UIKit
import UIKitTabView

extension TabViewSuite {
    /// State of the view around the container, which the view's own body does not read.
    @MainActor
    @Suite struct StateAroundTests {
        @MainActor
        final class Actions {
            private(set) var count: () -> Void = {}

            func connect(_ count: @escaping () -> Void) {
                self.count = count
            }
        }

        private let actions = Actions()

        private struct Count: View {
            @Binding var count: Int

            var body: some View {
                Shown("count \(count)")
            }
        }

        private struct Selecting: View {
            @State private var tab = "A"
            @State private var count = 0
            let actions: Actions

            init(_ actions: Actions) {
                self.actions = actions
            }

            var body: some View {
                let _ = actions.connect { count += 1 }
                UIKitTabView(selection: $tab) {
                    UIKitTab("A", value: "A") { Shown("content A") }
                    UIKitTab("B", value: "B") { Shown("count \(count)") }
                }
            }
        }

        private struct Unselecting: View {
            @State private var count = 0
            let actions: Actions

            init(_ actions: Actions) {
                self.actions = actions
            }

            var body: some View {
                let _ = actions.connect { count += 1 }
                UIKitTabView {
                    UIKitTab("A", value: "A") { Shown("content A") }
                    UIKitTab("B", value: "B") { Count(count: $count) }
                }
            }
        }

        private func expectFreshVisits(_ screen: Screen) async throws {
            await settle()
            actions.count()
            actions.count()
            await settle()

            try await screen.tap(1)
            #expect(try screen.texts == ["count 2"])

            actions.count()
            await settle()
            #expect(try screen.texts == ["count 3"])
        }

        @Test func whereATapSetsABindingTheFirstVisitIsFresh() async throws {
            try await expectFreshVisits(Screen(Selecting(actions)))
        }

        @Test func withoutOneATabThatIsGivenABindingIsFreshAtItsFirstVisit() async throws {
            try await expectFreshVisits(Screen(Unselecting(actions)))
        }
    }
}
