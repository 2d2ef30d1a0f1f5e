extension UIView {
    /// Changes views over a time in seconds, or at once if that is zero, if the desktop has animations turned off, or if nobody
    /// sees them.
    ///
    /// `alpha` moves. Whatever else the closure changes shows at once. What a view is set to while it moves, outside of such a
    /// closure, shows at once as well. Within another animation closure, also one alongside a transition, it takes the time that
    /// the other takes.
    ///
    /// - Parameters:
    ///   - duration: How long it takes.
    ///   - animations: Sets the values to end with.
    ///   - completion: Called when they are shown, but never before this returns; its argument is always `true`.
    @available(iOS 4.0, *)
    public class func animate(
        withDuration duration: TimeInterval,
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        guard areAnimationsEnabled else {
            animations()
            Task { @MainActor in completion?(true) }
            return
        }
        if let outer = ViewAnimation.collecting {
            animations()
            outer.whenOver { completion?(true) }
        } else {
            ViewAnimation(collecting: animations).play(duration: duration) { completion?(true) }
        }
    }

    /// Runs a closure in which nothing is animated, also not what an animation closure around would animate.
    @available(iOS 7.0, *)
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let wereEnabled = areAnimationsEnabled
        setAnimationsEnabled(false)
        ViewAnimation.withoutAnimation(actionsWithoutAnimation)
        setAnimationsEnabled(wereEnabled)
    }

    /// Whether animation closures animate; `true` unless it was turned off.
    public class var areAnimationsEnabled: Bool { ViewAnimation.isEnabled }

    public class func setAnimationsEnabled(_ enabled: Bool) {
        ViewAnimation.isEnabled = enabled
    }

    /// How opaque the view is at this moment.
    var shownAlpha: CGFloat { alphaAnimation?.alpha(of: self) ?? alpha }

    /// Called after `alpha` changed: shows it, or begins to move there if that happened in an animation closure.
    func alphaDidChange(from old: CGFloat) {
        let shown = alphaAnimation?.alpha(of: self, movingTo: old) ?? old
        alphaAnimation = ViewAnimation.collecting
        alphaAnimation?.add(self, from: shown)
        pushAlpha()
    }
}
