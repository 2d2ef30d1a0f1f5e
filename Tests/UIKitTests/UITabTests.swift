import GLibSupport
import Testing

@testable import UIKit

/// Tabs that are described apart from their controllers.
@MainActor
@Suite struct UITabTests {
    private let delegate = FamilyDelegate()
    private let made = Made()

    @MainActor
    private final class Made {
        var identifiers: [String] = []
    }

    private final class FamilyDelegate: NSObject, UITabBarControllerDelegate {
        var calls: [String] = []
        var allows = true

        func tabBarController(
            _ tabBarController: UITabBarController,
            shouldSelect viewController: UIViewController
        ) -> Bool {
            calls.append("should")
            return allows
        }

        func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
            calls.append("did")
        }

        func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
            calls.append("should \(tab.title)")
            return allows
        }

        func tabBarController(
            _ tabBarController: UITabBarController,
            didSelectTab selectedTab: UITab,
            previousTab: UITab?
        ) {
            calls.append("did \(selectedTab.title) after \(previousTab?.title ?? "none")")
        }
    }

    private func makeController() -> UITabBarController {
        let tabs = ["A", "B"].map { name in
            UITab(title: name, image: nil, identifier: name) { [made] tab in
                made.identifiers.append(tab.identifier)
                return UIViewController()
            }
        }
        let controller = UITabBarController(tabs: tabs)
        controller.delegate = delegate
        return controller
    }

    @Test func eachTabsControllerIsMadeWhenTheTabsAreSet() {
        let controller = makeController()

        #expect(made.identifiers == ["A", "B"])
        #expect(controller.viewControllers?.map(\.tabBarItem.title) == ["A", "B"])
        #expect(controller.viewControllers?.compactMap(\.tab?.identifier) == ["A", "B"])
        #expect(controller.tab(forIdentifier: "B")?.tabBarController === controller)
    }

    @Test func aTapGoesThroughTheNewerFamilyAlone() {
        let controller = makeController()

        controller.tabBar.tap(1)
        #expect(delegate.calls == ["should B", "did B after A"])

        delegate.allows = false
        controller.tabBar.tap(0)
        #expect(delegate.calls.last == "should A")
        #expect(controller.selectedTab?.title == "B")
    }

    @Test func theDelegateIsToldWhenCodeSelectsATabButNotWhenItSelectsAController() {
        let controller = makeController()

        controller.selectedTab = controller.tab(forIdentifier: "B")
        #expect(delegate.calls == ["did B after A"])

        controller.selectedIndex = 0
        #expect(delegate.calls.count == 1)
        #expect(controller.selectedTab?.title == "A")
    }

    @Test func changesShowOnTheControllersItem() {
        let controller = makeController()

        controller.tabs[0].title = "Z"
        controller.tabs[0].badgeValue = "3"

        #expect(controller.tabBar.items?[0].title == "Z")
        #expect(controller.tabBar.items?[0].badgeValue == "3")
    }

    @Test func onceTabsAreSetControllersAreIgnoredWithAWarning() {
        let controller = makeController()
        var messages: [String] = []
        let observation = RuntimeWarning.observe { messages.append($0) }
        defer { observation.cancel() }

        controller.viewControllers = []
        controller.selectedTab = UITab(title: "C", image: nil, identifier: "C", viewControllerProvider: nil)

        #expect(controller.viewControllers?.count == 2)
        #expect(controller.selectedTab?.title == "A")
        #expect(messages.count == 2)
    }

    /// What iOS 27 does with tabs that are controllers is not known; the emulation assumes the worst.
    @Test func assumptionIn27ATapOnAControllersTabGoesThroughBothFamilies() {
        let controller = UITabBarController()
        controller.viewControllers = ["A", "B"].map { name in
            let child = UIViewController()
            child.title = name
            return child
        }
        controller.delegate = delegate

        EmulatedSystem.with(version: 26) { controller.tabBar.tap(1) }
        #expect(delegate.calls == ["should", "did"])

        delegate.calls = []
        EmulatedSystem.with(version: 27) { controller.tabBar.tap(0) }
        #expect(delegate.calls == ["should", "should A", "did", "did A after B"])
    }
}
