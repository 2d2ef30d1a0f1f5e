internal import GLibSupport

/// Recognises a finger, or the pointer, that stays down in one place. It begins while the finger is still down.
@MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// How long the finger must be down, in seconds.
    open var minimumPressDuration: TimeInterval = 0.5
    /// How far the finger may move before the gesture begins, in points.
    open var allowableMovement: CGFloat = 10

    private var start = CGPoint.zero
    private var timeout: TimeoutSource?

    override func touchBegan(_ touch: UITouch) {
        start = touch.position
        timeout = TimeoutSource(seconds: minimumPressDuration) { [weak self] in self?.recognize(as: .began) }
    }

    override func touchMoved(_ touch: UITouch) {
        if isUnderWay {
            state = .changed
        } else if touch.position.distance(to: start) > allowableMovement {
            fail()
        }
    }

    override func touchEnded(_ touch: UITouch) {
        if isUnderWay {
            state = .ended
        } else {
            fail()
        }
    }

    override func fail() {
        timeout = nil
        super.fail()
    }

    open override func reset() {
        super.reset()
        timeout = nil
    }
}
