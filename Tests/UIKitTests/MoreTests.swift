import Testing
import UIKit

@MainActor
@Suite struct MoreTests {
    let tabs = UITabBarController()
    let delegate = TabDelegate()

    private func makeControllers(_ count: Int) -> [UIViewController] {
        (0..<count).map { index in
            let controller = UIViewController()
            controller.title = "\(index)"
            return controller
        }
    }

    /// The rows of the More list.
    private func rows() -> [UIControl] {
        func controls(below view: UIView) -> [UIControl] {
            view.subviews.flatMap { ($0 as? UIControl).map { [$0] } ?? controls(below: $0) }
        }
        return controls(below: tabs.moreNavigationController.viewControllers[0].view)
    }

    @Test func fiveTabsFitTheBar() {
        tabs.viewControllers = makeControllers(5)

        #expect(tabs.tabBar.items?.map(\.title) == ["0", "1", "2", "3", "4"])
    }

    @Test func ofSixTabsFourAreInTheBarBesideMore() {
        tabs.viewControllers = makeControllers(6)

        #expect(tabs.tabBar.items?.map(\.title) == ["0", "1", "2", "3", "More"])
        #expect(tabs.viewControllers?.count == 6)
        #expect(tabs.children.count == 5)
        #expect(tabs.children.last === tabs.moreNavigationController)
        #expect(tabs.viewControllers?[5].tabBarController === tabs)
    }

    @Test func aTapOnMoreTellsOfTheMoreController() {
        tabs.viewControllers = makeControllers(6)
        tabs.moreNavigationController.title = "more"
        tabs.delegate = delegate

        tabs.tabBar.tap(4)

        #expect(delegate.calls == ["should more", "did more"])
        #expect(tabs.selectedViewController === tabs.moreNavigationController)
        #expect(tabs.selectedIndex == NSNotFound)
    }

    @Test func aRowPickedInTheListCallsOnlyTheMoreControllersDelegate() throws {
        let recorder = Recorder()
        let stackDelegate = StackDelegate(recorder)
        tabs.viewControllers = makeControllers(7)
        let screen = TestScreen(tabs)
        tabs.tabBar.tap(4)
        tabs.delegate = delegate
        tabs.moreNavigationController.delegate = stackDelegate

        rows()[1].sendActions(for: .touchUpInside)

        #expect(delegate.calls.isEmpty)
        #expect(recorder.events == ["willShow 5", "didShow 5"])
        #expect(tabs.viewControllers?[5].view.window === screen.window)
        #expect(tabs.viewControllers?[5].parent === tabs.moreNavigationController)
        #expect(tabs.selectedIndex == NSNotFound)
    }

    @Test func theMoreControllerForgetsItsDelegateWhenItGoes() {
        let stackDelegate = StackDelegate(Recorder())
        tabs.moreNavigationController.delegate = stackDelegate
        tabs.viewControllers = makeControllers(7)
        #expect(tabs.moreNavigationController.delegate === stackDelegate)

        tabs.viewControllers = makeControllers(3)

        #expect(tabs.moreNavigationController.delegate == nil)
    }

    @Test func aTapOnMoreWithAnOpenTabReturnsToTheListUnannounced() {
        tabs.viewControllers = makeControllers(6)
        tabs.selectedViewController = tabs.viewControllers?[5]
        tabs.moreNavigationController.title = "more"
        tabs.delegate = delegate

        tabs.tabBar.tap(4)

        #expect(delegate.calls == ["should more"])
        #expect(tabs.moreNavigationController.viewControllers.count == 1)
    }

    @Test func assumptionATabOfTheListSelectedInCodeOpensInMore() {
        tabs.viewControllers = makeControllers(6)

        tabs.selectedIndex = 5

        #expect(tabs.selectedViewController === tabs.moreNavigationController)
        #expect(tabs.selectedIndex == NSNotFound)
        #expect(tabs.moreNavigationController.topViewController === tabs.viewControllers?[5])
    }

    @Test func theListFollowsTheTabs() throws {
        tabs.viewControllers = makeControllers(6)
        tabs.tabBar.tap(4)
        #expect(rows().map(\.accessibilityLabel) == ["4", "5"])

        tabs.viewControllers?[5].tabBarItem.title = "Renamed"
        tabs.viewControllers?[5].tabBarItem.badgeValue = "9"
        #expect(rows().map(\.accessibilityLabel) == ["4", "Renamed"])
        #expect(rows().map(\.accessibilityValue) == [nil, "9"])

        let kept = try #require(tabs.viewControllers)
        tabs.viewControllers = kept + makeControllers(1)
        #expect(rows().map(\.accessibilityLabel) == ["4", "Renamed", "0"])
        #expect(tabs.selectedViewController === tabs.moreNavigationController)
    }

    @Test func anOpenTabThatIsRemovedLeavesTheMoreStack() throws {
        let all = makeControllers(7)
        tabs.viewControllers = all
        tabs.selectedIndex = 6

        tabs.viewControllers = Array(all.prefix(6))

        #expect(all[6].parent == nil)
        #expect(all[6].tabBarController == nil)
        #expect(tabs.moreNavigationController.viewControllers.count == 1)
    }

    @Test func aNavigationControllerMayBeATabOfTheList() {
        let stack = UINavigationController(rootViewController: UIViewController())
        tabs.viewControllers = makeControllers(5) + [stack]

        #expect(warnings { tabs.selectedIndex = 5 }.isEmpty)

        #expect(tabs.moreNavigationController.topViewController === stack)
    }

    // MARK: - Size class

    @Test func aWideWindowShowsMoreTabsAndTheOpenOneStaysSelected() {
        final class Subclass: UITabBarController {
            var changes: [Int] = []
            override var selectedIndex: Int {
                get { super.selectedIndex }
                set {
                    super.selectedIndex = newValue
                    changes.append(newValue)
                }
            }
        }
        let tabs = Subclass()
        tabs.viewControllers = makeControllers(6)
        tabs.delegate = delegate
        let screen = TestScreen(tabs)
        tabs.selectedIndex = 5
        tabs.changes = []

        screen.window.frame.size.width = 1000

        #expect(tabs.tabBar.items?.count == 6)
        #expect(tabs.selectedIndex == 5)
        #expect(tabs.viewControllers?[5].view.window === screen.window)
        #expect(tabs.changes == [5])
        #expect(delegate.calls.isEmpty)
        #expect(!tabs.children.contains(tabs.moreNavigationController))
    }

    @Test func assumptionWithTheListOpenAWideWindowSelectsItsFirstTab() {
        tabs.viewControllers = makeControllers(6)
        let screen = TestScreen(tabs)
        tabs.selectedViewController = tabs.moreNavigationController

        screen.window.frame.size.width = 1000

        #expect(tabs.selectedIndex == 4)
    }

    @Test func aNarrowWindowOpensTheSelectedTabInMore() {
        tabs.viewControllers = makeControllers(6)
        let screen = TestScreen(tabs, width: 1000)
        tabs.selectedIndex = 5
        #expect(tabs.selectedIndex == 5)

        let opened = RecordingController("5")
        tabs.viewControllers?[5] = opened
        _ = opened.recorder.take()

        screen.window.frame.size.width = 390

        #expect(
            opened.recorder.take() == [
                "5 willDisappear", "5 didDisappear", "5 willAppear", "5 isAppearing", "5 didAppear",
            ]
        )
        #expect(tabs.viewControllers?.count == 6)
        #expect(tabs.tabBar.items?.count == 5)
        #expect(tabs.moreNavigationController.topViewController === tabs.viewControllers?[5])
        #expect(tabs.viewControllers?[5].view.window === screen.window)
    }
}
