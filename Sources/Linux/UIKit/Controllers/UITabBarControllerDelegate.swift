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
}
