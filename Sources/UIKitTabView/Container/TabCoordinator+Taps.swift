import UIKit

extension TabCoordinator: UITabBarControllerDelegate {
    func tabBarController(
        _ tabBarController: UITabBarController,
        shouldSelect viewController: UIViewController
    ) -> Bool {
        guard let host = viewController as? TabHost else {
            // UIKit takes the More controller's delegate away each time the list goes.
            controller?.watchMoreList(by: self)
            return true
        }
        return tap.answer(for: host, askedBy: .viewControllers) { shouldSelect(host) }
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        tabWasSelected()
    }

    /// UIKit has this family of methods for tabs of another make than ours. Should it ask here as well, or here alone, a tap
    /// is still decided once.
    @available(iOS 18, tvOS 18, visionOS 2, *)
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
        guard let host = tab.viewController as? TabHost else { return true }
        return tap.answer(for: host, askedBy: .tabs) { shouldSelect(host) }
    }

    @available(iOS 18, tvOS 18, visionOS 2, *)
    func tabBarController(
        _ tabBarController: UITabBarController,
        didSelectTab selectedTab: UITab,
        previousTab: UITab?
    ) {
        tabWasSelected()
    }

    /// The tab that was left by a tap is out of sight.
    private func tabWasSelected() {
        didLeave(tabBeingLeft)
        tabBeingLeft = nil
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        configuration?.options.animatesSwitch == false ? InstantTransition() : nil
    }

    /// Decides a tap before UIKit acts on it. Returns whether UIKit may select the tab.
    ///
    /// A repeated tap never gets through: UIKit's own pop, from iOS 26 on, and its own scrolling must not run as well.
    private func shouldSelect(_ host: TabHost) -> Bool {
        // From iOS 26 on the bar selects at the end of a long press as well.
        guard !gestures.isPressing, let tab = tab(host.id), tab.item.isEnabled else { return false }
        switch tab.role {
        case .action(let action):
            action()
            return false
        case .content where tab.id == selection.selected:
            // From the More list it is the way back, not a repetition.
            guard controller?.openTab === host else { return true }
            repeatTap(on: tab, in: host)
            return false
        case .content:
            return propose(tab)
        }
    }

    private func repeatTap(on tab: TabDescription, in host: TabHost) {
        guard let options = configuration?.options else { return }
        secondTap.perform(tab.options.secondTap ?? options.secondTap, in: host, path: tab.options.path) { action in
            options.report(SelectionChange(tab: tab.id, isRepeated: true, reason: .user, action: action))
        }
    }

    private func isAllowed(_ tab: TabDescription) -> Bool {
        tab.options.allowsSelection() && configuration?.options.allowsSelection(tab.id) ?? true
    }

    /// Offers the tab to the app's policies and to the binding. If one refuses, everything stays as it was.
    private func propose(_ tab: TabDescription) -> Bool {
        guard let configuration, isAllowed(tab) else { return false }
        if let source = configuration.selection {
            source.set(tab.id)
            guard source.get() == tab.id else { return false }
        }
        tabBeingLeft = selection.selected
        guard let change = selection.select(tab.id, reason: .user) else { return true }
        selectionDidChange()
        if configuration.options.givesFeedback { giveFeedback() }
        configuration.options.report(change)
        if selection.selected == tab.id { return true }
        // The app has selected another tab instead, by a proxy.
        tabWasSelected()
        return false
    }
}

extension TabCoordinator: UINavigationControllerDelegate {
    /// A row of the More list was picked: the only word of it that UIKit gives.
    func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController,
        animated: Bool
    ) {
        if let host = viewController as? TabHost {
            didOpen(host, in: navigationController)
        } else if navigationController.isNavigationBarHidden {
            // A tab with a bar of its own took this one's place.
            navigationController.setNavigationBarHidden(false, animated: animated)
        }
    }

    /// A tab opened in the More list: its row was picked, or it was open there when More was tapped.
    ///
    /// If it is refused, the person is led back to the list.
    func didOpen(_ host: TabHost, in more: UINavigationController) {
        guard !isChangingSelection, host !== refusedRow, host.id != selection.selected,
            let tab = tab(host.id), self.host(host.id) === host
        else { return }
        if tab.item.isEnabled, case .content = tab.role, propose(tab) {
            // UIKit tells the delegate of tabs in the bar only.
            Task { @MainActor [weak self] in self?.tabWasSelected() }
            return
        }
        if case .action(let action) = tab.role { action() }
        refusedRow = host
        Task { @MainActor [weak self, weak host] in
            self?.refusedRow = nil
            if let host, more.topViewController === host { more.popToRootViewController(animated: false) }
        }
    }
}
