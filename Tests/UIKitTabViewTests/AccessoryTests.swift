#if !(os(tvOS) || os(visionOS))
    import SwiftUI
    import Testing
    import UIKit
    import UIKitTabView

    extension TabViewSuite {
        @MainActor
        @Suite struct AccessoryTests {
            private let model = Model()

            @available(iOS 26, *)
            private struct Tabs: View {
                @ObservedObject var model: Model
                var behavior: UITabBarController.MinimizeBehavior?

                var body: some View {
                    let tabs = UIKitTabView(selection: $model.selection) {
                        UIKitTab("A", value: "A") { Shown("content A") }
                        UIKitTab("B", value: "B") { Shown("content B") }
                    }
                    .tabBarAccessory(isShown: model.flag) { Playing() }
                    return (behavior.map { tabs.tabBarMinimizeBehavior($0) } ?? tabs)
                        .environmentObject(model)
                }
            }

            private struct Playing: View {
                @EnvironmentObject private var model: Model
                @Environment(\.tabViewProxy) private var tabs

                init() {}

                var body: some View {
                    Shown("playing \(model.text) in \(tabs.selection?.base as? String ?? "no tab")")
                }
            }

            @available(iOS 26, *)
            private func texts(in screen: Screen) throws -> [String]? {
                try screen.tabBarController.bottomAccessory?.contentView.texts
            }

            @available(iOS 26, *)
            @Test func theAccessoryIsThereWhenAskedForAndSeesWhatIsAroundTheContainer() async throws {
                let screen = Screen(Tabs(model: model))
                await settle()
                #expect(try screen.tabBarController.bottomAccessory == nil)

                model.flag = true
                await settle()
                #expect(try texts(in: screen) == ["playing one in A"])
                let accessory = try screen.tabBarController.bottomAccessory

                model.text = "two"
                try await screen.tap(1)
                await settle()
                #expect(try texts(in: screen) == ["playing two in B"])
                #expect(try screen.tabBarController.bottomAccessory === accessory)

                model.flag = false
                await settle()
                #expect(try screen.tabBarController.bottomAccessory == nil)
            }

            @available(iOS 26, *)
            @Test func theBarMinimizesAsAskedAndIsNotTouchedOtherwise() async throws {
                let plain = Screen(Tabs(model: model))
                await settle()
                try plain.tabBarController.tabBarMinimizeBehavior = .onScrollUp
                model.text = "two"
                await settle()
                #expect(try plain.tabBarController.tabBarMinimizeBehavior == .onScrollUp)

                let screen = Screen(Tabs(model: model, behavior: .onScrollDown))
                await settle()
                #expect(try screen.tabBarController.tabBarMinimizeBehavior == .onScrollDown)
            }
        }
    }
#endif
