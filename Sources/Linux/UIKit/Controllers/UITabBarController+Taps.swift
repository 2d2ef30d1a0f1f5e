internal import GLibSupport

extension UITabBarController {
    /// Does what a user's tap on an item does: asks the delegate, selects, tells the delegate.
    func userDidTap(_ item: UITabBarItem) {
        guard let controller = barChild(for: item),
            delegateAllowsTap(on: controller),
            barChild(for: item) === controller
        else { return }
        let previous = selectedViewController
        let moreWasDeep = controller === more && more.viewControllers.count > 1
        if controller === selectedViewController {
            showStart(of: controller)
        } else {
            selectedViewController = controller
        }
        tabBar(tabBar, didSelect: item)
        // Observed on iOS: a tap on More is not announced while one of its tabs is open.
        if !moreWasDeep { tellDelegateOfTap(on: controller, previous: previous) }
    }

    private func barChild(for item: UITabBarItem) -> UIViewController? {
        (barControllers + (hasMore ? [more] : [])).first { $0.tabBarItem === item }
    }

    /// What a second tap does by itself: it shows the tab's first screen and, if that is shown already, its top.
    ///
    /// From iOS 26 on the former reaches stacks at any depth, before only a stack that is the tab itself. The latter is an
    /// assumption: it is known of SwiftUI's tabs from iOS 18 on, and may be UIKit's doing.
    private func showStart(of controller: UIViewController) {
        let stack = EmulatedSystem.version >= 26 ? controller.firstStack : controller as? UINavigationController
        if let stack, stack.viewControllers.count > 1 {
            stack.popToRootViewController(animated: true)
        } else if EmulatedSystem.version >= 18 {
            controller.mainScrollView?.scrollToTop()
        }
    }
}

extension UIViewController {
    /// The controller itself or the nearest below it that is a navigation controller, level by level.
    fileprivate var firstStack: UINavigationController? {
        nearest { $0 as? UINavigationController }
    }

    /// The scroll view that a controller named for the top bar, else the nearest in the view that scrolls vertically.
    fileprivate var mainScrollView: UIScrollView? {
        let named = nearest { $0.visibleChildren.isEmpty ? $0.contentScrollView(for: .top) : nil }
        return named ?? viewIfLoaded?.nearestVerticalScrollView
    }

    private func nearest<Match>(_ match: (UIViewController) -> Match?) -> Match? {
        var level = [self]
        while !level.isEmpty {
            if let found = level.lazy.compactMap(match).first { return found }
            level = level.flatMap(\.children)
        }
        return nil
    }
}

extension UIView {
    fileprivate var nearestVerticalScrollView: UIScrollView? {
        var level = [self]
        while !level.isEmpty {
            let scrollViews = level.lazy.compactMap { $0 as? UIScrollView }
            if let found = scrollViews.first(where: { $0.scrollsVertically }) { return found }
            level = level.flatMap { $0.subviews.filter { !$0.isHidden } }
        }
        return nil
    }
}

extension UIScrollView {
    fileprivate var scrollsVertically: Bool {
        isScrollEnabled && scrollAxes.contains(.vertical) && contentSize.height > bounds.height
    }

    fileprivate func scrollToTop() {
        let top = -adjustedContentInset.top
        guard contentOffset.y != top else { return }
        setContentOffset(CGPoint(x: contentOffset.x, y: top), animated: true)
    }
}
