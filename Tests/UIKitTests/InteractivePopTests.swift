import Testing

@testable import UIKit

/// Pops that a finger leads, and may call off.
@MainActor
@Suite struct InteractivePopTests {
    private let recorder = Recorder()
    private let root: RecordingController
    private let top: RecordingController
    private let stack: UINavigationController
    private let screen: TestScreen

    init() {
        root = RecordingController("root", recorder)
        top = RecordingController("top", recorder)
        stack = UINavigationController(rootViewController: root)
        stack.pushViewController(top, animated: false)
        screen = TestScreen(stack)
        _ = recorder.take()
    }

    @Test func aPopThatIsFinished() {
        #expect(stack.beginInteractivePop())
        #expect(recorder.take() == ["root didLoad", "top willDisappear", "root willAppear", "root isAppearing"])
        #expect(stack.viewControllers == [root])
        #expect(stack.navigationBar.topItem === root.navigationItem)

        stack.updateInteractivePop(0.4)
        #expect(stack.transitionCoordinator?.percentComplete == 0.4)
        stack.finishInteractivePop()

        #expect(recorder.take() == ["top didDisappear", "root didAppear"])
        #expect(top.parent == nil)
        #expect(stack.transitionCoordinator == nil)
    }

    @Test func aPopThatIsCalledOffAnAssumptionAboutTheOrder() {
        stack.beginInteractivePop()
        stack.updateInteractivePop(0.3)
        _ = recorder.take()

        stack.cancelInteractivePop()

        #expect(
            recorder.take() == [
                "root willDisappear", "root didDisappear", "top willAppear", "top isAppearing", "top didAppear",
            ]
        )
        #expect(stack.viewControllers == [root, top])
        #expect(stack.topViewController === top)
        #expect(top.parent === stack)
        #expect(top.view.window != nil)
        #expect(root.view.window == nil)
        #expect(stack.navigationBar.topItem === top.navigationItem)
    }

    @Test func afterACallOffAllWorksAsBefore() {
        stack.beginInteractivePop()
        stack.cancelInteractivePop()
        _ = recorder.take()

        stack.popViewController(animated: false)

        #expect(stack.viewControllers == [root])
        #expect(
            recorder.take() == [
                "top willDisappear", "root willAppear", "root isAppearing", "top didDisappear", "root didAppear",
            ]
        )
    }

    @Test func atTheRootThereIsNothingToPop() {
        stack.popViewController(animated: false)

        #expect(!stack.beginInteractivePop())
        #expect(stack.viewControllers == [root])
    }

    @Test func aChangeOfTheStackDuringThePopWins() {
        let next = RecordingController("next", recorder)
        stack.beginInteractivePop()

        stack.pushViewController(next, animated: false)

        #expect(stack.viewControllers == [root, next])
        #expect(next.view.window != nil)
        #expect(root.view.window == nil)
        #expect(top.view.window == nil)
        #expect(top.parent == nil)
    }

    @Test func leavingTheScreenCallsThePopOff() {
        stack.beginInteractivePop()

        screen.window.isHidden = true

        #expect(stack.viewControllers == [root, top])
    }

    @Test func aPushInTheMiddleOfTheFirstCallbackWins() {
        let next = RecordingController("next", recorder)
        top.interruptions["willDisappear"] = { [stack] in stack.pushViewController(next, animated: false) }

        #expect(!stack.beginInteractivePop())

        #expect(stack.viewControllers == [root, next])
        #expect(next.view.window != nil)
        #expect(root.viewIfLoaded?.window == nil)
    }

    @Test func theDelegateHearsOfATargetBeforeAndOnlyIfItStaysAfter() {
        final class Delegate: NSObject, UINavigationControllerDelegate {
            var events: [String] = []

            func navigationController(
                _ navigationController: UINavigationController,
                willShow viewController: UIViewController,
                animated: Bool
            ) { events.append("will \(viewController.title ?? "") \(animated)") }

            func navigationController(
                _ navigationController: UINavigationController,
                didShow viewController: UIViewController,
                animated: Bool
            ) { events.append("did \(viewController.title ?? "") \(animated)") }
        }
        let delegate = Delegate()
        stack.delegate = delegate

        stack.beginInteractivePop()
        stack.cancelInteractivePop()
        #expect(delegate.events == ["will root true"])

        stack.beginInteractivePop()
        stack.finishInteractivePop()
        #expect(delegate.events == ["will root true", "will root true", "did root true"])
    }

    @Test func aTabBarThatAPushedControllerHidesFollowsThePopAndItsCallOff() {
        let tabs = UITabBarController()
        screen.window.rootViewController = nil
        top.hidesBottomBarWhenPushed = true
        tabs.viewControllers = [stack]
        screen.window.rootViewController = tabs
        #expect(tabs.tabBar.isHidden)

        stack.beginInteractivePop()
        #expect(!tabs.tabBar.isHidden)

        stack.cancelInteractivePop()
        #expect(tabs.tabBar.isHidden)
    }

    // MARK: - Gesture

    private var gesture: UIScreenEdgePanGestureRecognizer {
        stack.interactivePopGestureRecognizer as! UIScreenEdgePanGestureRecognizer
    }

    /// Moves a finger from one place to another.
    private func drag(from start: CGFloat, through places: [CGFloat], lift: Bool = true, seconds: TimeInterval = 1) {
        let touches = screen.window.touches
        touches.begin(in: stack.view, at: CGPoint(x: start, y: 300), time: 0)
        var time = 0.0
        for place in places {
            time += seconds / TimeInterval(places.count)
            touches.move(to: CGPoint(x: place, y: 300), time: time)
        }
        if lift { touches.end(at: CGPoint(x: places.last ?? start, y: 300), time: time + seconds) }
    }

    @Test func aSwipeFromTheEdgePops() {
        drag(from: 5, through: [20, 100, 300])

        #expect(stack.viewControllers == [root])
        #expect(gesture.state == .possible)
    }

    @Test func aSwipeThatTurnsBackDoesNot() {
        drag(from: 5, through: [20, 200, 100])

        #expect(stack.viewControllers == [root, top])
    }

    @Test func aQuickSwipePopsHoweverShort() {
        drag(from: 5, through: [20, 60, 90], lift: false, seconds: 0.06)
        screen.window.touches.end(at: CGPoint(x: 95, y: 300), time: 0.08)

        #expect(stack.viewControllers == [root])
    }

    @Test func theScreensFollowTheFinger() {
        drag(from: 0, through: [20, 195], lift: false)

        #expect(stack.transitionCoordinator?.percentComplete == 0.5)
        #expect(stack.transitionCoordinator?.isInteractive == true)
    }

    @Test func aSwipeFromElsewhereOrAcrossDoesNothing() {
        drag(from: 100, through: [120, 300])
        #expect(stack.viewControllers == [root, top])

        let touches = screen.window.touches
        touches.begin(in: stack.view, at: CGPoint(x: 5, y: 300), time: 0)
        touches.move(to: CGPoint(x: 8, y: 340), time: 0.1)
        touches.move(to: CGPoint(x: 200, y: 340), time: 0.2)
        touches.end(at: CGPoint(x: 200, y: 340), time: 0.3)
        #expect(stack.viewControllers == [root, top])
    }

    @Test func withoutABackButtonThereIsNoSwipeBackUnlessTheDelegateSaysSo() {
        top.navigationItem.hidesBackButton = true
        drag(from: 5, through: [20, 300])
        #expect(stack.viewControllers == [root, top])

        gesture.delegate = nil
        drag(from: 5, through: [20, 300])
        #expect(stack.viewControllers == [root])
    }

    @Test func aTouchThatTheSystemTakesAwayCallsThePopOff() {
        drag(from: 5, through: [20, 300], lift: false)
        screen.window.touches.cancel()

        #expect(stack.viewControllers == [root, top])
    }
}
