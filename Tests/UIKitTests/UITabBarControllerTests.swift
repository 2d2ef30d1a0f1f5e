import Testing
import UIKit

@MainActor
@Suite struct UITabBarControllerTests {
    let recorder = Recorder()

    func makeTabs(_ names: [String] = ["A", "B", "C"]) -> UITabBarController {
        let controller = UITabBarController()
        controller.viewControllers = names.map { RecordingController($0, recorder) }
        return controller
    }

    // MARK: - Selection

    @Test func aFreshControllerHasNoTabsAndNoSelection() {
        let controller = UITabBarController()

        #expect(controller.viewControllers == nil)
        #expect(controller.selectedViewController == nil)
        #expect(controller.selectedIndex == NSNotFound)
    }

    @Test func theFirstTabIsSelectedByDefault() {
        let controller = makeTabs()

        #expect(controller.selectedIndex == 0)
        #expect(controller.selectedViewController === controller.viewControllers?[0])
        #expect(controller.tabBar.selectedItem === controller.viewControllers?[0].tabBarItem)
    }

    @Test func theSelectionStaysWithItsControllerWhenTabsChange() throws {
        let controller = makeTabs()
        controller.selectedIndex = 1
        let selected = try #require(controller.selectedViewController)

        controller.viewControllers = [UIViewController(), UIViewController(), selected]

        #expect(controller.selectedIndex == 2)
    }

    @Test func theSelectionStaysAtItsIndexWhenItsControllerGoes() {
        let controller = makeTabs()
        controller.selectedIndex = 1

        controller.viewControllers = [UIViewController(), UIViewController()]

        #expect(controller.selectedIndex == 1)
    }

    @Test func theFirstTabIsSelectedWhenControllerAndIndexAreGone() {
        let controller = makeTabs()
        controller.selectedIndex = 2

        controller.viewControllers = [UIViewController(), UIViewController()]

        #expect(controller.selectedIndex == 0)
    }

    @Test(arguments: [-1, 3, NSNotFound])
    func assumptionAnIndexOutOfRangeIsIgnoredWithAWarning(index: Int) {
        let controller = makeTabs()
        controller.selectedIndex = 1

        let reported = warnings { controller.selectedIndex = index }

        #expect(controller.selectedIndex == 1)
        #expect(reported.count == 1)
    }

    @Test func aControllerThatIsNoTabIsIgnoredWithAWarning() {
        let controller = makeTabs()

        let reported = warnings { controller.selectedViewController = UIViewController() }

        #expect(controller.selectedIndex == 0)
        #expect(reported.count == 1)
    }

    @Test func aControllerGivenTwiceIsATabOnce() {
        let controller = UITabBarController()
        let tab = UIViewController()

        let reported = warnings { controller.viewControllers = [tab, tab] }

        #expect(controller.viewControllers?.count == 1)
        #expect(reported.count == 1)
    }

    @Test func removingAllTabsLeavesNoSelection() {
        let controller = makeTabs()
        let screen = TestScreen(controller)

        controller.viewControllers = []

        #expect(controller.selectedIndex == NSNotFound)
        #expect(controller.children.isEmpty)
        #expect(recorder.events.last == "A didDisappear")
        withExtendedLifetime(screen) {}
    }

    // MARK: - Loading

    @Test func theViewIsLoadedWhileTheControllerIsInitialised() {
        final class Subclass: UITabBarController {
            var viewLoads = 0
            override func viewDidLoad() { viewLoads += 1 }
        }

        #expect(Subclass().viewLoads == 1)
    }

    @Test func tabsLoadTheirViewsWhenTheyAreFirstShown() throws {
        let controller = makeTabs()
        let screen = TestScreen(controller)

        #expect(controller.viewControllers?.map(\.isViewLoaded) == [true, false, false])

        controller.selectedIndex = 2

        #expect(controller.viewControllers?.map(\.isViewLoaded) == [true, false, true])
        withExtendedLifetime(screen) {}
    }

    @Test func onlyTheSelectedTabsViewIsInTheWindow() throws {
        let controller = makeTabs()
        let screen = TestScreen(controller)
        let tabs = try #require(controller.viewControllers)

        controller.selectedIndex = 1

        #expect(tabs[0].view.window == nil)
        #expect(tabs[1].view.window === screen.window)
    }

    // MARK: - Appearance

    @Test func aSwitchCallsBackInUIKitsOrder() {
        let controller = makeTabs()
        let screen = TestScreen(controller)
        #expect(recorder.take() == ["A didLoad", "A willAppear", "A isAppearing", "A didAppear"])

        controller.selectedIndex = 1

        #expect(
            recorder.take() == [
                "B didLoad", "B willAppear", "A willDisappear", "B isAppearing", "A didDisappear", "B didAppear",
            ]
        )
        withExtendedLifetime(screen) {}
    }

    @Test func selectingTheSelectedTabInCodeDoesNothing() {
        let controller = makeTabs()
        let screen = TestScreen(controller)
        _ = recorder.take()

        controller.selectedIndex = 0

        #expect(recorder.events.isEmpty)
        withExtendedLifetime(screen) {}
    }

    @Test func nothingAppearsWhileTheTabBarControllerIsOffScreenButSelectedViewsAreLoadedAsAnAssumption() {
        let controller = makeTabs()

        controller.selectedIndex = 2

        #expect(recorder.take() == ["A didLoad", "C didLoad"])
        let screen = TestScreen(controller)
        #expect(recorder.take() == ["C willAppear", "C isAppearing", "C didAppear"])
        withExtendedLifetime(screen) {}
    }

    @Test func aSelectionMadeInsideACallbackWins() throws {
        let controller = makeTabs()
        let screen = TestScreen(controller)
        let middle = try #require(controller.viewControllers?[1] as? RecordingController)
        middle.interruptions["willAppear"] = { controller.selectedIndex = 2 }
        _ = recorder.take()

        controller.selectedIndex = 1

        #expect(controller.selectedIndex == 2)
        #expect(controller.viewControllers?.map { $0.view.window != nil } == [false, false, true])
        #expect(Set(recorder.take().filter { $0.hasSuffix("didAppear") }) == ["C didAppear"])
        withExtendedLifetime(screen) {}
    }

    @Test func tabsThatStayGetNoCallbacksWhenOthersAreAdded() {
        let controller = makeTabs()
        let screen = TestScreen(controller)
        let tabs = controller.viewControllers ?? []
        _ = recorder.take()

        controller.viewControllers = tabs + [UIViewController()]

        #expect(recorder.events.isEmpty)
        withExtendedLifetime(screen) {}
    }

    // MARK: - Ownership

    @Test func aTabThatGoesToAnotherControllerLeavesTheFirstProperly() throws {
        let first = makeTabs()
        let screen = TestScreen(first)
        let moved = try #require(first.viewControllers?[0])
        let second = UITabBarController()

        second.viewControllers = [moved]

        #expect(first.viewControllers?.count == 2)
        #expect(first.selectedIndex == 0)
        #expect(moved.parent === second)
        #expect(moved.tabBarController === second)
        #expect(first.tabBar.items?.count == 2)
        withExtendedLifetime(screen) {}
    }

    @Test func controllersAndViewsAreFreedWithTheirTabBarController() {
        weak var tabs: UITabBarController?
        weak var view: UIView?
        weak var removed: UIViewController?
        do {
            let controller = makeTabs()
            let screen = TestScreen(controller)
            for index in 0..<3 { controller.selectedIndex = index }
            removed = controller.viewControllers?[0]
            controller.viewControllers = Array((controller.viewControllers ?? []).dropFirst())
            #expect(removed == nil)
            tabs = controller
            view = controller.selectedViewController?.view
            #expect(view != nil)
            withExtendedLifetime(screen) {}
        }

        #expect(tabs == nil)
        #expect(view == nil)
    }

    @Test func thousandsOfSwitchesKeepNothingAlive() {
        let controller = makeTabs()
        let screen = TestScreen(controller)
        for index in 0..<3 { controller.selectedIndex = index }
        let views = countViews(below: screen.window)

        for turn in 0..<5000 { controller.selectedIndex = turn % 3 }
        controller.selectedIndex = 2

        #expect(countViews(below: screen.window) == views)
    }

    private func countViews(below view: UIView) -> Int {
        1 + view.subviews.reduce(0) { $0 + countViews(below: $1) }
    }
}
