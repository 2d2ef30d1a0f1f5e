import SwiftUI
import Testing
import UIKit

@testable import UIKitTabView

extension TabViewSuite {
    @MainActor
    @Suite struct BarOptionsTests {
        private let model = Model()
        private let log = Log()

        @MainActor
        final class Log {
            var gestures: [String] = []
        }

        private struct Tabs: View {
            @ObservedObject var model: Model
            let log: Log
            var overflow = TabOverflow.leftOut
            var hasGestures = false
            var givesFeedback = false
            var animatesSwitch = true

            var body: some View {
                let tabs = UIKitTabView(selection: $model.selection) {
                    for name in model.names {
                        UIKitTab(name, value: name) { Shown("content \(name)") }
                    }
                }
                .tabOverflow(overflow)
                .tabSelectionFeedback(givesFeedback)
                .tabSwitchAnimation(animatesSwitch)
                return hasGestures ? tabs.onTabLongPress { log.gestures.append($0) } : tabs
            }
        }

        @Test func tabsThatDoNotFitAreLeftOutOnRequestAndTheDeveloperIsTold() async throws {
            model.names = ["A", "B", "C", "D", "E", "F", "G"]
            var shown: Screen?
            let messages = await warnings {
                shown = Screen(Tabs(model: model, log: log))
                await settle()
                model.count += 1
                await settle()
            }
            let screen = try #require(shown)

            #expect(try screen.items.map(\.title) == ["A", "B", "C", "D", "E"])
            #expect(messages.count == 2)

            model.names = ["A", "B", "C", "F", "G"]
            await settle()
            #expect(try screen.items.map(\.title) == ["A", "B", "C", "F", "G"])
        }

        private final class OtherDelegate: NSObject, UITabBarControllerDelegate {}

        private struct Adjusted: View {
            @ObservedObject var model: Model
            var delegate: OtherDelegate?

            var body: some View {
                UIKitTabView(selection: $model.selection) {
                    for name in model.names {
                        UIKitTab(name, value: name) { Shown("content \(name)") }
                    }
                }
                .tabBarController { $0.tabBar.accessibilityIdentifier = "bar" }
                .tabBarController { controller in
                    controller.tabBar.accessibilityIdentifier.map {
                        controller.tabBar.accessibilityIdentifier = "\($0) \(model.count)"
                    }
                    if let delegate { controller.delegate = delegate }
                }
            }
        }

        @Test func theControllerIsTheAppsToAdjustAtEachUpdate() async throws {
            let screen = Screen(Adjusted(model: model))
            await settle()
            #expect(try screen.tabBarController.tabBar.accessibilityIdentifier == "bar 0")

            model.count = 1
            await settle()
            #expect(try screen.tabBarController.tabBar.accessibilityIdentifier == "bar 1")
        }

        @Test func aDelegateOfTheAppsIsTakenOffAndTheDeveloperIsTold() async throws {
            let delegate = OtherDelegate()
            var shown: Screen?
            let messages = await warnings {
                shown = Screen(Adjusted(model: model, delegate: delegate))
                await settle()
            }
            let screen = try #require(shown)

            #expect(messages.count == 1)
            #expect(try screen.tabBarController.delegate !== delegate)
            try await screen.tap(1)
            #expect(model.selection == model.names[1])
        }

        @Test func aHiddenTabTakesNoRoomInTheBar() {
            let tabs = ["A", "B", "C", "D", "E", "F"].enumerated().map { position, name in
                TabDescription(
                    UIKitTab(name, value: name) { Shown(name) }.hidden(name == "B"),
                    position: position
                )
            }

            #expect(
                TabDescription.hidingOverflow(tabs).filter(\.isSelectable).map(\.item.title) == [
                    "A", "C", "D", "E", "F",
                ]
            )
        }

        @Test func gestureRecognizersAreOnTheBarOnlyWhenAskedFor() async throws {
            let plain = Screen(Tabs(model: model, log: log))
            await settle()
            let count = try plain.tabBarController.tabBar.gestureRecognizers?.count ?? 0

            let screen = Screen(Tabs(model: model, log: log, hasGestures: true))
            await settle()
            let recognizers = try screen.tabBarController.tabBar.gestureRecognizers ?? []

            #expect(recognizers.count == count + 1)
            let added = try #require(recognizers.last)
            #expect(added is UILongPressGestureRecognizer)
            #expect(added.delegate is TabBarGestures)
            withExtendedLifetime(plain) {}
        }

        @Test func theSwitchIsAnimatedByTheSystemUnlessItIsTurnedOff() async throws {
            for isAnimated in [true, false] {
                let screen = Screen(Tabs(model: model, log: log, animatesSwitch: isAnimated))
                await settle()
                let controller = try screen.tabBarController
                let delegate = try #require(controller.delegate as? any TabBarControllerDelegateMethods)

                let animator = delegate.tabBarController(
                    controller,
                    animationControllerForTransitionFrom: try screen.tabs[0],
                    to: try screen.tabs[1]
                )
                #expect((animator?.transitionDuration(using: nil) == 0) == !isAnimated)

                try await screen.tap(1)
                #expect(try screen.texts == ["content B"])
                model.selection = "A"
                await settle()
                #expect(try screen.texts == ["content A"])
            }
        }

        @Test func gesturesRunBesideTheBarsOwn() {
            let gestures = TabBarGestures()
            let own = UITapGestureRecognizer()

            #expect(gestures.gestureRecognizer(own, shouldRecognizeSimultaneouslyWith: UITapGestureRecognizer()))
        }

        @Test func theDeviceTapsBackOnANewSelectionByAPersonOnly() async throws {
            model.names = ["A", "B"]
            let screen = Screen(Tabs(model: model, log: log, givesFeedback: true))
            await settle()
            let coordinator = try #require(try screen.tabBarController.delegate as? TabCoordinator)
            var taps = 0
            coordinator.giveFeedback = { taps += 1 }

            try await screen.tap(1)
            #expect(taps == 1)
            try await screen.tap(1)
            model.selection = "A"
            await settle()

            #expect(taps == 1)
        }
    }
}
