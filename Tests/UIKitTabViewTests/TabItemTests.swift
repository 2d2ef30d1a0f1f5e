import SwiftUI
import Testing
import UIKit
import UIKitTabView

extension TabViewSuite {
    /// What the bar shows for a tab, whatever the content does.
    @MainActor
    @Suite struct TabItemTests {
        private let model = Model()

        private struct Tabs: View {
            @ObservedObject var model: Model

            var body: some View {
                UIKitTabView {
                    UIKitTab("A", systemImage: "house", selectedSystemImage: "house.fill", value: "A") {
                        Shown("content \(model.count)").navigationTitle("content's title")
                    }
                    UIKitTab("B", systemImage: model.flag ? "star" : "tray", value: "B") { Shown("content B") }
                }
            }
        }

        private func show() async -> Screen {
            let screen = Screen(Tabs(model: model))
            await settle()
            return screen
        }

        @Test func aTabHasAnImageForEachState() async throws {
            let screen = await show()
            let items = try screen.items

            #expect(items[0].image == UIImage(systemName: "house"))
            #expect(items[0].selectedImage == UIImage(systemName: "house.fill"))

            model.flag = true
            await settle()
            #expect(items[1].image == UIImage(systemName: "star"))
        }

        @Test func theTitleIsPutRightAfterContentChangedIt() async throws {
            let screen = await show()
            let tab = try screen.tabs[0]
            tab.title = "changed by the content"
            #expect(tab.tabBarItem.title == "changed by the content")

            model.count += 1
            await settle()

            #expect(try screen.items.map(\.title) == ["A", "B"])
            #expect(try screen.texts == ["content 1"])
        }

        @Test func theContentsNavigationTitleIsNotTheTabs() async throws {
            let screen = await show()
            for count in 1...3 {
                model.count = count
                await settle()
                #expect(try screen.items.map(\.title) == ["A", "B"])
            }
        }
    }
}
