internal import GLibSupport

extension UITabBarController {
    /// Asks the delegate for an animator, and if there is one, lets it show the change. Returns whether there is.
    ///
    /// Not asked while the tab bar controller is not on screen, nor when the tabs themselves change.
    func animateSelection(from old: UIViewController?, to new: UIViewController?) -> Bool {
        guard let old, let new, changesInSight,
            let animator = delegate?.tabBarController(self, animationControllerForTransitionFrom: old, to: new)
        else { return false }
        new.loadViewIfNeeded()
        // The delegate or the view may have selected another tab, which is shown already.
        guard selectedChild === new, displayedController === old else { return true }
        let transition = TabTransition(from: old, to: new, by: animator, in: pages) { [weak self] didComplete in
            self?.end(didComplete)
        }
        tabTransition = transition
        displayedController = new
        new.beginAppearanceTransition(true, animated: true)
        guard tabTransition === transition else { return true }
        old.beginAppearanceTransition(false, animated: true)
        guard tabTransition === transition else { return true }
        updateTabBarVisibility()
        transition.start()
        if tabTransition === transition, new.viewIfLoaded?.superview === pages { new.viewEnteredHierarchy() }
        return true
    }

    /// Ends a transition that is under way as if its animator had.
    func finishTabTransition() {
        tabTransition?.completeTransition(true)
    }

    private func end(_ didComplete: Bool) {
        guard let transition = tabTransition else { return }
        tabTransition = nil
        let (staying, leaving) =
            didComplete ? (transition.target, transition.origin) : (transition.origin, transition.target)
        if !didComplete { revertSelection(to: staying, from: leaving) }
        pages.show(staying.view)
        staying.viewEnteredHierarchy()
        leaving.beginAppearanceTransition(false, animated: true)
        leaving.endAppearanceTransition()
        if appearance == .appeared { staying.endAppearanceTransition() }
        transition.animator.animationEnded(didComplete)
    }

    private func revertSelection(to staying: UIViewController, from leaving: UIViewController) {
        displayedController = staying
        selectedChild = staying
        tabBar.selectedItem = staying.tabBarItem
        leaving.beginAppearanceTransition(false, animated: true)
        staying.beginAppearanceTransition(true, animated: true)
        updateTabBarVisibility()
    }

    /// Whether the page that is shown fades into the next: from iOS 18 on, an assumption about UIKit's own look.
    var fadesPages: Bool { EmulatedSystem.version >= 18 && changesInSight && displayedController != nil }

    private var changesInSight: Bool { appearance == .appeared && !isArranging }
}
