import SwiftUI
import UIKit

/// Owns one host for each tab and keeps the tab bar controller in step with what the app says.
@MainActor
final class TabCoordinator: NSObject {
    private weak var controller: TabBarController?
    private var configuration: TabConfiguration?
    private var tabs: [TabDescription] = []
    private var hosts: [AnyHashable: TabHost] = [:]
    private var selection = TabSelectionState()
    private let secondTap = SecondTap()
    /// Above zero while we change the controller's selection ourselves.
    private var ownChanges = 0

    func attach(to controller: TabBarController) {
        self.controller = controller
        controller.delegate = self
        controller.onSelectionChange = { [weak self] in self?.controllerDidSelect() }
    }

    func detach() {
        controller?.onSelectionChange = nil
        controller?.delegate = nil
    }

    // MARK: - Updates

    /// Brings hosts, bar items and selection up to date; changes only what differs.
    func update(_ configuration: TabConfiguration, environment: EnvironmentValues) {
        let isFirst = self.configuration == nil
        self.configuration = configuration
        let old = tabs
        tabs = TabDescription.withoutDuplicates(configuration.tabs)
        makeHosts()
        let change = followSelection(from: old.map(\.id))
        for tab in tabs { update(tab, environment: environment) }
        // Before the tabs change, so that UIKit does not show a neighbour of a tab that goes away for a moment.
        showSelection()
        installControllers()
        showSelection()
        if let change, !isFirst { report(change) }
    }

    private func makeHosts() {
        let ids = Set(tabs.map(\.id))
        hosts = hosts.filter { ids.contains($0.key) }
        for tab in tabs where hosts[tab.id] == nil { hosts[tab.id] = TabHost(id: tab.id) }
    }

    private func update(_ tab: TabDescription, environment: EnvironmentValues) {
        guard let host = hosts[tab.id] else { return }
        tab.item.apply(to: host.tabBarItem, shown: host.shownItem)
        host.shownItem = tab.item
        guard case .content(let content) = tab.role else { return }
        host.update(
            TabRoot(content: content, environment: environment),
            isSelected: tab.id == selection.selected
        )
    }

    private func installControllers() {
        guard let controller else { return }
        let wanted = tabs.compactMap { hosts[$0.id] }
        if let shown = controller.viewControllers, shown.elementsEqual(wanted, by: ===) { return }
        changeOwnSelection { controller.setViewControllers(wanted, animated: false) }
    }

    private func showSelection() {
        guard let controller, let selected = selection.selected, let host = hosts[selected],
            controller.selectedViewController !== host,
            controller.viewControllers?.contains(where: { $0 === host }) == true
        else { return }
        changeOwnSelection { controller.selectedViewController = host }
    }

    private func changeOwnSelection(_ change: () -> Void) {
        ownChanges += 1
        change()
        ownChanges -= 1
    }

    // MARK: - Selection

    /// Moves the selection to what the binding says, or away from a tab that is gone; returns what there is to report.
    private func followSelection(from old: [AnyHashable]) -> SelectionChange? {
        let outcome = selection.follow(
            bound: configuration?.selection?.get(),
            old: old,
            candidates: tabs.filter(\.role.isSelectable).map(\.id)
        )
        if let unknown = outcome.unknown {
            UIKitTabViewLog.report("the selection \(unknown) names no tab; the tab bar was left as it was")
        }
        if outcome.change?.reason == .system, !old.isEmpty { writeSelectionAfterUpdate() }
        return outcome.change
    }

    /// SwiftUI forbids writing state while it updates views.
    private func writeSelectionAfterUpdate() {
        Task { @MainActor [weak self] in
            guard let self, let selected = selection.selected, let source = configuration?.selection else { return }
            if source.get() != selected { source.set(selected) }
        }
    }

    private func report(_ change: SelectionChange) {
        guard let handler = configuration?.onSelection else { return }
        Task { @MainActor in handler(change) }
    }

    /// The controller's selection changed and it was not us: take it over, if it is one of our tabs.
    private func controllerDidSelect() {
        guard ownChanges == 0, let host = controller?.selectedViewController as? TabHost, host.id != selection.selected,
            hosts[host.id] === host
        else { return }
        guard let change = selection.select(host.id, reason: .system) else { return }
        writeSelectionAfterUpdate()
        report(change)
    }

    // MARK: - Taps

    /// Decides a tap before UIKit acts on it. Returns whether UIKit may select the tab.
    private func shouldSelect(_ id: AnyHashable) -> Bool {
        guard let tab = tabs.first(where: { $0.id == id }), let host = hosts[id] else { return false }
        if case .action(let action) = tab.role {
            action()
            return false
        }
        if id == selection.selected {
            let action = secondTap.perform(in: host)
            configuration?.onSelection(
                SelectionChange(id: id, isRepeated: true, reason: .user, action: action)
            )
            // UIKit's own pop on a repeated tap, from iOS 26 on, must not run as well.
            return false
        }
        return propose(id)
    }

    /// Offers the tab to the binding. A binding that refuses leaves everything as it was.
    private func propose(_ id: AnyHashable) -> Bool {
        if let source = configuration?.selection {
            source.set(id)
            guard source.get() == id else { return false }
        }
        if let change = selection.select(id, reason: .user) { configuration?.onSelection(change) }
        return true
    }
}

extension TabCoordinator: UITabBarControllerDelegate {
    func tabBarController(
        _ tabBarController: UITabBarController,
        shouldSelect viewController: UIViewController
    ) -> Bool {
        guard let host = viewController as? TabHost else { return true }
        return shouldSelect(host.id)
    }
}
