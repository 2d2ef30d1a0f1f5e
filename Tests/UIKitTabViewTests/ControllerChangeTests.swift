import SwiftUI
import Testing
import UIKit

@testable import UIKitTabView

extension TabViewSuite {
    /// How often UIKit is given other controllers: it takes all of them out and puts them back in.
    @MainActor
    @Suite struct ControllerChangeTests {
        private final class Counting: TabBarController {
            var changes = 0

            override func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
                changes += 1
                super.setViewControllers(viewControllers, animated: animated)
            }
        }

        private let coordinator = TabCoordinator()
        private let controller = Counting()
        private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

        init() {
            coordinator.attach(to: controller)
            update(["A", "B", "C"], selected: "B")
            window.rootViewController = controller
            window.makeKeyAndVisible()
            controller.changes = 0
        }

        private func update(_ names: [String], selected: String, badge: Int = 0) {
            let tabs = names.map { name in UIKitTab(name, value: name) { Shown(name) }.badge(badge) }
            let configuration = TabConfiguration(
                tabs: tabs.enumerated().map { TabDescription($1, position: $0) },
                selection: SelectionSource(Binding(get: { selected }, set: { _ in })),
                options: ContainerOptions()
            )
            coordinator.update(configuration, environment: EnvironmentValues())
        }

        private var selectedTab: String? {
            (controller.selectedViewController as? TabHost)?.id.base as? String
        }

        @Test func noneForWhatTheTabsShowNorForTheSelection() {
            update(["A", "B", "C"], selected: "B", badge: 3)
            update(["A", "B", "C"], selected: "C")

            #expect(controller.changes == 0)
        }

        @Test(arguments: [
            (["C", "B", "A"], "B"), (["B", "A", "C"], "A"), (["A", "B"], "B"), (["X", "A", "B", "C", "Y"], "B"),
            (["X", "B", "Y"], "X"), (["A", "C"], "C"), (["C", "X", "A"], "A"), (["A", "X", "C"], "X"),
            (["Y", "X"], "X"),
        ])
        func oneForAllThatChangesInThemAtATime(names: [String], selected: String) throws {
            update(names, selected: selected)

            #expect(controller.changes == 1)
            let shown = try #require(controller.viewControllers).map(\.tabBarItem.title)
            #expect(shown == names)
            #expect(selectedTab == selected)
            window.isHidden = true
        }

        /// UIKit shows the controller in the place of one that goes. A new tab elsewhere is selected in between, so that no
        /// other is shown for a moment.
        @Test func aSecondOneIfTheSelectedTabGoesForANewOneInAnotherPlace() throws {
            update(["X", "A", "Y"], selected: "Y")

            #expect(controller.changes == 2)
            #expect(selectedTab == "Y")
            let made = try #require(controller.viewControllers).compactMap { $0 as? TabHost }.filter(\.hasContent)
            #expect(made.map { $0.id.base as? String } == ["Y"])
            window.isHidden = true
        }
    }
}
