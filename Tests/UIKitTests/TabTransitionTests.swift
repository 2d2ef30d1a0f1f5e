import Testing

@testable import UIKit

/// Changes of tabs that an app's animator shows.
@MainActor
@Suite struct TabTransitionTests {
    private let recorder = Recorder()
    private let tabs = UITabBarController()
    private let controllers: [RecordingController]
    private let delegate: RecordingAnimator
    private let screen: TestScreen

    init() {
        let recorder = recorder
        controllers = ["A", "B", "C"].map { RecordingController($0, recorder) }
        delegate = RecordingAnimator(recorder)
        tabs.viewControllers = controllers
        tabs.delegate = delegate
        screen = TestScreen(tabs)
    }

    private func tap(_ index: Int) {
        (tabs.tabBar.subviews[index] as? UIControl)?.sendActions(for: .touchUpInside)
    }

    private var shown: [RecordingController] { controllers.filter { $0.viewIfLoaded?.window != nil } }

    @Test func theDelegateIsNotAskedForTheFirstDisplay() {
        #expect(recorder.take() == ["A didLoad", "A willAppear", "A isAppearing", "A didAppear"])
    }

    @Test func anAnimatorThatEndsAtOnceLeavesNothingBetween() {
        _ = recorder.take()
        delegate.animate = { context in
            RecordingAnimator.addNewView(context)
            context.completeTransition(true)
        }

        tabs.selectedIndex = 1

        #expect(
            recorder.take() == [
                "ask A B", "B didLoad", "B willAppear", "A willDisappear", "animate", "B isAppearing", "A didDisappear",
                "B didAppear", "ended true",
            ]
        )
        #expect(shown == [controllers[1]])
        #expect(tabs.pages.subviews == [controllers[1].view])
    }

    @Test func aTapIsAskedForAsWellAndToldAfterTheAnimatorBegan() {
        _ = recorder.take()
        delegate.animate = RecordingAnimator.addNewView

        tap(1)

        #expect(
            recorder.take() == [
                "ask A B", "B didLoad", "B willAppear", "A willDisappear", "animate", "B isAppearing", "didSelect B",
            ]
        )
        #expect(shown == [controllers[0], controllers[1]])

        delegate.contexts[0].completeTransition(true)
        #expect(recorder.take() == ["A didDisappear", "B didAppear", "ended true"])
        #expect(shown == [controllers[1]])

        delegate.contexts[0].completeTransition(true)
        #expect(recorder.take() == [])
    }

    @Test func theContextKnowsWhoMovesAndWhere() {
        tabs.selectedIndex = 1
        let context = delegate.contexts[0]
        let place = tabs.pages.bounds

        #expect(context.isAnimated)
        #expect(!context.isInteractive)
        #expect(!context.transitionWasCancelled)
        #expect(context.viewController(forKey: .from) === controllers[0])
        #expect(context.viewController(forKey: .to) === controllers[1])
        #expect(context.view(forKey: .from) === controllers[0].view)
        #expect(context.view(forKey: .to) === controllers[1].view)
        #expect(place.height > 700)
        #expect(context.initialFrame(for: controllers[0]) == place)
        #expect(context.finalFrame(for: controllers[1]) == place)
        #expect(context.initialFrame(for: controllers[1]) == .zero)
        #expect(context.finalFrame(for: controllers[0]) == .zero)
        #expect(controllers[0].view.superview === context.containerView)
    }

    @Test func anAnimatorThatForgetsTheNewViewShowsItAllTheSame() {
        tabs.selectedIndex = 1
        #expect(shown == [controllers[0]])

        delegate.contexts[0].completeTransition(true)

        #expect(shown == [controllers[1]])
    }

    @Test func whatTheAnimatorLeavesInTheContainerIsTakenOut() {
        delegate.animate = { context in
            RecordingAnimator.addNewView(context)
            context.containerView.addSubview(UIView())
        }
        tabs.selectedIndex = 1

        delegate.contexts[0].completeTransition(true)

        #expect(tabs.pages.subviews == [controllers[1].view])
    }

    @Test func aSecondSelectionEndsTheFirstAtOnce() {
        delegate.animate = RecordingAnimator.addNewView
        tabs.selectedIndex = 1
        _ = recorder.take()

        tabs.selectedIndex = 2

        #expect(
            recorder.take() == [
                "A didDisappear", "B didAppear", "ended true", "ask B C", "C didLoad", "C willAppear",
                "B willDisappear",
                "animate", "C isAppearing",
            ]
        )
        // The first animator does not know yet.
        delegate.contexts[0].completeTransition(false)
        #expect(recorder.take() == [])

        delegate.contexts[1].completeTransition(true)
        #expect(recorder.take() == ["B didDisappear", "C didAppear", "ended true"])
        #expect(shown == [controllers[2]])
    }

    @Test func backToTheFirstTabDuringTheTransition() {
        delegate.animate = RecordingAnimator.addNewView
        tabs.selectedIndex = 1

        tabs.selectedIndex = 0
        delegate.contexts[1].completeTransition(true)

        #expect(shown == [controllers[0]])
        #expect(tabs.selectedIndex == 0)
    }

    @Test func assumptionAnAnimatorThatGivesUpBringsTheOldTabBack() {
        delegate.animate = RecordingAnimator.addNewView
        tabs.selectedIndex = 1
        _ = recorder.take()

        delegate.contexts[0].completeTransition(false)

        #expect(tabs.selectedIndex == 0)
        #expect(tabs.tabBar.selectedItem === controllers[0].tabBarItem)
        #expect(shown == [controllers[0]])
        #expect(delegate.contexts[0].transitionWasCancelled)
        #expect(
            recorder.take() == [
                "B willDisappear", "A willAppear", "A isAppearing", "B didDisappear", "A didAppear", "ended false",
            ]
        )
    }

    @Test func withoutAnAnimatorAllHappensAtOnce() {
        for version in [17, 18, 26] {
            EmulatedSystem.with(version: version) {
                delegate.isAnimator = false
                tabs.selectedIndex = 0
                controllers[1].loadViewIfNeeded()
                _ = recorder.take()

                tabs.selectedIndex = 1

                #expect(
                    recorder.take() == [
                        "ask A B", "B willAppear", "A willDisappear", "B isAppearing", "A didDisappear", "B didAppear",
                    ]
                )
            }
        }
    }

    @Test func offScreenNobodyIsAsked() {
        screen.window.isHidden = true
        _ = recorder.take()

        tabs.selectedIndex = 1

        #expect(recorder.take() == ["B didLoad"])
    }

    @Test func aSelectedTabThatIsTakenAwayIsNotAnimated() {
        _ = recorder.take()

        tabs.viewControllers = [controllers[1], controllers[2]]

        #expect(!recorder.take().contains { $0.hasPrefix("ask") })
        #expect(shown == [controllers[1]])
    }

    @Test func leavingTheScreenEndsATransition() {
        delegate.animate = RecordingAnimator.addNewView
        tabs.selectedIndex = 1
        _ = recorder.take()

        screen.window.isHidden = true

        #expect(
            recorder.take() == [
                "A didDisappear", "B didAppear", "ended true", "B willDisappear", "B didDisappear",
            ]
        )
    }

    @Test func aTabThatIsTakenAwayDuringItsTransitionEndsIt() {
        delegate.animate = RecordingAnimator.addNewView
        tabs.selectedIndex = 1

        tabs.viewControllers = [controllers[0], controllers[2]]

        #expect(shown.count == 1)
        #expect(tabs.tabTransition == nil)
        #expect(controllers[1].view.superview == nil)
    }

    @Test func aSelectionInTheMiddleOfACallbackWins() {
        delegate.animate = RecordingAnimator.addNewView
        controllers[1].interruptions["willAppear"] = { [tabs] in tabs.selectedIndex = 2 }

        tabs.selectedIndex = 1
        delegate.contexts.last?.completeTransition(true)

        #expect(shown == [controllers[2]])
        #expect(tabs.selectedIndex == 2)
        #expect(tabs.tabTransition == nil)
    }

    @Test func aPushUnderWayIsNotTouchedByTheOtherTabsTransition() {
        let root = RecordingController("root", recorder)
        let stack = UINavigationController(rootViewController: root)
        stack.title = "S"
        delegate.isAnimator = false
        tabs.viewControllers = [stack, controllers[1]]
        stack.pushViewController(controllers[0], animated: false)
        delegate.isAnimator = true
        delegate.animate = RecordingAnimator.addNewView

        tabs.selectedIndex = 1
        tabs.selectedIndex = 0
        delegate.contexts[1].completeTransition(true)

        #expect(stack.viewControllers == [root, controllers[0]])
        #expect(controllers[0].view.window != nil)
    }
}
