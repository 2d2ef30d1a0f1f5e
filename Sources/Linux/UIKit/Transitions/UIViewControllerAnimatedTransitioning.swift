/// Moves the views of a transition between two controllers.
@MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// How long the transition takes, in seconds. Only a hint: it is over when its context is told so.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval

    /// Adds the new view to the context's container, moves both, and calls the context's `completeTransition(_:)` at the end.
    ///
    /// In the container views are where their `frame` says. Nothing animates by itself: change frames and opacities over time.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

    /// Called when the transition is over, last of all. Optional.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    public func animationEnded(_ transitionCompleted: Bool) {}
}
