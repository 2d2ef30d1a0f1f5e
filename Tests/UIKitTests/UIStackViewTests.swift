import GLibSupport
import Testing
import UIKit

@Suite @MainActor struct UIStackViewTests {
    @Test func arrangedSubviewsAreSubviews() {
        let first = UIView()
        let second = UIView()
        let stack = UIStackView(arrangedSubviews: [first])

        stack.insertArrangedSubview(second, at: 0)

        #expect(stack.arrangedSubviews == [second, first])
        #expect(stack.subviews == [first, second])
    }

    @Test func aViewOutOfTheRowStaysASubview() {
        let view = UIView()
        let stack = UIStackView(arrangedSubviews: [view])

        stack.removeArrangedSubview(view)

        #expect(stack.arrangedSubviews.isEmpty)
        #expect(view.superview === stack)
    }

    @Test func aViewThatLeavesIsNoLongerArranged() {
        let view = UIView()
        let stack = UIStackView(arrangedSubviews: [view, UIView()])

        view.removeFromSuperview()

        #expect(stack.arrangedSubviews.count == 1)
    }

    @Test func aStackCannotArrangeAViewThatItIsIn() {
        let outer = UIView()
        let stack = UIStackView()
        outer.addSubview(stack)
        let observation = RuntimeWarning.observe { _ in }
        defer { observation.cancel() }

        stack.addArrangedSubview(outer)

        #expect(stack.arrangedSubviews.isEmpty)
    }

    @Test func addingAViewAgainMovesItToTheEnd() {
        let first = UIView()
        let second = UIView()
        let stack = UIStackView(arrangedSubviews: [first, second])

        stack.addArrangedSubview(first)

        #expect(stack.arrangedSubviews == [second, first])
    }
}
