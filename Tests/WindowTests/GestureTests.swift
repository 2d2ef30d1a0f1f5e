import Testing

@testable import UIKit

extension WindowSuite {
    /// Gestures on tabs, by a real pointer.
    @MainActor
    @Suite struct GestureTests {
        final class Presses: NSObject, UIGestureRecognizerDelegate {
            var begun: [(recognizer: UIGestureRecognizer, place: CGPoint)] = []
            var allows = true

            func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
                begun.append((gestureRecognizer, gestureRecognizer.location(in: gestureRecognizer.view)))
                return allows
            }
        }

        private let tabs = UITabBarController()
        private let presses = Presses()
        private let press = UILongPressGestureRecognizer()

        init() {
            tabs.viewControllers = ["A", "B"].map { title in
                let controller = UIViewController()
                controller.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: "house"), tag: 0)
                return controller
            }
            press.delegate = presses
            press.minimumPressDuration = 0.1
        }

        private var second: UIView { tabs.tabBar.subviews[1] }

        @Test func aClickOnATabSelectsItBesideALongPressRecognizer() async throws {
            tabs.tabBar.addGestureRecognizer(press)
            try await show(tabs) { _ in
                try Pointer().click(second)

                try await eventually { tabs.selectedIndex == 1 }
                #expect(presses.begun.isEmpty)
            }
        }

        @Test func aLongPressOnATabDoesNotSelectIt() async throws {
            tabs.tabBar.addGestureRecognizer(press)
            try await show(tabs) { window in
                let pointer = try Pointer()
                try pointer.move(to: second)
                pointer.down()
                try await eventually { press.state == .began }
                #expect(second.frame.contains(presses.begun[0].place))
                pointer.up()
                try await eventually { press.state == .possible }
                try await window.nextFrame()
                #expect(tabs.selectedIndex == 0)

                try pointer.click(second)
                try await eventually { tabs.selectedIndex == 1 }
            }
        }

        @Test func aLongPressThatTheDelegateRefusesSelectsTheTab() async throws {
            presses.allows = false
            tabs.tabBar.addGestureRecognizer(press)
            try await show(tabs) { _ in
                let pointer = try Pointer()
                try pointer.move(to: second)
                pointer.down()
                try await eventually { press.state == .failed }
                pointer.up()

                try await eventually { tabs.selectedIndex == 1 }
            }
        }

        @Test func aDoubleClickIsRecognizedBesideTheTabsOwnClick() async throws {
            let double = UITapGestureRecognizer()
            double.numberOfTapsRequired = 2
            double.delaysTouchesEnded = false
            double.delegate = presses
            tabs.tabBar.addGestureRecognizer(double)
            try await show(tabs) { _ in
                try Pointer().click(second)
                try await eventually { tabs.selectedIndex == 1 }
                try Pointer().click(second)

                try await eventually { presses.begun.count == 1 }
            }
        }

        @Test func aRecognizerAddedOnScreenSeesTouchesOfTheViewsInItsView() async throws {
            let tap = UITapGestureRecognizer()
            tap.delegate = presses
            let label = UILabel(frame: CGRect(x: 20, y: 30, width: 100, height: 40))
            try await show(tabs) { window in
                tabs.viewControllers?[0].view.addSubview(label)
                tabs.viewControllers?[0].view.addGestureRecognizer(tap)
                try await window.nextFrame()

                try Pointer().click(label)

                try await eventually { presses.begun.count == 1 }
                #expect(abs(presses.begun[0].place.x - 70) <= 1)
                #expect(abs(presses.begun[0].place.y - 50) <= 1)
            }
        }
    }
}
