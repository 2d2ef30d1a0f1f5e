/// Gives haptic feedback. As on a device without a haptic motor, nothing is felt on a desktop.
@MainActor
open class UIFeedbackGenerator: NSObject {
    public override init() {
        super.init()
    }

    /// Wakes the motor, so that feedback comes without delay.
    open func prepare() {}
}

/// Feedback for a selection that changes.
@MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Call it when the selection has changed.
    open func selectionChanged() {}
}
