import SwiftUI
import Testing
import UIKit
import UIKitTabView

extension TabViewSuite {
    /// The height of the bar, as a reader around the container shows it.
    @MainActor
    @Suite struct BarHeightTests {
        private let model = Model()
        private let log = Log()

        @MainActor
        final class Log {
            var heights: [CGFloat] = []
            var runs = 0
        }

        private struct Reading: View {
            @ObservedObject var model: Model
            let log: Log

            var body: some View {
                UIKitTabViewReader { tabs in
                    reading(tabs)
                }
            }

            private func reading(_ tabs: UIKitTabViewProxy) -> some View {
                log.runs += 1
                if model.count == 0 { log.heights.append(tabs.barHeight) }
                return UIKitTabView {
                    UIKitTab("A", value: "A") { Shown("A") }
                }
                .tabBarHidden(model.flag)
            }
        }

        @Test func contentOfAReaderFollowsIt() async throws {
            let screen = Screen(Reading(model: model, log: log))
            await settle()
            let bar = try screen.tabBarController.tabBar
            try await eventually { log.heights.last == bar.frame.height }
            #expect(bar.frame.height > 0)

            model.flag = true
            await settle()
            try await eventually { log.heights.last == 0 }

            model.flag = false
            await settle()
            try await eventually { log.heights.last == bar.frame.height }
        }

        @Test func whoNeverAskedIsNotEvaluatedForIt() async throws {
            model.count = 1
            let screen = Screen(Reading(model: model, log: log))
            await settle()
            let runs = log.runs

            screen.window.frame.size.height -= 100
            await settle()

            #expect(log.runs == runs)
        }
    }
}
