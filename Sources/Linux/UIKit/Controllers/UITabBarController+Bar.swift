internal import GLibSupport

/// Whether a tab bar is to be seen, and who says so.
struct TabBarVisibility {
    /// What the app said by `isTabBarHidden`.
    var isUnwanted = false
    /// Whether the bar was last hidden for the app's wish or a pushed controller's.
    var isHiddenByUs = false
    /// Whether we are the ones that change `tabBar.isHidden`.
    var isChanging = false
}

extension UITabBarController {
    /// Hides or shows the bar if what asks for it changed; an app's own `tabBar.isHidden` stays otherwise.
    func updateTabBarVisibility(animated: Bool = false, alongside coordinator: TransitionCoordinator? = nil) {
        let stack = (selectedChild as? UINavigationController)?.viewControllers ?? []
        let isHidden = visibility.isUnwanted || stack.contains { $0.hidesBottomBarWhenPushed }
        guard visibility.isHiddenByUs != isHidden else { return }
        visibility.isHiddenByUs = isHidden
        if let coordinator {
            motion.follow(coordinator, isHidden: isHidden)
        } else if animated {
            motion.slide(isHidden: isHidden)
        } else {
            motion.settle(isHidden: isHidden)
        }
        visibility.isChanging = true
        tabBar.isHidden = isHidden
        visibility.isChanging = false
        updateStrip()
    }

    /// Called after `tabBar.isHidden` changed.
    func tabBarVisibilityDidChange() {
        guard !visibility.isChanging else { return }
        motion.settle(isHidden: tabBar.isHidden)
        updateStrip()
    }

    /// Up to iOS 17 content keeps clear of a bar that the app hid by `isHidden`, an assumption from reports.
    private func updateStrip() {
        let isMissed = tabBar.isHidden && !visibility.isHiddenByUs && EmulatedSystem.version < 18
        pages.strip.bottom = isMissed ? stage.barHeight : 0
    }
}
