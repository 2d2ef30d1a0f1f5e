import Testing
import UIKit

@MainActor
@Suite struct UINavigationControllerTests {
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

    // MARK: - Stack

    @Test func theStackIsTheChildren() {
        let stack = UINavigationController(rootViewController: controller("A"))

        stack.pushViewController(controller("B"), animated: false)

        #expect(names(stack.viewControllers) == ["A", "B"])
        #expect(stack.children == stack.viewControllers)
        #expect(stack.topViewController === stack.children[1])
        #expect(stack.visibleViewController === stack.children[1])
        #expect(stack.children[1].navigationController === stack)
    }

    @Test func popReturnsTheControllerAndDoesNothingAtTheRoot() {
        let stack = makeStack("A", "B")

        #expect(stack.popViewController(animated: false)?.title == "B")
        #expect(stack.popViewController(animated: false) == nil)
        #expect(names(stack.viewControllers) == ["A"])
    }

    @Test func popToRootReturnsWhatItPoppedFromTheRootUp() {
        let stack = makeStack("A", "B", "C")

        #expect(names(stack.popToRootViewController(animated: false)) == ["B", "C"])
    }

    @Test func assumptionPopToRootAtTheRootReturnsAnEmptyArray() {
        #expect(names(makeStack("A").popToRootViewController(animated: false)) == [])
        #expect(names(UINavigationController().popToRootViewController(animated: false)) == [])
    }

    @Test func popToAControllerReturnsThoseAboveIt() {
        let stack = makeStack("A", "B", "C", "D")

        #expect(names(stack.popToViewController(stack.viewControllers[1], animated: false)) == ["C", "D"])
        #expect(names(stack.viewControllers) == ["A", "B"])
    }

    @Test func popToAForeignControllerChangesNothingAndWarns() {
        let stack = makeStack("A", "B")

        let reported = warnings { #expect(stack.popToViewController(UIViewController(), animated: false) == nil) }

        #expect(names(stack.viewControllers) == ["A", "B"])
        #expect(reported.count == 1)
    }

    @Test func pushingWhatIsOnTheStackChangesNothingAndWarns() {
        let stack = makeStack("A", "B")

        let reported = warnings { stack.pushViewController(stack.viewControllers[0], animated: false) }

        #expect(names(stack.viewControllers) == ["A", "B"])
        #expect(reported.count == 1)
    }

    @Test func pushingANavigationControllerChangesNothingAndWarns() {
        let stack = makeStack("A")

        let reported = warnings { stack.pushViewController(UINavigationController(), animated: false) }

        #expect(names(stack.viewControllers) == ["A"])
        #expect(reported.count == 1)
    }

    @Test func showPushes() {
        let stack = makeStack("A")

        stack.show(controller("B"), sender: nil)
        stack.viewControllers[1].show(controller("C"), sender: nil)

        #expect(names(stack.viewControllers) == ["A", "B", "C"])
    }

    @Test func showWithoutANavigationControllerWarns() {
        #expect(warnings { UIViewController().show(UIViewController(), sender: nil) }.count == 1)
    }

    @Test func poppedControllersHaveNoParent() throws {
        let stack = makeStack("A", "B", "C")

        let popped = try #require(stack.popToRootViewController(animated: false))

        #expect(popped.allSatisfy { $0.parent == nil && !$0.isMovingFromParent })
    }

    // MARK: - Delegate

    @Test func theDelegateHearsBeforeAndAfterTheCallbacks() {
        let stack = makeStack("A")
        let screen = TestScreen(stack)
        let delegate = StackDelegate(recorder)
        stack.delegate = delegate
        _ = recorder.take()

        stack.pushViewController(controller("B"), animated: false)

        let events = recorder.take().filter { !$0.hasSuffix("didLoad") }
        #expect(events.first == "willShow B")
        #expect(events.last == "didShow B")
        withExtendedLifetime(screen) {}
    }

    @Test func assumptionTheDelegateHearsWhenTheWholeStackAppears() {
        let stack = makeStack("A")
        let delegate = StackDelegate(recorder)
        stack.delegate = delegate

        let screen = TestScreen(stack)

        #expect(recorder.events.first == "willShow A")
        #expect(recorder.events.last == "didShow A")
        withExtendedLifetime(screen) {}
    }

    // MARK: - Memory

    @Test func poppedControllersAreFreed() {
        let stack = makeStack("A")
        let screen = TestScreen(stack)
        weak var popped: UIViewController?
        weak var view: UIView?
        do {
            let pushed = controller("B")
            stack.pushViewController(pushed, animated: true)
            popped = pushed
            view = pushed.view
        }
        #expect(popped != nil)

        stack.popToRootViewController(animated: true)

        #expect(popped == nil)
        #expect(view == nil)
        withExtendedLifetime(screen) {}
    }

    @Test func aControllerPoppedWhileItsTabIsHiddenIsFreed() {
        let stack = makeStack("A")
        let tabs = UITabBarController()
        tabs.viewControllers = [stack, UIViewController()]
        let screen = TestScreen(tabs)
        weak var popped: UIViewController?
        do {
            let pushed = controller("B")
            stack.pushViewController(pushed, animated: true)
            popped = pushed
        }
        tabs.selectedIndex = 1

        stack.popToRootViewController(animated: false)

        #expect(popped == nil)
        withExtendedLifetime(screen) {}
    }
}

@MainActor
final class StackDelegate: NSObject, UINavigationControllerDelegate {
    private let recorder: Recorder

    init(_ recorder: Recorder) {
        self.recorder = recorder
    }

    func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController,
        animated: Bool
    ) {
        recorder.record("willShow \(viewController.title ?? "?")")
    }

    func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
    ) {
        recorder.record("didShow \(viewController.title ?? "?")")
    }
}
