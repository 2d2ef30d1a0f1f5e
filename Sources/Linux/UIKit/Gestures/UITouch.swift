/// A finger on the screen, or the pointer with its main button down.
@MainActor
open class UITouch: NSObject {
    /// Where a touch is in its life.
    public enum Phase: Int, Sendable {
        case began = 0
        case moved = 1
        case stationary = 2
        case ended = 3
        case cancelled = 4
    }

    /// The view that was touched; it stays the same until the touch ends.
    public private(set) weak var view: UIView?
    open private(set) var phase = Phase.began
    /// Seconds on a clock that starts anywhere.
    open private(set) var timestamp: TimeInterval
    private(set) var position: CGPoint
    /// Whether a recogniser took the touch from the views.
    var isTakenFromViews = false

    init(view: UIView, position: CGPoint, timestamp: TimeInterval) {
        self.view = view
        self.position = position
        self.timestamp = timestamp
        super.init()
    }

    open var window: UIWindow? { view?.window }

    /// Where the touch is in the space of a view, or of the window if `view` is `nil`.
    open func location(in view: UIView?) -> CGPoint {
        view?.convert(position, from: nil) ?? position
    }

    func update(_ phase: Phase, position: CGPoint?, timestamp: TimeInterval) {
        self.phase = phase
        self.position = position ?? self.position
        self.timestamp = timestamp
    }
}
