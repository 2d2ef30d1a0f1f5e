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

        @Test func aLiteralTitleIsLookedUpInTheAppsStringsAndAStringIsShownAsItIs() async throws {
            let string = "Level \(2.5)"
            let screen = Screen(
                UIKitTabView {
                    UIKitTab("Level \(2.5)", systemImage: "house", value: 1) { Shown("") }
                    UIKitTab("Level \(2.5)", image: "none", value: 2) { Shown("") }
                    UIKitTab("Level \(2.5)", value: 3) { Shown("") }
                    UIKitTab("Level \(2.5)", systemImage: "star", value: 4, action: {})
                    UIKitTab(string, systemImage: "house", value: 5) { Shown("") }
                }
            )
            await settle()

            // The key is "Level %lf", and so shows that it was one.
            let localized = String(localized: "Level \(2.5)")
            #expect(localized != string)
            #expect(try screen.items.map(\.title) == [localized, localized, localized, localized, string])
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
