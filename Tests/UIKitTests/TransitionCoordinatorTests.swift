import Testing

@testable import UIKit

@MainActor
@Suite struct TransitionCoordinatorTests {
    private let recorder = Recorder()
    private let root: RecordingController
    private let pushed: RecordingController
    private let stack: UINavigationController
    private let screen: TestScreen

    init() {
        root = RecordingController("root", recorder)
        pushed = RecordingController("pushed", recorder)
        stack = UINavigationController(rootViewController: root)
        screen = TestScreen(stack)
        _ = recorder.take()
    }

    @Test func itIsThereForAllThatTakePartInAnAnimatedPush() {
        var seen: [Bool] = []
        pushed.interruptions["willAppear"] = { [pushed, root, stack] in
            seen = [pushed, root, stack].map { $0.transitionCoordinator != nil }
        }

        #expect(stack.transitionCoordinator == nil)
        stack.pushViewController(pushed, animated: true)

        #expect(seen == [true, true, true])
        #expect(stack.transitionCoordinator == nil)
    }

    @Test func aPushWithoutAnimationHasNoneAnAssumption() {
        var hasCoordinator = true
        pushed.interruptions["willAppear"] = { [stack] in hasCoordinator = stack.transitionCoordinator != nil }

        stack.pushViewController(pushed, animated: false)

        #expect(!hasCoordinator)
    }

    @Test func itKnowsTheControllersAndTheirViews() {
        pushed.interruptions["willAppear"] = { [pushed, root, stack] in
            let coordinator = stack.transitionCoordinator
            #expect(coordinator?.viewController(forKey: .from) === root)
            #expect(coordinator?.viewController(forKey: .to) === pushed)
            #expect(coordinator?.view(forKey: .to) === pushed.view)
            #expect(coordinator?.isAnimated == true)
            #expect(coordinator?.isInteractive == false)
            #expect(coordinator?.isCancelled == false)
            #expect(coordinator?.transitionDuration ?? 0 > 0)
        }

        stack.pushViewController(pushed, animated: true)
    }

    @Test func animationsRunAsTheViewsStartToMoveAndCompletionsLast() {
        pushed.interruptions["willAppear"] = { [stack, recorder] in
            let isGoingToRun = stack.transitionCoordinator?.animate(
                alongsideTransition: { _ in recorder.record("animation") },
                completion: { recorder.record("completion \($0.isCancelled)") }
            )
            #expect(isGoingToRun == true)
        }

        stack.pushViewController(pushed, animated: true)

        #expect(
            recorder.take() == [
                "pushed didLoad", "root willDisappear", "pushed willAppear", "animation", "pushed isAppearing",
                "root didDisappear", "pushed didAppear", "completion false",
            ]
        )
    }

    @Test func whatIsAddedAfterTheEndDoesNotRun() {
        var kept: (any UIViewControllerTransitionCoordinator)?
        pushed.interruptions["willAppear"] = { [stack] in kept = stack.transitionCoordinator }
        stack.pushViewController(pushed, animated: true)

        #expect(kept?.animate(alongsideTransition: { _ in Issue.record("ran") }) == false)
        #expect(kept?.percentComplete == 1)
    }

    @Test func theEndOfAnInteractionIsTold() {
        stack.pushViewController(pushed, animated: false)
        stack.beginInteractivePop()
        let coordinator = stack.transitionCoordinator
        #expect(coordinator?.initiallyInteractive == true)
        var changes: [String] = []
        coordinator?.notifyWhenInteractionChanges { context in
            changes.append("interactive \(context.isInteractive), cancelled \(context.isCancelled)")
        }
        coordinator?.animate(alongsideTransition: nil) { changes.append("completion, cancelled \($0.isCancelled)") }

        stack.cancelInteractivePop()

        #expect(changes == ["interactive false, cancelled true", "completion, cancelled true"])
    }

    @Test func aPopsCoordinatorIsThePoppedControllersToo() {
        stack.pushViewController(pushed, animated: false)
        var isThere = false
        pushed.interruptions["willDisappear"] = { [pushed] in isThere = pushed.transitionCoordinator != nil }

        stack.popViewController(animated: true)

        #expect(isThere)
    }
}
