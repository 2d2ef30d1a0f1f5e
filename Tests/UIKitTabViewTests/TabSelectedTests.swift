import SwiftUI
import Testing
import UIKit
import UIKitTabView

extension TabViewSuite {
    /// What content is told of its tab's selection.
    @MainActor
    @Suite struct TabSelectedTests {
        @MainActor
        final class Log {
            var selected: [Bool] = []
        }

        private struct Content: View {
            let log: Log
            @Environment(\.isTabSelected) private var isSelected

            init(log: Log) {
                self.log = log
            }

            var body: some View {
                log.selected.append(isSelected)
                return Shown(isSelected ? "selected" : "not selected")
            }
        }

        private let log = Log()

        @Test func contentOnScreenKnowsThatItsTabIsSelected() async throws {
            let screen = Screen(
                UIKitTabView {
                    UIKitTab("A", value: "A") { Content(log: log) }
                    UIKitTab("B", value: "B") { Shown("B") }
                }
            )
            await settle()
            #expect(Set(log.selected) == [true])

            try await screen.tap(1)
            try await screen.tap(0)

            #expect(log.selected.last == true)
            #expect(try screen.texts == ["selected"])
        }

        /// No Apple statement says whether a host that is in no window evaluates its views.
        @Test func assumptionContentOfAHiddenTabSeesThatItIsNotSelected() async throws {
            let screen = Screen(
                UIKitTabView {
                    UIKitTab("A", value: "A") { Content(log: log) }
                    UIKitTab("B", value: "B") { Shown("B") }
                }
            )
            await settle()

            try await screen.tap(1)

            #expect(log.selected.last == false)
        }

        @Test func contentThatIsMadeBeforeItsFirstVisitKnowsThatItsTabIsNotSelected() async throws {
            let screen = Screen(
                UIKitTabView {
                    UIKitTab("A", value: "A") { Shown("A") }
                    UIKitTab("B", value: "B") { Content(log: log) }.loading(.eager)
                }
            )
            try await eventually { !log.selected.isEmpty }
            #expect(Set(log.selected) == [false])

            try await screen.tap(1)

            #expect(log.selected.last == true)
            #expect(try screen.texts == ["selected"])
        }
    }
}
