import UIKit

/// Shows another tab at once. Other animations, such as the bar's own, go on.
final class InstantTransition: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        if let controller = transitionContext.viewController(forKey: .to),
            let view = transitionContext.view(forKey: .to)
        {
            view.frame = transitionContext.finalFrame(for: controller)
            transitionContext.containerView.addSubview(view)
        }
        transitionContext.completeTransition(true)
    }
}
