/// What an animator is to move, and whom it tells that it is done. UIKit makes such objects; apps only use them.
@MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The view in which the transition takes place. The old view is in it from the start, the new one is added by the
    /// animator. What else is in it at the end is taken out.
    var containerView: UIView { get }
    var isAnimated: Bool { get }
    /// Whether a finger leads the transition.
    var isInteractive: Bool { get }
    /// Whether the transition went back to where it started.
    var transitionWasCancelled: Bool { get }

    /// To be called by the animator when the views are where they stay; further calls do nothing.
    ///
    /// With `false` the old controller stays, and the selection returns to it: an assumption where no finger is involved.
    func completeTransition(_ didComplete: Bool)
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    func view(forKey key: UITransitionContextViewKey) -> UIView?

    /// Where a controller's view is at the beginning; empty for the new one.
    func initialFrame(for vc: UIViewController) -> CGRect

    /// Where a controller's view is to be at the end; empty for the old one.
    func finalFrame(for vc: UIViewController) -> CGRect
}
