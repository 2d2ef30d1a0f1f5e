internal import GLibSupport

extension UITabBarController {
    var hasMore: Bool { barCount < (tabControllers?.count ?? 0) }
    var barControllers: [UIViewController] { Array((tabControllers ?? []).prefix(barCount)) }
    var overflow: [UIViewController] { Array((tabControllers ?? []).dropFirst(barCount)) }

    /// Installs new tabs, keeps or moves the selection, and lets go of tabs that went.
    func replaceTabs(with controllers: [UIViewController]?) {
        finishTabTransition()
        let old = tabControllers ?? []
        let selection = openTab
        let selectedIndex = old.firstIndex { $0 === selection }
        tabControllers = controllers.map(unique)
        let new = tabControllers ?? []
        for controller in new { adopt(controller) }
        arrange()

        let isKept = new.contains { $0 === selection } || (selection === more && hasMore)
        let sameIndex = selectedIndex.flatMap { new.indices.contains($0) ? new[$0] : nil }
        moveSelection(to: isKept ? selection : sameIndex ?? new.first)
        for controller in old where !new.contains(where: { $0 === controller }) { abandon(controller) }
    }

    /// Lets go of a tab that another container takes, unless that container is this one's own More controller.
    func release(_ controller: UIViewController, to newParent: UIViewController? = nil) {
        guard newParent !== self, newParent !== more, let tabControllers,
            tabControllers.contains(where: { $0 === controller })
        else {
            return
        }
        replaceTabs(with: tabControllers.filter { $0 !== controller })
    }

    /// Moves tabs between the bar and the More list when the width allows more or fewer.
    ///
    /// As in UIKit no delegate hears of a selection that changes with it, but the selection's setters are called.
    func adaptToSizeClass() {
        guard let tabControllers, barCount != fittingCount(of: tabControllers.count) else { return }
        let selection = openTab === more ? overflow.first : openTab
        let hadMoreList = openTab === more
        arrange()
        moveSelection(to: hadMoreList && hasMore ? more : selection)
    }

    /// The tab a user sees: looks into More.
    private var openTab: UIViewController? {
        selectedChild === more ? more.openTab ?? more : selectedChild
    }

    private func fittingCount(of count: Int) -> Int {
        let room = traitCollection.horizontalSizeClass == .regular ? 8 : 5
        return count <= room ? count : room - 1
    }

    /// Makes children, the More list and the bar follow the tabs.
    private func arrange() {
        barCount = fittingCount(of: tabControllers?.count ?? 0)
        more.removeTabs { controller in !overflow.contains { $0 === controller } }
        let wanted = barControllers + (hasMore ? [more] : [])
        for controller in wanted where controller.parent !== self {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        children.sort { first, second in
            (wanted.firstIndex { $0 === first } ?? .max) < (wanted.firstIndex { $0 === second } ?? .max)
        }
        updateTabBarItems()
    }

    /// Goes to a controller through the setters that subclasses override, then drops children that left the bar.
    private func moveSelection(to controller: UIViewController?) {
        isArranging = true
        defer { isArranging = false }
        let isInBar = controller.map { controller in barControllers.contains { $0 === controller } } ?? false
        if let index = tabControllers?.firstIndex(where: { $0 === controller }), isInBar {
            if selectedChild !== controller { selectedIndex = index }
        } else if let controller {
            if selectedChild !== more || openTab !== controller { selectedViewController = controller }
        } else {
            selectedChild = nil
            displaySelected()
        }
        for child in children where child === more ? !hasMore : overflow.contains(where: { $0 === child }) {
            leave(child)
            // UIKit forgets the delegate with the item of the More controller, which is used again.
            if child === more { more.delegate = nil }
        }
        updateTabBarItems()
    }

    private func unique(_ controllers: [UIViewController]) -> [UIViewController] {
        var seen: Set<ObjectIdentifier> = []
        return controllers.filter { controller in
            guard controller !== self, controller !== more, seen.insert(ObjectIdentifier(controller)).inserted else {
                RuntimeWarning.report(
                    "viewControllers: a controller can be a tab only once; the second one was ignored"
                )
                return false
            }
            return true
        }
    }

    private func adopt(_ controller: UIViewController) {
        guard controller.tabOwner !== self else { return }
        controller.tabOwner?.release(controller)
        if controller.parent !== self { controller.removeFromParent() }
        controller.tabOwner = self
    }

    private func abandon(_ controller: UIViewController) {
        if controller.tabOwner === self { controller.tabOwner = nil }
        if controller.parent === self { leave(controller) }
    }

    private func leave(_ child: UIViewController) {
        child.willMove(toParent: nil)
        child.removeFromParent()
    }
}
