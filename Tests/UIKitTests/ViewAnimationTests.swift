import Testing

@testable import UIKit

/// Animation closures without a display, where nobody sees what is on its way.
@MainActor
@Suite struct ViewAnimationTests {
    private let view = UIView()

    private func nextTurn() async {
        await withCheckedContinuation { turn in RunLoop.main.perform { turn.resume() } }
    }

    @Test func valuesAreSetAtOnceAndTheCompletionComesAfterTheCall() async {
        var finished: [Bool] = []
        UIView.animate(withDuration: 0.5) {
            view.alpha = 0
        } completion: {
            finished.append($0)
        }

        #expect(view.alpha == 0)
        #expect(finished.isEmpty)
        await nextTurn()
        #expect(finished == [true])
        #expect(view.shownAlpha == 0)
    }

    @Test func anInnerClosureEndsWithTheOuterOne() async {
        var ends: [String] = []
        UIView.animate(withDuration: 0.5) {
            UIView.animate(withDuration: 0.1) {
                view.alpha = 0.5
            } completion: { _ in
                ends.append("inner")
            }
            #expect(ends.isEmpty)
        } completion: { _ in
            ends.append("outer")
        }

        await nextTurn()
        #expect(ends == ["inner", "outer"])
    }

    @Test func nothingIsAnimatedWhereThatIsTurnedOff() async {
        var areEnabled = true
        UIView.performWithoutAnimation { areEnabled = UIView.areAnimationsEnabled }
        #expect(!areEnabled)
        #expect(UIView.areAnimationsEnabled)

        var isOver = false
        UIView.performWithoutAnimation {
            UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: { _ in isOver = true })
        }
        #expect(view.alphaAnimation == nil)
        #expect(!isOver)
        await nextTurn()
        #expect(isOver)
    }

    @Test func alongsideATransitionItFollowsTheFinger() throws {
        let stack = UINavigationController(rootViewController: UIViewController())
        stack.pushViewController(UIViewController(), animated: false)
        let screen = TestScreen(stack)
        stack.beginInteractivePop()
        stack.transitionCoordinator?.animate { [view] _ in view.alpha = 0 }

        stack.updateInteractivePop(0.25)
        #expect(view.shownAlpha == 0.75)
        #expect(view.alpha == 0)
        stack.updateInteractivePop(0.5)
        #expect(view.shownAlpha == 0.5)

        stack.finishInteractivePop()
        #expect(view.shownAlpha == 0)
        withExtendedLifetime(screen) {}
    }

    @Test func afterATransitionThatWasCalledOffTheCompletionHasToUndoIt() throws {
        let stack = UINavigationController(rootViewController: UIViewController())
        stack.pushViewController(UIViewController(), animated: false)
        let screen = TestScreen(stack)
        var seen: [CGFloat] = []
        stack.beginInteractivePop()
        stack.transitionCoordinator?.animate { [view] _ in
            view.alpha = 0
        } completion: { [view] context in
            seen = [view.shownAlpha, view.alpha]
            if context.isCancelled { view.alpha = 1 }
        }
        stack.updateInteractivePop(0.5)

        stack.cancelInteractivePop()

        #expect(seen == [1, 0])
        #expect(view.shownAlpha == 1)
        withExtendedLifetime(screen) {}
    }

    @Test func aValueThatIsSetMeanwhileShowsAtOnce() throws {
        let stack = UINavigationController(rootViewController: UIViewController())
        stack.pushViewController(UIViewController(), animated: false)
        let screen = TestScreen(stack)
        stack.beginInteractivePop()
        stack.transitionCoordinator?.animate { [view] _ in view.alpha = 0 }
        stack.updateInteractivePop(0.5)

        view.alpha = 0.9
        #expect(view.shownAlpha == 0.9)
        stack.updateInteractivePop(0.75)
        #expect(view.shownAlpha == 0.9)
        stack.finishInteractivePop()
        withExtendedLifetime(screen) {}
    }
}
