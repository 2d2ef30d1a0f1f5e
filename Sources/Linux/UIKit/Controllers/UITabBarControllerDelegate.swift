/// What a tab bar controller's delegate is asked and told. All methods are optional, that is, have a default.
@MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
    /// Whether a user's tap may show a controller; asked on every tap, also on that of the selected tab.
    ///
    /// Not asked when code changes the selection.
    func tabBarController(
        _ tabBarController: UITabBarController,
        shouldSelect viewController: UIViewController
    ) -> Bool

    /// A user tapped a controller's tab, which may have been the selected one already.
    ///
    /// Not called when code changes the selection.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)

    /// Who shows the change to another tab, made by a user's tap or by code while the tabs are on screen; `nil` leaves it to
    /// UIKit.
    ///
    /// By itself UIKit changes at once up to iOS 17, and fades from one tab into the other later.
    func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
}

extension UITabBarControllerDelegate {
    public func tabBarController(
        _ tabBarController: UITabBarController,
        shouldSelect viewController: UIViewController
    ) -> Bool { true }

    public func tabBarController(
        _ tabBarController: UITabBarController,
        didSelect viewController: UIViewController
    ) {}

    public func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}
