internal import GLibSupport

/// Recognises taps, or clicks, in one place. Its state goes to `.ended` at once.
@MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// How far a finger may move, and how far taps may be apart, in points.
    private static let tolerance: CGFloat = 45
    /// The longest time from one tap to the next, in seconds.
    private static let interval: TimeInterval = 0.35

    /// How many taps in a row make the gesture; values below 1 mean 1.
    open var numberOfTapsRequired = 1

    private var taps = 0
    private var start = CGPoint.zero
    private var timeout: TimeoutSource?
    private var lastTap: TimeInterval = 0

    override var awaitsMoreTouches: Bool { taps > 0 && taps < numberOfTapsRequired }

    /// A double tap may follow the single tap that it starts with.
    override func prevents(_ other: UIGestureRecognizer) -> Bool {
        guard let other = other as? UITapGestureRecognizer else { return true }
        return other.numberOfTapsRequired <= numberOfTapsRequired
    }

    override func touchBegan(_ touch: UITouch) {
        timeout = nil
        if taps == 0 {
            start = touch.position
        } else if touch.timestamp - lastTap > Self.interval || isFar(touch) {
            taps = 0
            start = touch.position
        }
    }

    override func touchMoved(_ touch: UITouch) {
        if isFar(touch) { fail() }
    }

    override func touchEnded(_ touch: UITouch) {
        guard !isFar(touch) else {
            fail()
            return
        }
        taps += 1
        lastTap = touch.timestamp
        if taps >= numberOfTapsRequired {
            recognize(as: .ended)
        } else {
            timeout = TimeoutSource(seconds: Self.interval) { [weak self] in self?.fail() }
        }
    }

    open override func reset() {
        super.reset()
        taps = 0
        timeout = nil
    }

    private func isFar(_ touch: UITouch) -> Bool {
        touch.position.distance(to: start) > Self.tolerance
    }
}

extension CGPoint {
    func distance(to other: CGPoint) -> CGFloat {
        ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
    }
}
