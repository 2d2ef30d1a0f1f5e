internal import GLibSupport

extension UITabBarController {
    /// Selects a tab, wherever it is, without asking or telling the delegate.
    func select(_ controller: UIViewController?) {
        guard let controller, let target = barTab(for: controller) else {
            RuntimeWarning.report("selectedViewController: the controller is not one of the tabs; it was ignored")
            return
        }
        if target === more {
            // A tab that leaves the bar for the list disappears here before it appears there.
            if displayedController === controller, controller !== more { takeOffDisplayed() }
            more.showTab(controller)
        }
        guard target !== selectedChild else { return }
        selectedChild = target
        tabBar.selectedItem = target.tabBarItem
        displaySelected()
    }

    /// What the bar selects to show a controller: itself, More, or nothing if it is not a tab.
    private func barTab(for controller: UIViewController) -> UIViewController? {
        if barControllers.contains(where: { $0 === controller }) { return controller }
        guard hasMore else { return nil }
        return controller === more || overflow.contains { $0 === controller } ? more : nil
    }

    /// Moves from the controller whose view is in place to the selected one, with UIKit's order of callbacks.
    ///
    /// Each callback may change the selection again; the inner change then ran to its end, and the rest here is skipped.
    func displaySelected() {
        finishTabTransition()
        let (old, new) = (displayedController, selectedChild)
        guard old !== new else { return }
        guard isAppearingOrAppeared else {
            displayedController = nil
            pages.show(nil)
            updateTabBarVisibility()
            // Its own view is loaded from the start, so a selection loads the tab's as well, on screen or not.
            new?.loadViewIfNeeded()
            return
        }
        if animateSelection(from: old, to: new) { return }
        new?.loadViewIfNeeded()
        guard selectedChild === new, displayedController === old else { return }
        let fades = fadesPages
        displayedController = new
        new?.beginAppearanceTransition(true, animated: false)
        if displayedController !== old { old?.beginAppearanceTransition(false, animated: false) }
        if displayedController === new {
            updateTabBarVisibility()
            fades ? stage.fade { pages.show(new?.view) } : pages.show(new?.view)
            if isInHierarchy { new?.viewEnteredHierarchy() }
        }
        if displayedController !== old { old?.endAppearanceTransition() }
        if displayedController === new, appearance == .appeared { new?.endAppearanceTransition() }
    }

    private func takeOffDisplayed() {
        finishTabTransition()
        let old = displayedController
        displayedController = nil
        old?.beginAppearanceTransition(false, animated: false)
        pages.show(nil)
        old?.endAppearanceTransition()
    }

    /// Puts the selected view in place before the whole tab bar controller appears.
    func placeSelectedView() {
        repeat {
            displayedController = selectedChild
            let view = selectedChild?.view
            // Loading the view may have selected another tab.
            if displayedController === selectedChild { pages.show(view) }
        } while displayedController !== selectedChild
        updateTabBarVisibility()
    }

    private var isInHierarchy: Bool {
        switch appearance {
        case .appeared, .appearing(_, isInHierarchy: true): true
        case .appearing, .disappearing, .disappeared: false
        }
    }
}
