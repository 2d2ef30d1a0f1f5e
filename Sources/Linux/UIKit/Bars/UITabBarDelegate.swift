/// What the owner of a tab bar is told. All methods are optional, that is, have a default.
@MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
    /// A user chose an item. Not called when code sets `selectedItem`.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
