/// The gesture by which a tab bar of iOS 26 and later selects when a finger is lifted, beside the presses of its buttons.
///
/// Taking the touch from the buttons does not stop it, unlike in older bars; only a recogniser that wants to be alone does.
@MainActor
final class TabSelectionGestureRecognizer: UIGestureRecognizer {
    var select: (CGPoint) -> Void = { _ in }

    override init() {
        super.init()
        cancelsTouchesInView = false
        delaysTouchesEnded = false
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func touchEnded(_ touch: UITouch) {
        guard EmulatedSystem.version >= 26, touch.isTakenFromViews else { return fail() }
        recognize(as: .ended)
        if state == .ended { select(touch.location(in: view)) }
    }

    /// The recognisers of apps go on beside it.
    override func prevents(_ other: UIGestureRecognizer) -> Bool { false }
}
