import SwiftUI
import Testing
import UIKit
import UIKitTabView

extension TabViewSuite {
    /// An app that is read from right to left whatever the person's language is.
    @MainActor
    @Suite struct LayoutDirectionTests {
        private let model = Model()

        private struct Reader: View {
            @Environment(\.layoutDirection) private var direction

            var body: some View {
                Shown(direction == .rightToLeft ? "from right" : "from left")
            }
        }

        private struct Tabs: View {
            @ObservedObject var model: Model

            var body: some View {
                UIKitTabView(selection: $model.selection) {
                    UIKitTab("A", value: "A") { Reader() }
                    UIKitTab("B", value: "B") { Reader() }
                    UIKitTab("C", value: "C") { Reader() }
                }
                .environment(\.layoutDirection, model.flag ? .leftToRight : .rightToLeft)
            }
        }

        @Test func theDirectionSetOutsideReachesEveryTabAlsoAfterAChange() async throws {
            let screen = Screen(Tabs(model: model))
            await settle()
            #expect(try screen.texts == ["from right"])
            try await screen.tap(1)
            #expect(try screen.texts == ["from right"])

            model.flag = true
            await settle()
            #expect(try screen.texts == ["from left"])

            for index in [0, 2] {
                try await screen.tap(index)
                await settle()
                #expect(try screen.texts == ["from left"])
            }
        }

        @Test func theBarRunsInThatDirectionAndTabsKeepTheirOrderAndIndexes() async throws {
            let screen = Screen(Tabs(model: model))
            await settle()
            let bar = try screen.tabBarController.tabBar
            #expect(bar.effectiveUserInterfaceLayoutDirection == .rightToLeft)
            #expect(try screen.items.map(\.title) == ["A", "B", "C"])

            try await screen.tap(2)
            #expect(try screen.tabBarController.selectedIndex == 2)
            #expect(model.selection == "C")

            model.flag = true
            await settle()
            #expect(bar.effectiveUserInterfaceLayoutDirection == .leftToRight)
            #expect(try screen.items.map(\.title) == ["A", "B", "C"])
            #expect(try screen.tabBarController.selectedIndex == 2)
        }
    }
}
