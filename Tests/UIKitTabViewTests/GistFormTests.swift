import SwiftUI
import Testing
import UIKit

@testable import UIKitTabView

extension TabViewSuite {
    /// The call sites of the gist, which must go on working as they are written there.
    @MainActor
    @Suite struct GistFormTests {
        private let model = Model()

        private struct Example: View {
            @State var text: String = ""

            var body: some View {
                UIKitTabView {
                    Shown("First View").tab(title: "First", badgeValue: "3")
                    Shown("Second View").tab(title: "Second")
                }
            }
        }

        private struct CounterExample: View {
            @ObservedObject var model: Model

            var body: some View {
                UIKitTabView(selectedIndex: $model.count) {
                    Shown("First View").tab(title: "First", badgeValue: model.text)
                    Shown("Second View").tab(title: "Second", image: "house", selectedImage: "house.fill")
                }
            }
        }

        private func helper() -> UIKitTabView.Tab {
            Shown("third").tab(title: "Third")
        }

        @Test func theExampleShowsItsTabsAndBadge() async throws {
            let screen = Screen(Example())
            await settle()

            #expect(try screen.items.map(\.title) == ["First", "Second"])
            #expect(try screen.items.map(\.badgeValue) == ["3", nil])
            #expect(try screen.texts == ["First View"])
        }

        @Test func theBadgeFollowsTheStateItIsMadeFrom() async throws {
            let screen = Screen(CounterExample(model: model))
            await settle()

            model.text = "1"
            await settle()

            #expect(try screen.items[0].badgeValue == "1")
        }

        @Test func theSelectedIndexIsReadAndWritten() async throws {
            model.count = 1
            let screen = Screen(CounterExample(model: model))
            await settle()
            #expect(try screen.tabBarController.selectedIndex == 1)

            try await screen.tap(0)

            #expect(model.count == 0)
        }

        @Test func anIndexOutOfRangeChangesNothingAndIsNotOverwritten() async throws {
            let screen = Screen(CounterExample(model: model))
            await settle()

            let messages = await warnings {
                model.count = 17
                await settle()
            }

            #expect(try screen.tabBarController.selectedIndex == 0)
            #expect(model.count == 17)
            #expect(messages.count == 1)
        }

        @Test func theGistsTabTypeHasItsName() {
            let tab = helper()

            #expect(tab.badge("x").item.badge.text == "x")
        }
    }
}
