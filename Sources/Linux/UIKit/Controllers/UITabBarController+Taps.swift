internal import GLibSupport

extension UITabBarController {
    /// Does what a user's tap on an item does: asks the delegate, selects, tells the delegate.
    func userDidTap(_ item: UITabBarItem) {
        guard let controller = barChild(for: item),
            delegate?.tabBarController(self, shouldSelect: controller) ?? true,
            barChild(for: item) === controller
        else { return }
        let moreWasDeep = controller === more && more.viewControllers.count > 1
        if controller === selectedViewController {
            returnToRoot(of: controller)
        } else {
            selectedViewController = controller
        }
        tabBar(tabBar, didSelect: item)
        // Observed on iOS: a tap on More is not announced while one of its tabs is open.
        if !moreWasDeep { delegate?.tabBarController(self, didSelect: controller) }
    }

    private func barChild(for item: UITabBarItem) -> UIViewController? {
        (barControllers + (hasMore ? [more] : [])).first { $0.tabBarItem === item }
    }

    /// A second tap shows the tab's first screen. From iOS 26 on that reaches stacks at any depth, before only a stack
    /// that is the tab itself.
    private func returnToRoot(of controller: UIViewController) {
        let stack = EmulatedSystem.version >= 26 ? controller.firstStack : controller as? UINavigationController
        stack?.popToRootViewController(animated: true)
    }
}

extension UIViewController {
    /// The controller itself or the nearest below it that is a navigation controller, level by level.
    fileprivate var firstStack: UINavigationController? {
        var level = [self]
        while !level.isEmpty {
            if let stack = level.lazy.compactMap({ $0 as? UINavigationController }).first { return stack }
            level = level.flatMap(\.children)
        }
        return nil
    }
}
