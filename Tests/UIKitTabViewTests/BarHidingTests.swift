import SwiftUI
import Testing
import UIKit

@testable import UIKitTabView

extension TabViewSuite {
    @MainActor
    @Suite struct BarHidingTests {
        private let model = Model()

        /// Screens 1 and 3 hide the bar, 2 does not.
        @available(iOS 16, tvOS 16, *)
        private struct Tabs: View {
            @ObservedObject var model: Model

            var body: some View {
                UIKitTabView(selection: $model.selection) {
                    UIKitTab("A", value: "A") {
                        NavigationStack(path: $model.path) {
                            Shown("root").navigationDestination(for: Int.self) { number in
                                Shown("screen \(number)").hidesTabBar(number != 2)
                            }
                        }
                    }
                    UIKitTab("B", value: "B") { Shown("content B").hidesTabBar(model.flag) }
                }
                .tabBarHidden(model.count > 0)
            }
        }

        @available(iOS 16, tvOS 16, *)
        private func show() async throws -> (screen: Screen, controller: UITabBarController) {
            let screen = Screen(Tabs(model: model))
            await settle()
            return (screen, try screen.tabBarController)
        }

        @available(iOS 16, tvOS 16, *)
        private func expectBar(hidden isHidden: Bool, _ controller: UITabBarController) async throws {
            try await eventually { controller.barIsHidden == isHidden }
        }

        @available(iOS 16, tvOS 16, *)
        @Test func aPushedScreenHidesTheBarAndThePopBringsItBack() async throws {
            let (screen, controller) = try await show()
            #expect(!controller.barIsHidden)

            model.path = [1]
            await settle()
            try await expectBar(hidden: true, controller)

            model.path = []
            await settle()
            try await expectBar(hidden: false, controller)
            withExtendedLifetime(screen) {}
        }

        @available(iOS 16, tvOS 16, *)
        @Test func theBarIsRightAtEveryDepth() async throws {
            let (screen, controller) = try await show()
            for (path, isHidden) in [
                ([1, 2], false), ([1, 2, 3], true), ([1, 2], false), ([1], true), ([1, 3], true), ([2, 3], true),
                ([2], false), ([3], true), ([], false),
            ] as [([Int], Bool)] {
                model.path = path
                await settle()
                try await expectBar(hidden: isHidden, controller)
            }
            withExtendedLifetime(screen) {}
        }

        @available(iOS 16, tvOS 16, *)
        @Test func anotherTabShowsTheBarAndTheWayBackHidesItAgain() async throws {
            let (screen, controller) = try await show()
            model.path = [1]
            await settle()

            model.selection = "B"
            await settle()
            try await expectBar(hidden: false, controller)

            model.selection = "A"
            await settle()
            try await expectBar(hidden: true, controller)
            withExtendedLifetime(screen) {}
        }

        @available(iOS 16, tvOS 16, *)
        @Test func aDeepLinkIntoATabThatWasNeverShownHidesTheBar() async throws {
            model.selection = "B"
            let (screen, controller) = try await show()
            #expect(!controller.barIsHidden)

            model.path = [2, 1]
            model.selection = "A"
            await settle()

            try await expectBar(hidden: true, controller)
            withExtendedLifetime(screen) {}
        }

        @available(iOS 16, tvOS 16, *)
        @Test func aScreenMayChangeItsMind() async throws {
            model.selection = "B"
            let (screen, controller) = try await show()

            model.flag = true
            await settle()
            try await expectBar(hidden: true, controller)

            model.flag = false
            await settle()
            try await expectBar(hidden: false, controller)
            withExtendedLifetime(screen) {}
        }

        @available(iOS 16, tvOS 16, *)
        @Test func theContainerHidesTheBarOnDemandWhateverTheScreensSay() async throws {
            let (screen, controller) = try await show()
            model.count = 1
            await settle()
            try await expectBar(hidden: true, controller)

            model.path = [1]
            await settle()
            model.count = 0
            await settle()
            try await expectBar(hidden: true, controller)

            model.path = []
            await settle()
            try await expectBar(hidden: false, controller)
            withExtendedLifetime(screen) {}
        }

        @available(iOS 16, tvOS 16, *)
        @Test func aSecondTapThatPopsShowsTheBar() async throws {
            let (screen, controller) = try await show()
            model.path = [1, 3]
            await settle()
            try await expectBar(hidden: true, controller)

            try await screen.tap(0)

            try await expectBar(hidden: false, controller)
        }

        /// Before iOS 18 there is no better means than to hide the bar itself.
        @available(iOS 16, tvOS 16, *)
        @Test func onOlderSystemsTheBarIsHiddenAndItsPlaceTakenOutOfTheSafeArea() async throws {
            SystemBehavior.current = SystemBehavior(version: "17.5")
            defer { SystemBehavior.current = SystemBehavior(version: UIDevice.current.systemVersion) }
            let (screen, controller) = try await show()
            let bottom = screen.window.safeAreaInsets.bottom

            model.path = [1]
            await settle()
            try await eventually { controller.tabBar.isHidden }
            try await eventually { try screen.tabs[0].view.safeAreaInsets.bottom == bottom }

            model.path = []
            await settle()
            try await eventually { !controller.tabBar.isHidden }
            #expect(try screen.tabs[0].additionalSafeAreaInsets.bottom == 0)
        }

        /// The bar fades there, so that it must be opaque again when it is shown.
        @available(iOS 16, tvOS 16, *)
        @Test(arguments: [1, 3]) func onOlderSystemsTheBarIsThereAgainHoweverFastTheAppChangesItsMind(turns: Int)
            async throws
        {
            SystemBehavior.current = SystemBehavior(version: "17.5")
            defer { SystemBehavior.current = SystemBehavior(version: UIDevice.current.systemVersion) }
            let (screen, controller) = try await show()
            let bar = controller.tabBar

            model.count = 1
            await settle(turns: turns)
            model.count = 0
            await settle(turns: turns)
            model.count = 1
            await settle(turns: turns)
            try await eventually { bar.isHidden }
            #expect(bar.alpha == 0)

            model.count = 0
            await settle(turns: turns)
            try await eventually { !bar.isHidden && bar.alpha == 1 }
            await settle()
            #expect(!bar.isHidden && bar.alpha == 1)
            withExtendedLifetime(screen) {}
        }

        @Test(arguments: [("15.8", false), ("17.0.3", false), ("18.0", true), ("27", true), ("", true)])
        func theSystemHidesTheBarItselfFromVersion18On(version: String, itself: Bool) {
            #expect(SystemBehavior(version: version).hidesTabBar == itself)
        }

        @Test func outsideOfATabViewItDoesNothing() async throws {
            let screen = Screen(Shown("alone").hidesTabBar())
            await settle()

            #expect(screen.root.view.texts == ["alone"])
        }
    }
}
