import SwiftUI
import Testing
import UIKit
import UIKitTabView

extension TabViewSuite {
    /// The gist's selection by position, with positions that there are not.
    @MainActor
    @Suite struct SelectedIndexTests {
        private let state = IndexState()

        @MainActor
        final class IndexState: ObservableObject {
            @Published var index = 0
            @Published var count = 2
            @Published var badge: String?
            var written: [Int] = []

            var binding: Binding<Int> {
                Binding(
                    get: { @MainActor in self.index },
                    set: { @MainActor in
                        self.written.append($0)
                        self.index = $0
                    }
                )
            }
        }

        private struct Tabs: View {
            @ObservedObject var state: IndexState

            var body: some View {
                UIKitTabView(selectedIndex: state.binding) {
                    for position in 0..<state.count {
                        Shown("content \(position)").tab(title: "\(position)", badgeValue: state.badge)
                    }
                }
            }
        }

        @Test(arguments: [-1, 2, Int.min, NSNotFound])
        func aPositionOutOfRangeChangesNothingAndIsReportedOnce(position: Int) async throws {
            let screen = Screen(Tabs(state: state))
            await settle()
            try await screen.tap(1)
            state.written = []

            let messages = await warnings {
                state.index = position
                await settle()
                state.badge = "update"
                await settle()
            }

            #expect(try screen.tabBarController.selectedIndex == 1)
            #expect(try screen.texts == ["content 1"])
            #expect(state.index == position)
            #expect(state.written.isEmpty)
            #expect(messages.count == 1)

            state.index = 0
            await settle()
            #expect(try screen.texts == ["content 0"])
        }

        @Test func ifTheLastPositionGoesTheOneBeforeItIsShown() async throws {
            state.index = 1
            let screen = Screen(Tabs(state: state))
            await settle()

            state.count = 1
            await settle()

            #expect(try screen.texts == ["content 0"])
            #expect(state.written == [0])
        }

        #if !(os(tvOS) || os(visionOS))
            @Test func noWayThroughTheMoreListWritesAPositionThatThereIsNot() async throws {
                state.count = 7
                let screen = Screen(Tabs(state: state))
                await settle()
                let controller = try screen.tabBarController
                let more = controller.moreNavigationController

                if controller.delegateAllowsSelecting(more) { controller.selectedViewController = more }
                await settle()
                #expect(controller.selectedIndex == NSNotFound)
                more.pushViewController(try screen.tabs[6], animated: false)
                await settle()
                state.badge = "update"
                await settle()
                state.count = 6
                await settle()
                if controller.delegateAllowsSelecting(more) { controller.selectedViewController = more }
                await settle()
                state.count = 3
                await settle()

                #expect(!state.written.isEmpty)
                #expect(state.written.allSatisfy { (0..<7).contains($0) })
                #expect((0..<3).contains(state.index))
                #expect(controller.selectedIndex == state.index)
            }
        #endif
    }
}
