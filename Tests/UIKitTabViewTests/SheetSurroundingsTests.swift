import SwiftUI
import Testing
import UIKit
import UIKitTabView

extension TabViewSuite {
    /// Containers in sheets, and sheets of contents.
    @MainActor
    @Suite struct SheetSurroundingsTests {
        private let model = Model()
        private let tabsModel = Model()

        /// Shows its name and the environment's object, and lends its way to dismiss it.
        private struct Reader: View {
            let name: String
            @EnvironmentObject private var object: Model
            @Environment(\.dismiss) private var dismiss
            @Environment(\.isPresented) private var isPresented
            @MainActor static var dismissals: [String: DismissAction] = [:]

            init(_ name: String) {
                self.name = name
            }

            var body: some View {
                Shown("\(name) \(object.text) \(isPresented ? "presented" : "first")")
                    .onAppear { Self.dismissals[name] = dismiss }
            }
        }

        @available(iOS 16, tvOS 16, *)
        private struct App: View {
            @ObservedObject var model: Model
            @ObservedObject var tabsModel: Model

            var body: some View {
                Shown("below").sheet(isPresented: $model.flag) {
                    UIKitTabView(selection: $tabsModel.selection) {
                        UIKitTab("A", value: "A") { Reader("A") }
                        UIKitTab("B", value: "B") {
                            NavigationStack(path: $tabsModel.path) {
                                Reader("root").navigationDestination(for: Int.self) { Reader("screen \($0)") }
                            }
                        }
                    }
                    .environmentObject(tabsModel)
                }
            }
        }

        @available(iOS 16, tvOS 16, *)
        private func show() async throws -> (screen: Screen, tabs: UITabBarController) {
            Reader.dismissals = [:]
            model.flag = true
            let screen = Screen(App(model: model, tabsModel: tabsModel))
            try await eventually { screen.root.presentedViewController?.viewIfLoaded?.window != nil }
            await settle()
            let sheet = try #require(screen.root.presentedViewController)
            let tabs = (sheet as? UITabBarController) ?? sheet.firstDescendant(UITabBarController.self)
            return (screen, try #require(tabs))
        }

        @available(iOS 16, tvOS 16, *)
        @Test func contentOfAContainerInASheetDismissesTheSheet() async throws {
            let (screen, tabs) = try await show()
            #expect(tabs.selectedViewController?.view.texts == ["A one presented"])

            tabsModel.text = "two"
            await settle()
            #expect(tabs.selectedViewController?.view.texts == ["A two presented"])
            Reader.dismissals["A"]?()

            try await eventually { !model.flag && screen.root.presentedViewController == nil }
        }

        @available(iOS 16, tvOS 16, *)
        @Test func aScreenPushedThereDismissesItselfAlone() async throws {
            let (screen, tabs) = try await show()
            tabsModel.selection = "B"
            await settle()
            tabsModel.path = [1]
            try await eventually { Reader.dismissals["screen 1"] != nil }
            let stack = try #require(tabs.viewControllers?[1].firstDescendant(UINavigationController.self))

            Reader.dismissals["screen 1"]?()

            try await eventually { stack.viewControllers.count == 1 && tabsModel.path.isEmpty }
            #expect(model.flag)
            #expect(screen.root.presentedViewController != nil)
        }

        private struct Presenting: View {
            @ObservedObject var model: Model

            var body: some View {
                UIKitTabView(selection: $model.selection) {
                    UIKitTab("A", value: "A") {
                        Shown("content A").sheet(isPresented: $model.flag) { Reader("sheet") }
                    }
                    UIKitTab("B", value: "B") { Shown("content B") }
                }
                .environmentObject(model)
            }
        }

        @Test func aSheetOfATabHasTheValuesAroundTheContainerAndDismissesItselfAlone() async throws {
            Reader.dismissals = [:]
            let screen = Screen(Presenting(model: model))
            await settle()
            model.flag = true
            try await eventually { Reader.dismissals["sheet"] != nil }
            model.text = "two"
            await settle()
            let presented = try screen.root.presentedViewController ?? screen.tabs[0].presentedViewController
            let sheet = try #require(presented)
            #expect(sheet.view.texts == ["sheet two presented"])

            Reader.dismissals["sheet"]?()

            try await eventually { !model.flag }
            #expect(try screen.texts == ["content A"])
            #expect(model.selection == "A")
        }
    }
}
