internal import GLibSupport

@available(iOS 18, tvOS 18, visionOS 2, *)
extension UITabBarController {
    /// A controller with tabs that are described apart from their controllers.
    public convenience init(tabs: [UITab]) {
        self.init(nibName: nil, bundle: nil)
        setTabs(tabs, animated: false)
    }

    /// The tabs, in the bar's order; empty if `viewControllers` describes them. Once set, `viewControllers` is not to be set.
    public var tabs: [UITab] {
        get { describedTabs ?? [] }
        set { setTabs(newValue, animated: false) }
    }

    public func setTabs(_ tabs: [UITab], animated: Bool) {
        for tab in describedTabs ?? [] where !tabs.contains(where: { $0 === tab }) { tab.tabBarController = nil }
        describedTabs = tabs
        replaceTabs(with: tabs.compactMap { $0.makeViewController(in: self) })
    }

    /// The selected tab. Setting it tells the delegate, unlike `selectedViewController`; one that is not in the bar is ignored,
    /// with a warning.
    public var selectedTab: UITab? {
        get { describedTabs?.first { $0.viewController === selectedViewController } }
        set {
            guard let newValue, let controller = newValue.viewController, tabs.contains(where: { $0 === newValue })
            else {
                RuntimeWarning.report("selectedTab: the tab is not one of the controller's; it was ignored")
                return
            }
            let previous = selectedTab
            guard newValue !== previous else { return }
            selectedViewController = controller
            delegate?.tabBarController(self, didSelectTab: newValue, previousTab: previous)
        }
    }

    public func tab(forIdentifier identifier: String) -> UITab? {
        tabs.first { $0.identifier == identifier }
    }
}

extension UITabBarController {
    /// The families of delegate methods that a user's tap goes through.
    ///
    /// Tabs that are described by `viewControllers` use the older one. It is not known whether iOS 27 calls the newer one for
    /// them as well, as it does for SwiftUI's own tab view; the emulation of 27 calls both, the worst that can be.
    var delegateFamilies: (older: Bool, newer: Bool) {
        (describedTabs == nil, describedTabs != nil || EmulatedSystem.version >= 27)
    }

    func delegateAllowsTap(on controller: UIViewController) -> Bool {
        let families = delegateFamilies
        if families.older, delegate?.tabBarController(self, shouldSelect: controller) == false { return false }
        guard families.newer, controller !== more else { return true }
        return delegate?.tabBarController(self, shouldSelectTab: tab(for: controller)) ?? true
    }

    func tellDelegateOfTap(on controller: UIViewController, previous: UIViewController?) {
        let families = delegateFamilies
        if families.older { delegate?.tabBarController(self, didSelect: controller) }
        guard families.newer, controller !== more else { return }
        let previous = previous === more ? nil : previous.map(tab)
        delegate?.tabBarController(self, didSelectTab: tab(for: controller), previousTab: previous)
    }

    private func tab(for controller: UIViewController) -> UITab {
        controller.tab ?? UITab(standingFor: controller, in: self)
    }
}
