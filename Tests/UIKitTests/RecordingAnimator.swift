import UIKit

/// Writes down what it is asked and told, and animates as it is told to.
@MainActor
final class RecordingAnimator: NSObject, UITabBarControllerDelegate, UIViewControllerAnimatedTransitioning {
    let recorder: Recorder
    var isAnimator = true
    var animate: (any UIViewControllerContextTransitioning) -> Void = { _ in }
    private(set) var contexts: [any UIViewControllerContextTransitioning] = []

    init(_ recorder: Recorder) {
        self.recorder = recorder
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        recorder.record("ask \(fromVC.title ?? "") \(toVC.title ?? "")")
        return isAnimator ? self : nil
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        recorder.record("didSelect \(viewController.title ?? "")")
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        recorder.record("animate")
        contexts.append(transitionContext)
        animate(transitionContext)
    }

    func animationEnded(_ transitionCompleted: Bool) {
        recorder.record("ended \(transitionCompleted)")
    }

    /// Adds the new view in its place.
    static func addNewView(_ context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: .to), let controller = context.viewController(forKey: .to) else {
            return
        }
        view.frame = context.finalFrame(for: controller)
        context.containerView.addSubview(view)
    }
}
