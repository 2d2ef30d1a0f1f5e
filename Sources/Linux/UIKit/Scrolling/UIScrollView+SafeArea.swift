extension UIScrollView {
    /// Whether the safe area is added to a scroll view's insets.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// Along the directions in which the view scrolls.
        ///
        /// On iOS also vertically, whether or not it does, in a controller on a navigation stack; that makes no difference
        /// here.
        case automatic = 0
        /// Along the directions in which the view scrolls.
        case scrollableAxes = 1
        case never = 2
        case always = 3
    }

    /// The part of the safe area that is added to `contentInset`.
    var safeAreaAdjustment: UIEdgeInsets {
        guard SafeArea.isInUse, contentInsetAdjustmentBehavior != .never else { return .zero }
        var insets = safeAreaInsets
        guard contentInsetAdjustmentBehavior != .always else { return insets }
        if !scrollAxes.contains(.horizontal) {
            insets.left = 0
            insets.right = 0
        }
        if !scrollAxes.contains(.vertical) {
            insets.top = 0
            insets.bottom = 0
        }
        return insets
    }
}
