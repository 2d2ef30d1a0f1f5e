/// Recognises a finger, or the pointer with its button down, that moves.
@MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// How far the finger moves before the gesture begins, in points.
    static let hysteresis: CGFloat = 10
    /// How long a movement counts for the velocity, in seconds.
    private static let memory: TimeInterval = 0.1

    private var start = CGPoint.zero
    private var position = CGPoint.zero
    private var samples: [(position: CGPoint, time: TimeInterval)] = []

    /// How far the finger is from where it was put down, or from where `setTranslation(_:in:)` set the origin.
    open func translation(in view: UIView?) -> CGPoint {
        CGPoint(x: position.x - start.x, y: position.y - start.y)
    }

    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        start = CGPoint(x: position.x - translation.x, y: position.y - translation.y)
    }

    /// How fast the finger moves, in points per second.
    open func velocity(in view: UIView?) -> CGPoint {
        guard let first = samples.first, let last = samples.last, last.time > first.time else { return .zero }
        let time = last.time - first.time
        return CGPoint(
            x: (last.position.x - first.position.x) / time,
            y: (last.position.y - first.position.y) / time
        )
    }

    /// Whether the movement so far is one of this kind; `nil` if that cannot be said yet.
    func accepts(_ movement: CGPoint) -> Bool? {
        movement.distance(to: .zero) > Self.hysteresis ? true : nil
    }

    override func touchBegan(_ touch: UITouch) {
        start = touch.position
        samples = []
        note(touch)
    }

    override func touchMoved(_ touch: UITouch) {
        note(touch)
        guard !isUnderWay else {
            state = .changed
            return
        }
        guard let isAccepted = accepts(translation(in: nil)) else { return }
        isAccepted ? recognize(as: .began) : fail()
    }

    override func touchEnded(_ touch: UITouch) {
        note(touch)
        if isUnderWay {
            state = .ended
        } else {
            fail()
        }
    }

    private func note(_ touch: UITouch) {
        position = touch.position
        samples.append((position, touch.timestamp))
        samples.removeAll { $0.time < touch.timestamp - Self.memory }
    }
}
