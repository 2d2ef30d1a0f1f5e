import Testing

@testable import UIKit

/// What views and controllers keep clear of.
@MainActor
@Suite struct SafeAreaTests {
    /// Counts what it is told.
    final class Page: UIViewController {
        var changes = 0
        override func viewSafeAreaInsetsDidChange() { changes += 1 }
    }

    final class Area: UIView {
        var changes = 0
        override func safeAreaInsetsDidChange() { changes += 1 }
    }

    private let page = Page()
    private let screen: TestScreen

    init() {
        screen = TestScreen(page)
    }

    @Test func aDesktopWindowHasNoUnsafeAreaAndABarCoversNothing() {
        #expect(page.view.safeAreaInsets == .zero)
        let tabs = UITabBarController()
        let tab = UIViewController()
        tabs.viewControllers = [UINavigationController(rootViewController: tab)]
        let screen = TestScreen(tabs)

        #expect(tab.view.safeAreaInsets == .zero)
        _ = screen
    }

    @Test func additionalInsetsAreTheViewsOwnAndToldOnce() {
        page.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
        page.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)

        #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0))
        #expect(page.changes == 1)
    }

    @Test func aSubviewHasWhatItReachesInto() {
        let area = Area(frame: CGRect(x: 0, y: 744, width: 390, height: 90))
        page.view.addSubview(area)

        page.additionalSafeAreaInsets.bottom = 50

        // Ten of the fifty points are below the subview.
        #expect(area.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 40, right: 0))
        #expect(area.changes == 1)

        area.frame.origin.y -= 40
        #expect(area.safeAreaInsets == .zero)
        #expect(area.changes == 2)
    }

    @Test func aSubviewThatIsAddedLaterIsTold() {
        page.additionalSafeAreaInsets.top = 30
        let area = Area(frame: CGRect(x: 0, y: 10, width: 100, height: 100))

        page.view.addSubview(area)
        #expect(area.safeAreaInsets.top == 20)
        #expect(area.changes == 1)

        area.removeFromSuperview()
        #expect(area.safeAreaInsets == .zero)
    }

    @Test func aChildControllersInsetsAddToWhatItInherits() {
        let child = Page()
        page.embed(child, in: page.view)
        page.additionalSafeAreaInsets.bottom = 50

        child.additionalSafeAreaInsets.bottom = -20
        #expect(child.view.safeAreaInsets.bottom == 30)

        child.additionalSafeAreaInsets.bottom = -90
        #expect(child.view.safeAreaInsets.bottom == 0)
        #expect(page.view.safeAreaInsets.bottom == 50)
    }

    @Test func insetsThatAreNoNumbersWarnAndAreIgnored() {
        page.additionalSafeAreaInsets.top = 5

        let warnings = warnings { page.additionalSafeAreaInsets.top = .nan }

        #expect(page.additionalSafeAreaInsets.top == 5)
        #expect(warnings.count == 1)
    }

    @Test func aScrollViewAddsItToItsInsetsAndStaysAtItsTop() {
        let scrollView = UIScrollView(frame: page.view.bounds)
        scrollView.contentInset.top = 5
        page.view.addSubview(scrollView)

        page.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 0, bottom: 40, right: 0)

        #expect(scrollView.adjustedContentInset == UIEdgeInsets(top: 35, left: 0, bottom: 40, right: 0))
        #expect(scrollView.contentOffset.y == -35)
        #expect(scrollView.contentInset.top == 5)

        scrollView.contentInsetAdjustmentBehavior = .never
        #expect(scrollView.adjustedContentInset.top == 5)
    }

    @Test func onlyTheDirectionsInWhichAViewScrollsCountUnlessTheAppSaysAlways() {
        let scrollView = UIScrollView(frame: page.view.bounds)
        scrollView.scrollAxes = .vertical
        page.view.addSubview(scrollView)
        page.additionalSafeAreaInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(scrollView.adjustedContentInset == UIEdgeInsets(top: 1, left: 0, bottom: 3, right: 0))

        scrollView.contentInsetAdjustmentBehavior = .always
        #expect(scrollView.adjustedContentInset == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    }

    @Test func whatIsScrolledHasNoSafeAreaOfItsOwn() {
        let scrollView = UIScrollView(frame: page.view.bounds)
        let content = UIView(frame: page.view.bounds)
        scrollView.addSubview(content)
        page.view.addSubview(scrollView)

        page.additionalSafeAreaInsets.bottom = 40

        #expect(content.safeAreaInsets == .zero)
    }

    // MARK: - A tab bar that the app hid

    private let tabs = UITabBarController()
    private let tab = Page()

    private func showTabs() -> TestScreen {
        tabs.viewControllers = [tab, UIViewController()]
        return TestScreen(tabs)
    }

    @Test func assumptionUpToIOS17ContentReachesDownButMissesABarThatTheAppHid() {
        EmulatedSystem.with(version: 17) {
            let screen = showTabs()
            let height = tabs.tabBar.frame.height
            #expect(height > 40)
            #expect(tab.view.frame.height == 844 - height)

            tabs.tabBar.isHidden = true
            #expect(tab.view.frame.height == 844)
            #expect(tab.view.safeAreaInsets.bottom == height)

            tab.additionalSafeAreaInsets.bottom = -tab.view.safeAreaInsets.bottom
            #expect(tab.view.safeAreaInsets.bottom == 0)

            tabs.tabBar.isHidden = false
            tab.additionalSafeAreaInsets.bottom = 0
            #expect(tab.view.safeAreaInsets.bottom == 0)
            #expect(tab.view.frame.height == 844 - height)
            _ = screen
        }
    }

    @Test func assumptionUpToIOS17TheTabsOwnScreensMissItAsWell() {
        EmulatedSystem.with(version: 15) {
            let root = UIViewController()
            let stack = UINavigationController(rootViewController: root)
            tabs.viewControllers = [stack]
            let screen = TestScreen(tabs)

            tabs.tabBar.isHidden = true
            let pushed = UIViewController()
            stack.pushViewController(pushed, animated: true)
            #expect(pushed.view.safeAreaInsets.bottom == stack.view.safeAreaInsets.bottom)
            #expect(pushed.view.safeAreaInsets.bottom > 40)

            stack.additionalSafeAreaInsets.bottom = -stack.view.safeAreaInsets.bottom
            #expect(pushed.view.safeAreaInsets.bottom == 0)
            _ = screen
        }
    }

    @Test func fromIOS18OnAHiddenBarFreesTheSpace() {
        EmulatedSystem.with(version: 18) {
            let screen = showTabs()

            tabs.tabBar.isHidden = true
            #expect(tab.view.frame.height == 844)
            #expect(tab.view.safeAreaInsets == .zero)

            tabs.tabBar.isHidden = false
            tabs.isTabBarHidden = true
            #expect(tab.view.frame.height == 844)
            #expect(tab.view.safeAreaInsets == .zero)
            _ = screen
        }
    }

    @Test func aBarThatAPushHidesFreesTheSpaceInAllVersions() {
        for version in [15, 17, 18, 26] {
            EmulatedSystem.with(version: version) {
                let tabs = UITabBarController()
                let stack = UINavigationController(rootViewController: UIViewController())
                tabs.viewControllers = [stack]
                let screen = TestScreen(tabs)
                let pushed = UIViewController()
                pushed.hidesBottomBarWhenPushed = true

                stack.pushViewController(pushed, animated: true)

                #expect(stack.view.frame.height == 844)
                #expect(pushed.view.safeAreaInsets == .zero)
                _ = screen
            }
        }
    }
}
