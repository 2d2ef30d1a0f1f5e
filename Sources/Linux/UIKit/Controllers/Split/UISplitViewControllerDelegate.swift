/// What a split view controller asks and tells. All methods are optional, that is, have a default.
@MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
    /// Which column is on top once there is room for one only; the proposed one by default, which is the secondary one.
    @available(iOS 14.0, tvOS 14.0, *)
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column

    @available(iOS 14.0, tvOS 14.0, *)
    func splitViewControllerDidCollapse(_ svc: UISplitViewController)

    @available(iOS 14.0, tvOS 14.0, *)
    func splitViewControllerDidExpand(_ svc: UISplitViewController)
}

extension UISplitViewControllerDelegate {
    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        proposedTopColumn
    }

    public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
    public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
}
