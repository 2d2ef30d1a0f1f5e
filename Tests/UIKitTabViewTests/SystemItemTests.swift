import SwiftUI
import Testing
import UIKit
import UIKitTabView

extension TabViewSuite {
    /// Tabs with UIKit's own items.
    @MainActor
    @Suite struct SystemItemTests {
        private let model = Model()
        private let log = LifeLog()

        private struct Tabs: View {
            @ObservedObject var model: Model
            let log: LifeLog

            var body: some View {
                UIKitTabView(selection: $model.selection) {
                    UIKitTab("A", value: "A") { Shown("A") }
                    if model.flag {
                        UIKitTab("Find", systemImage: "star", value: "S") { Logged("S", in: log) }
                    } else {
                        UIKitTab(systemItem: .search, value: "S") {
                            Logged("S", in: log).navigationTitle("content's title")
                        }
                        .badge(model.count)
                        .accessibilityIdentifier("search")
                    }
                }
            }
        }

        private func show() async -> Screen {
            let screen = Screen(Tabs(model: model, log: log))
            await settle()
            return screen
        }

        @Test func aTabMayHaveUIKitsOwnItem() async throws {
            let screen = await show()
            let own = UITabBarItem(tabBarSystemItem: .search, tag: 0)
            let item = try screen.items[1]
            #expect(item.title == own.title)
            #expect(item.image == own.image)

            model.count = 3
            await settle()

            #expect(try screen.items[1] === item)
            #expect(item.badgeValue == "3")
            #expect(item.accessibilityIdentifier == "search")
            #expect(item.title == own.title)
        }

        @Test func itIsSelectedAndKeptLikeAnyOther() async throws {
            let screen = await show()

            try await screen.tap(1)
            #expect(model.selection == "S")
            log.state("S")?.count = 5
            try await screen.tap(0)
            try await screen.tap(1)

            #expect(try screen.texts == ["S 5"])
            #expect(try screen.items[1].title == UITabBarItem(tabBarSystemItem: .search, tag: 0).title)
        }

        @Test func withAnotherItemItStartsAfreshAndStaysSelected() async throws {
            let screen = await show()
            try await screen.tap(1)
            log.state("S")?.count = 5
            await settle()

            model.flag = true
            await settle()

            #expect(model.selection == "S")
            #expect(try screen.items[1].title == "Find")
            #expect(try screen.texts == ["S 0"])
        }
    }
}
