import SwiftUI
import Testing
import UIKit
import UIKitTabView

extension TabViewSuite {
    /// One change of state that selects a tab, pushes screens in it and presents a sheet.
    @MainActor
    @Suite struct DeepLinkTests {
        private let model = Model()
        private let link = Link()

        /// What the screens below show besides what every test's model has.
        @MainActor
        private final class Link: ObservableObject {
            @Published var isOnContainer = false {
                didSet { values.append(isOnContainer) }
            }
            @Published var isInTab = false {
                didSet { values.append(isInTab) }
            }
            /// Everything that the two were set to, by the test and by bindings.
            var values: [Bool] = []
            var events: [TabSelectionEvent<String>] = []
            /// What a button of the sheet does.
            var dismiss: DismissAction?
        }

        @available(iOS 16, tvOS 16, *)
        private struct Tabs: View {
            @ObservedObject var model: Model
            @ObservedObject var link: Link

            var body: some View {
                UIKitTabView(selection: $model.selection) {
                    UIKitTab("A", value: "A") { Shown("A \(model.count)") }
                    UIKitTab("B", value: "B") {
                        NavigationStack(path: $model.path) {
                            Shown("root \(model.count)")
                                .navigationDestination(for: Int.self) { Shown("screen \($0)") }
                        }
                        .sheet(isPresented: $link.isInTab) { SheetContent(model: model, link: link) }
                    }
                    .badge(model.count)
                }
                .onTabSelection { link.events.append($0) }
                .sheet(isPresented: $link.isOnContainer) { SheetContent(model: model, link: link) }
            }
        }

        private struct SheetContent: View {
            @ObservedObject var model: Model
            let link: Link
            @Environment(\.dismiss) private var dismiss

            init(model: Model, link: Link) {
                self.model = model
                self.link = link
            }

            var body: some View {
                let _ = note()
                Shown("sheet \(model.count)")
            }

            private func note() {
                link.dismiss = dismiss
            }
        }

        @available(iOS 16, tvOS 16, *)
        private func open() async -> Screen {
            let screen = Screen(Tabs(model: model, link: link))
            await settle()
            return screen
        }

        @available(iOS 16, tvOS 16, *)
        private func expectLinkIsShown(on screen: Screen) async throws {
            try await eventually { try screen.texts.contains("screen 2") }
            try await eventually { screen.sheetTexts == ["sheet 0"] }
            let controller = try screen.tabBarController
            #expect(controller.selectedIndex == 1)
            let tab = try #require(controller.selectedViewController)
            let stack = try #require(tab as? UINavigationController ?? tab.firstDescendant(UINavigationController.self))
            #expect(stack.viewControllers.count == 3)
            #expect(model.selection == "B")
            #expect(model.path == [1, 2])
            #expect(link.values == [true])
        }

        @available(iOS 16, tvOS 16, *)
        @Test(arguments: [true, false])
        func aTabThatWasNeverShownItsPathAndASheetAreShownByOneChange(isOnContainer: Bool) async throws {
            let screen = await open()

            model.selection = "B"
            model.path = [1, 2]
            if isOnContainer { link.isOnContainer = true } else { link.isInTab = true }
            await settle()

            try await expectLinkIsShown(on: screen)
            #expect(link.events.map(\.tab) == ["B"])
            #expect(link.events.map(\.reason) == [.program])
        }

        @available(iOS 16, tvOS 16, *)
        @Test(arguments: [true, false])
        func aLinkThatIsThereAtLaunchIsShown(isOnContainer: Bool) async throws {
            model.selection = "B"
            model.path = [1, 2]
            if isOnContainer { link.isOnContainer = true } else { link.isInTab = true }

            let screen = await open()

            try await expectLinkIsShown(on: screen)
            #expect(link.events.isEmpty)
        }

        @available(iOS 16, tvOS 16, *)
        @Test(arguments: [true, false])
        func updatesUnderASheetKeepSelectionPathAndSheet(isOnContainer: Bool) async throws {
            let screen = await open()
            model.selection = "B"
            model.path = [1, 2]
            if isOnContainer { link.isOnContainer = true } else { link.isInTab = true }
            await settle()
            try await expectLinkIsShown(on: screen)
            let sheet = screen.root.presentedViewController

            model.count = 7
            await settle()

            try await eventually { screen.sheetTexts == ["sheet 7"] }
            #expect(screen.root.presentedViewController === sheet)
            #expect(try screen.tabBarController.selectedIndex == 1)
            #expect(try screen.items[1].badgeValue == "7")
            #expect(try screen.texts.contains("screen 2"))
            #expect(model.path == [1, 2])
            #expect(link.values == [true])
            #expect(link.events.count == 1)
        }

        @available(iOS 16, tvOS 16, *)
        @Test func theSelectionMayChangeUnderASheet() async throws {
            let screen = await open()
            link.isOnContainer = true
            try await eventually { screen.sheetTexts == ["sheet 0"] }

            model.selection = "B"
            await settle()

            #expect(try screen.tabBarController.selectedIndex == 1)
            #expect(try screen.texts.contains("root 0"))
            #expect(screen.sheetTexts == ["sheet 0"])
            #expect(link.events.map(\.reason) == [.program])
        }

        @available(iOS 16, tvOS 16, *)
        @Test(arguments: [true, false])
        func aPersonsDismissalWritesTheBindingOnceAndLeavesTheTab(isOnContainer: Bool) async throws {
            let screen = await open()
            model.selection = "B"
            model.path = [1, 2]
            if isOnContainer { link.isOnContainer = true } else { link.isInTab = true }
            await settle()
            try await expectLinkIsShown(on: screen)

            link.dismiss?()
            try await eventually { screen.root.presentedViewController == nil }
            await settle()

            #expect(link.values == [true, false])
            #expect(!link.isOnContainer && !link.isInTab)
            #expect(try screen.tabBarController.selectedIndex == 1)
            #expect(try screen.texts.contains("screen 2"))
            #expect(model.path == [1, 2])
            #expect(link.events.count == 1)
        }
    }
}

extension Screen {
    /// What the sheet on screen shows.
    fileprivate var sheetTexts: [String] {
        root.presentedViewController?.viewIfLoaded?.texts ?? []
    }
}
