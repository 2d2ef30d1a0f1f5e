import Testing
import UIKit

/// What the controllers of a stack hear, and when.
@MainActor
@Suite struct NavigationAppearanceTests {
    let recorder = Recorder()

    private func controller(_ name: String) -> RecordingController { RecordingController(name, recorder) }

    private func makeStack(_ names: String...) -> UINavigationController {
        let stack = UINavigationController()
        stack.viewControllers = names.map(controller)
        return stack
    }

    private func names(_ controllers: [UIViewController]?) -> [String]? {
        controllers?.map { $0.title ?? "?" }
    }

    @Test func aPushCallsBackInUIKitsOrder() {
        let stack = makeStack("A")
        let screen = TestScreen(stack)
        #expect(recorder.take() == ["A didLoad", "A willAppear", "A isAppearing", "A didAppear"])

        stack.pushViewController(controller("B"), animated: true)

        #expect(
            recorder.take() == [
                "B didLoad", "A willDisappear", "B willAppear", "B isAppearing", "A didDisappear", "B didAppear",
            ]
        )
        withExtendedLifetime(screen) {}
    }

    @Test func aPopCallsBackInUIKitsOrder() {
        let stack = makeStack("A", "B")
        let screen = TestScreen(stack)
        #expect(recorder.take() == ["B didLoad", "B willAppear", "B isAppearing", "B didAppear"])

        stack.popViewController(animated: true)

        #expect(
            recorder.take() == [
                "A didLoad", "B willDisappear", "A willAppear", "A isAppearing", "B didDisappear", "A didAppear",
            ]
        )
        withExtendedLifetime(screen) {}
    }

    @Test func controllersBetweenTheOldAndTheNewTopNeverAppear() {
        let stack = makeStack("A", "B", "C")
        let screen = TestScreen(stack)
        _ = recorder.take()

        stack.popToRootViewController(animated: false)

        #expect(!recorder.events.contains { $0.hasPrefix("B") })
        withExtendedLifetime(screen) {}
    }

    @Test func nothingAppearsWhileTheStackIsOffScreen() {
        let stack = makeStack("A")

        stack.pushViewController(controller("B"), animated: true)
        stack.popViewController(animated: true)

        #expect(recorder.events.isEmpty)
    }

    @Test func aControllerLeavingKnowsThatItIsPopped() {
        let stack = makeStack("A", "B")
        let screen = TestScreen(stack)
        let top = stack.viewControllers[1] as? RecordingController
        var wasMoving: Bool?
        var wasOnStack: Bool?
        top?.interruptions["willDisappear"] = { [weak top] in
            wasMoving = top?.isMovingFromParent
            wasOnStack = stack.viewControllers.contains { $0 === top }
        }

        stack.popViewController(animated: false)

        #expect(wasMoving == true)
        #expect(wasOnStack == false)
        withExtendedLifetime(screen) {}
    }

    @Test func aPopInsideAPushsCallbackEndsAtTheRoot() {
        let stack = makeStack("A")
        let screen = TestScreen(stack)
        let pushed = controller("B")
        pushed.interruptions["willAppear"] = { stack.popViewController(animated: true) }
        _ = recorder.take()

        stack.pushViewController(pushed, animated: true)

        #expect(names(stack.viewControllers) == ["A"])
        #expect(stack.viewControllers[0].view.window === screen.window)
        #expect(pushed.view.window == nil)
        let events = recorder.take()
        #expect(events.filter { $0.hasSuffix("Appear") }.last == "A didAppear")
        #expect(events.filter { $0 == "B willDisappear" }.count == events.filter { $0 == "B didDisappear" }.count)
    }

    @Test func aPushWhileTheStackAppearsShowsThePushedController() {
        let stack = makeStack("A")
        (stack.viewControllers[0] as? RecordingController)?.interruptions["willAppear"] = { [recorder] in
            stack.pushViewController(RecordingController("B", recorder), animated: true)
        }

        let screen = TestScreen(stack)

        #expect(stack.viewControllers[1].view.window === screen.window)
        #expect(recorder.events.last == "B didAppear")
        #expect(!recorder.events.contains("A didAppear"))
    }

    @Test func aTopThatIsTakenElsewhereGivesWayToTheOneBelow() {
        let stack = makeStack("A", "B")
        let screen = TestScreen(stack)
        let top = stack.viewControllers[1]

        UIViewController().addChild(top)

        #expect(names(stack.viewControllers) == ["A"])
        #expect(stack.viewControllers[0].view.window === screen.window)
        #expect(top.view.window == nil)
    }
}
