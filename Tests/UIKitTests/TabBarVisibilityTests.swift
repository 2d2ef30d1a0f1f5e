import Testing
import UIKit

@MainActor
@Suite struct TabBarVisibilityTests {
    let tabs = UITabBarController()
    let stack = UINavigationController(rootViewController: UIViewController())

    private func pushHidingBar(on stack: UINavigationController) {
        let controller = UIViewController()
        controller.hidesBottomBarWhenPushed = true
        stack.pushViewController(controller, animated: true)
    }

    @Test func aPushedControllerHidesTheBarUntilItIsPopped() {
        tabs.viewControllers = [stack, UIViewController()]
        let screen = TestScreen(tabs)

        pushHidingBar(on: stack)
        #expect(tabs.tabBar.isHidden)

        stack.pushViewController(UIViewController(), animated: true)
        #expect(tabs.tabBar.isHidden)

        stack.popToRootViewController(animated: true)
        #expect(!tabs.tabBar.isHidden)
        withExtendedLifetime(screen) {}
    }

    @Test func anotherTabShowsTheBarAgain() {
        tabs.viewControllers = [stack, UIViewController()]
        let screen = TestScreen(tabs)
        pushHidingBar(on: stack)

        tabs.selectedIndex = 1
        #expect(!tabs.tabBar.isHidden)

        tabs.selectedIndex = 0
        #expect(tabs.tabBar.isHidden)
        withExtendedLifetime(screen) {}
    }

    @Test func aPushOnAStackInsideAnotherControllerLeavesTheBar() {
        let wrapper = UIViewController()
        wrapper.addChild(stack)
        tabs.viewControllers = [wrapper]
        let screen = TestScreen(tabs)

        pushHidingBar(on: stack)

        #expect(!tabs.tabBar.isHidden)
        withExtendedLifetime(screen) {}
    }

    @Test func theWishToHideTheBarDoesNotShowWhatAPushHides() {
        tabs.viewControllers = [stack]
        let screen = TestScreen(tabs)

        pushHidingBar(on: stack)
        #expect(!tabs.isTabBarHidden)

        tabs.isTabBarHidden = true
        stack.popToRootViewController(animated: true)
        #expect(tabs.isTabBarHidden)
        #expect(tabs.tabBar.isHidden)

        tabs.setTabBarHidden(false, animated: true)
        #expect(!tabs.tabBar.isHidden)
        withExtendedLifetime(screen) {}
    }

    @Test func aBarThatTheAppHidItselfStaysHidden() {
        tabs.viewControllers = [stack, UIViewController()]
        let screen = TestScreen(tabs)
        tabs.tabBar.isHidden = true

        tabs.selectedIndex = 1
        stack.pushViewController(UIViewController(), animated: true)

        #expect(tabs.tabBar.isHidden)
        withExtendedLifetime(screen) {}
    }
}
