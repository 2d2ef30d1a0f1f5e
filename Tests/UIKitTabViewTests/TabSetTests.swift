import SwiftUI
import Testing
import UIKit
import UIKitTabView

extension TabViewSuite {
    @MainActor
    @Suite struct TabSetTests {
        private let model = Model()

        private struct Tabs: View {
            @ObservedObject var model: Model

            var body: some View {
                UIKitTabView(selection: $model.selection) {
                    for name in model.names {
                        UIKitTab(name, value: name) { Shown("content \(name)") }
                    }
                    if model.flag {
                        UIKitTab("Extra", value: "Extra") { Shown("extra") }
                    }
                }
            }
        }

        private func titles(_ screen: Screen) throws -> [String?] {
            try screen.items.map(\.title)
        }

        @Test func tabsComeAndGoWithConditionsAndLoops() async throws {
            let screen = Screen(Tabs(model: model))
            await settle()
            #expect(try titles(screen) == ["A", "B", "C"])

            model.flag = true
            model.names.removeLast()
            await settle()

            #expect(try titles(screen) == ["A", "B", "Extra"])
        }

        @Test func tabsThatChangePlacesKeepTheirControllersAndTheSelection() async throws {
            let screen = Screen(Tabs(model: model))
            await settle()
            try await screen.tap(1)
            let before = try screen.tabs

            model.names = ["C", "B", "A"]
            await settle()

            let after = try screen.tabs
            #expect(after[0] === before[2] && after[1] === before[1] && after[2] === before[0])
            #expect(try screen.tabBarController.selectedViewController === before[1])
            #expect(model.selection == "B")
        }

        @Test func whenTheSelectedTabGoesTheOneSelectedBeforeItIsShownAndTheBindingFollows() async throws {
            let screen = Screen(Tabs(model: model))
            await settle()
            try await screen.tap(2)
            try await screen.tap(1)

            model.names = ["A", "C"]
            await settle()

            #expect(try screen.texts == ["content C"])
            #expect(model.selection == "C")
        }

        @Test func whenNoneWasSelectedBeforeTheNearestTabIsShown() async throws {
            model.selection = "B"
            let screen = Screen(Tabs(model: model))
            await settle()

            model.names = ["C", "D"]
            await settle()

            #expect(try screen.texts == ["content C"])
            #expect(model.selection == "C")
        }

        @Test func aRemovedTabIsFreed() async throws {
            let screen = Screen(Tabs(model: model))
            await settle()
            try await screen.tap(1)
            weak let removed = try screen.tabs[1]
            weak let view = removed?.view

            model.names = ["A", "C"]
            await settle()

            try await eventually { removed == nil && view == nil }
        }

        @Test func ofTwoTabsWithOneValueTheFirstIsShownAndTheDeveloperIsTold() async throws {
            var shown: [String?] = []
            let messages = await warnings {
                let screen = Screen(
                    UIKitTabView {
                        UIKitTab("first", value: "twin") { Shown("first") }
                        UIKitTab("second", value: "twin") { Shown("second") }
                    }
                )
                await settle()
                shown = (try? titles(screen)) ?? []
            }

            #expect(shown == ["first"])
            #expect(messages.count == 1)
            #expect(messages.first?.contains("twin") == true)
        }

        @Test func noTabsAtAllShowAnEmptyBar() async throws {
            model.names = []
            let screen = Screen(Tabs(model: model))
            await settle()
            #expect(try screen.tabs.isEmpty)

            model.names = ["A"]
            await settle()

            #expect(try screen.texts == ["content A"])
        }

        @Test func aMissingImageShowsNoneAndTheDeveloperIsTold() async throws {
            var image = UIImage(systemName: "house")
            let messages = await warnings {
                let screen = Screen(
                    UIKitTabView {
                        UIKitTab("A", systemImage: "no.such.symbol", value: 1) { Shown("A") }
                    }
                )
                await settle()
                image = (try? screen.items)?.first?.image
            }

            #expect(image == nil)
            #expect(messages.count == 1)
        }

        @Test func everythingIsFreedWithTheContainer() async throws {
            var screen: Screen? = Screen(Tabs(model: model))
            await settle()
            try await screen?.tap(1)
            weak let controller = try screen?.tabBarController
            weak let tab = try screen?.tabs[1]
            #expect(controller != nil && tab != nil)

            screen = nil

            try await eventually { controller == nil && tab == nil }
        }
    }
}
