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

    /// Whether a user's tap may show a tab; takes the place of `shouldSelect` where tabs are described by `UITab`.
    @available(iOS 18, tvOS 18, visionOS 2, *)
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool

    /// A tab was selected where tabs are described by `UITab`, also by code that set `selectedTab`.
    @available(iOS 18, tvOS 18, visionOS 2, *)
    func tabBarController(
        _ tabBarController: UITabBarController,
        didSelectTab selectedTab: UITab,
        previousTab: UITab?
    )

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

    @available(iOS 18, tvOS 18, visionOS 2, *)
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool { true }

    @available(iOS 18, tvOS 18, visionOS 2, *)
    public func tabBarController(
        _ tabBarController: UITabBarController,
        didSelectTab selectedTab: UITab,
        previousTab: UITab?
    ) {}

    public func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}
