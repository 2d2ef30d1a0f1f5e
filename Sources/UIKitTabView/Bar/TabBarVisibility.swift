import UIKit

/// Hides the bar and shows it again, along with the push or pop that is the reason, if there is one.
@MainActor
final class TabBarVisibility {
    private var isHidden = false

    /// - Parameters:
    ///   - hides: Whether the bar is to be hidden.
    ///   - transition: The transition to move with.
    ///   - didCancel: Called when the transition went back to where it started.
    func update(
        hides: Bool,
        animated: Bool,
        along transition: (any UIViewControllerTransitionCoordinator)?,
        in controller: TabBarController,
        didCancel: @escaping @MainActor () -> Void
    ) {
        guard hides != isHidden else { return }
        isHidden = hides
        let isMoving = transition?.animate(
            alongsideTransition: { _ in controller.hideBar(hides, animated: true) },
            completion: { context in if context.isCancelled { didCancel() } }
        )
        if isMoving != true { controller.hideBar(hides, animated: animated) }
    }
}

extension TabBarController {
    fileprivate func hideBar(_ hides: Bool, animated: Bool) {
        if #available(iOS 18, tvOS 18, visionOS 2, *), SystemBehavior.current.hidesTabBar {
            setTabBarHidden(hides, animated: animated)
        } else {
            fadeBar(hides, duration: animated ? 0.25 : 0)
        }
    }

    /// Before iOS 18 nothing moves the bar. What can be animated there, also by a finger that swipes back, is its alpha.
    private func fadeBar(_ hides: Bool, duration: TimeInterval) {
        tabBar.isHidden = false
        leavesBarsPlace = hides
        UIView.animate(withDuration: duration) {
            self.tabBar.alpha = hides ? 0 : 1
            for case let host as TabHost in self.viewControllers ?? [] { host.reclaimBar() }
        } completion: { _ in
            self.tabBar.isHidden = self.tabBar.alpha == 0
        }
    }
}
