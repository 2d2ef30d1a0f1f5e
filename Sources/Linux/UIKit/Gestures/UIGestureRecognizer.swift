internal import GLibSupport

/// Watches the touches of a view and of all views in it for a gesture.
///
/// There are no selectors on Linux, so a recogniser has no targets: act in the delegate's
/// `gestureRecognizerShouldBegin(_:)`, or override `state` in a subclass. One touch is followed at a time.
@MainActor
open class UIGestureRecognizer: NSObject {
    /// How far a recogniser is.
    public enum State: Int, Sendable {
        /// Nothing recognised yet.
        case possible = 0
        case began = 1
        case changed = 2
        /// The gesture is complete. Gestures that happen at one moment go here at once.
        case ended = 3
        case cancelled = 4
        /// The touch turned out to be something else.
        case failed = 5

        public static let recognized = State.ended
    }

    public internal(set) weak var view: UIView?
    open weak var delegate: (any UIGestureRecognizerDelegate)?

    /// A name for debugging.
    @available(iOS 11, *)
    open var name: String?

    /// Set by the recogniser itself. On iOS only subclasses can set or override it, with an import of
    /// `UIKit.UIGestureRecognizerSubclass`.
    open var state = State.possible

    /// Turned off in the middle of a gesture, the recogniser cancels it.
    open var isEnabled = true {
        didSet { if !isEnabled, oldValue { giveUp() } }
    }

    /// Whether a recognised touch is taken from the views, so that a control under it is not pressed.
    open var cancelsTouchesInView = true

    /// Whether a control's press waits as long as the touch may still turn out to be this gesture.
    open var delaysTouchesEnded = true

    /// The touch that is followed.
    var touch: UITouch?
    weak var arbiter: TouchArbiter?
    private var failureRequirements: [WeakRecognizer] = []
    private var lastPosition = CGPoint.zero

    public override init() {
        super.init()
    }

    /// Recognisers cannot be archived here, so there is nothing to decode: always `nil`.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// How many fingers take part in the gesture.
    open var numberOfTouches: Int { touch == nil ? 0 : 1 }

    /// Where the gesture is in the space of a view, or of the window if `view` is `nil`.
    open func location(in view: UIView?) -> CGPoint {
        view?.convert(lastPosition, from: nil) ?? lastPosition
    }

    /// Makes the recogniser wait until another one, which follows the same touch, failed.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        failureRequirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
    }

    /// Called when a gesture is over, recognised or not, before the next one; for subclasses.
    open func reset() {}

    // MARK: - Recognition

    /// Whether the gesture goes on and nothing else may begin beside it.
    var isUnderWay: Bool { state == .began || state == .changed }

    /// Whether the recogniser waits for another touch to complete the gesture.
    var awaitsMoreTouches: Bool { false }

    func touchBegan(_ touch: UITouch) {}
    func touchMoved(_ touch: UITouch) {}
    func touchEnded(_ touch: UITouch) {}

    func touchCancelled(_ touch: UITouch) {
        cancelOrFail()
    }

    private func cancelOrFail() {
        if isUnderWay {
            state = .cancelled
        } else {
            fail()
        }
    }

    /// Whether recognising this gesture makes another one impossible, unless both may go on together.
    func prevents(_ other: UIGestureRecognizer) -> Bool { true }

    func recognize(as state: State) {
        arbiter?.recognize(self, as: state)
    }

    func fail() {
        guard state == .possible else { return }
        state = .failed
        arbiter?.recognizerDidFail(self)
    }

    func follow(_ touch: UITouch?) {
        self.touch = touch
        if let touch { lastPosition = touch.position }
    }

    /// Ready for the next gesture.
    func finish() {
        touch = nil
        state = .possible
        reset()
    }

    func requiresFailure(of other: UIGestureRecognizer) -> Bool {
        failureRequirements.contains { $0.recognizer === other }
            || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
    }

    func allowsSimultaneousRecognition(with other: UIGestureRecognizer) -> Bool {
        delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
    }

    /// Ends what is under way, in the middle of a touch as well.
    func giveUp() {
        guard touch != nil || state != .possible || awaitsMoreTouches else { return }
        cancelOrFail()
        arbiter?.drop(self)
    }
}

private struct WeakRecognizer {
    weak var recognizer: UIGestureRecognizer?
}
