import Testing

@testable import UIKit

@MainActor
@Suite struct TabBarItemTests {
    private func button(_ controller: UITabBarController, _ index: Int) -> UIControl? {
        controller.tabBar.subviews.compactMap { $0 as? UIControl }[index]
    }

    @Test func theItemIsMadeFromTheTitleAtFirstUse() {
        let controller = UIViewController()
        controller.title = "Home"

        #expect(controller.tabBarItem.title == "Home")
        #expect(controller.tabBarItem === controller.tabBarItem)
    }

    @Test func whicheverTitleIsSetLastWins() {
        let controller = UIViewController()

        controller.tabBarItem.title = "Item"
        controller.title = "Controller"
        #expect(controller.tabBarItem.title == "Controller")

        controller.tabBarItem.title = "Item again"
        #expect(controller.tabBarItem.title == "Item again")
        #expect(controller.title == "Controller")
    }

    @Test func aStackIsDescribedByItsRootUnlessItHasAnItemOfItsOwn() {
        let root = UIViewController()
        root.tabBarItem = UITabBarItem(title: "Root", image: nil, tag: 1)
        let stack = UINavigationController(rootViewController: root)
        #expect(stack.tabBarItem === root.tabBarItem)

        root.title = "Renamed"
        #expect(stack.tabBarItem.title == "Renamed")

        let own = UITabBarItem(title: "Own", image: nil, tag: 2)
        stack.tabBarItem = own
        #expect(stack.tabBarItem === own)
    }

    @Test func aPushedControllersTitleLeavesTheTabsTitle() {
        let root = UIViewController()
        root.title = "Root"
        let stack = UINavigationController(rootViewController: root)
        let tabs = UITabBarController()
        tabs.viewControllers = [stack]

        let pushed = UIViewController()
        pushed.title = "Pushed"
        stack.pushViewController(pushed, animated: false)

        #expect(tabs.tabBar.items?.map(\.title) == ["Root"])
    }

    @Test func aBadgeIsSpokenOnceWithTheTabsHint() {
        let tabs = UITabBarController()
        let tab = UIViewController()
        tab.tabBarItem = UITabBarItem(title: "Inbox", image: nil, tag: 0)
        tabs.viewControllers = [tab]

        tab.tabBarItem.badgeValue = "3"
        tab.tabBarItem.accessibilityHint = "Shows your messages"
        #expect(button(tabs, 0)?.accessibleName == "Inbox")
        #expect(button(tabs, 0)?.accessibleDescription == "3, Shows your messages")

        tab.tabBarItem.accessibilityValue = "3 unread"
        #expect(button(tabs, 0)?.accessibleDescription == "3 unread, Shows your messages")

        tab.tabBarItem.badgeValue = nil
        tab.tabBarItem.accessibilityValue = nil
        tab.tabBarItem.accessibilityHint = nil
        #expect(button(tabs, 0)?.accessibleDescription == nil)
    }

    @Test func changesOfAnItemShowAtOnce() {
        let tabs = UITabBarController()
        let tab = UIViewController()
        tabs.viewControllers = [tab]

        tab.tabBarItem.title = "Inbox"
        tab.tabBarItem.badgeValue = "3"
        tab.tabBarItem.isEnabled = false

        #expect(button(tabs, 0)?.accessibilityLabel == "Inbox")
        #expect(button(tabs, 0)?.accessibilityValue == "3")
        #expect(button(tabs, 0)?.isEnabled == false)

        tab.tabBarItem.badgeValue = nil
        tab.tabBarItem.accessibilityLabel = "Messages"
        tab.tabBarItem.accessibilityIdentifier = "tab.inbox"

        #expect(button(tabs, 0)?.accessibilityValue == nil)
        #expect(button(tabs, 0)?.accessibilityLabel == "Messages")
        #expect(button(tabs, 0)?.accessibilityIdentifier == "tab.inbox")
    }

    @Test func changesOfAnItemKeepItsButton() {
        let tabs = UITabBarController()
        let tab = UIViewController()
        tabs.viewControllers = [tab]
        let before = button(tabs, 0)

        tab.tabBarItem.badgeValue = "1"
        tabs.viewControllers = [tab, UIViewController()]

        #expect(button(tabs, 0) === before)
    }

    @Test func theSelectedItemsButtonIsSelected() {
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController(), UIViewController()]

        tabs.selectedIndex = 1

        #expect(button(tabs, 0)?.isSelected == false)
        #expect(button(tabs, 1)?.isSelected == true)
    }

    @Test func anItemReplacedInTheBarIsFollowedWithAWarning() {
        let tabs = UITabBarController()
        let tab = UIViewController()
        tabs.viewControllers = [tab]
        let item = UITabBarItem(title: "New", image: nil, tag: 0)

        let reported = warnings { tab.tabBarItem = item }

        #expect(reported.count == 1)
        #expect(tabs.tabBar.items == [item])
        #expect(tabs.tabBar.selectedItem === item)
    }

    @Test func anItemReplacedBeforeItIsInABarIsFine() {
        let tab = UIViewController()
        _ = tab.tabBarItem

        #expect(warnings { tab.tabBarItem = UITabBarItem() }.isEmpty)
    }

    @Test func anItemThatLeftTheBarIsNotFollowed() {
        let tabs = UITabBarController()
        let tab = UIViewController()
        tabs.viewControllers = [tab]
        let old = button(tabs, 0)

        tabs.viewControllers = []
        tab.tabBarItem.badgeValue = "1"

        #expect(old?.accessibilityValue == nil)
    }
}
