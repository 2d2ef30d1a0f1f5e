import SwiftUI
import UIKit

/// Owns one host for each tab and keeps the tab bar controller in step with what the app says.
@MainActor
final class TabCoordinator: NSObject {
    private(set) weak var controller: TabBarController?
    private(set) var configuration: TabConfiguration?
    private(set) var tabs: [TabDescription] = []
    private var hosts: [AnyHashable: TabHost] = [:]
    var selection = TabSelectionState()
    let secondTap = SecondTap()
    let styling = TabBarStyling()
    let visibility = TabBarVisibility()
    let gestures = TabBarGestures()
    /// What the tabs' content sees.
    let proxy = UIKitTabViewProxy()
    /// What the code around sees, if a reader is there.
    weak var offeredProxy: UIKitTabViewProxy?
    /// The accessory over the bar, while the app asks for one.
    var accessory: AnyObject?
    /// Lets the device tap back; tests listen in.
    var giveFeedback: @MainActor () -> Void = TabBarFeedback.give
    let tap = TapDecision()
    /// The tab that was selected before a tap that UIKit is carrying out.
    var tabBeingLeft: AnyHashable?
    /// A tab of the More list that was refused, until the list is shown again.
    weak var refusedRow: TabHost?
    /// Above zero while we change the controller's selection ourselves.
    private var ownChanges = 0
    var isChangingSelection: Bool { ownChanges > 0 }
    /// Whether the binding is yet to learn of a selection by the system.
    private var isWritingSelection = false

    func attach(to controller: TabBarController) {
        self.controller = controller
        proxy.coordinator = self
        controller.delegate = self
        controller.watchMoreList(by: self)
        controller.onSelectionChange = { [weak self] in self?.controllerDidSelect() }
        controller.onAppear = { [weak self] in self?.loadEagerTabs() }
        controller.onLayout = { [weak self] in
            for proxy in self?.proxies ?? [] { proxy.barDidLayOut() }
        }
        gestures.action = { [weak self] gesture, item in self?.action(for: gesture, on: item) }
    }

    func detach() {
        controller?.onSelectionChange = nil
        controller?.onAppear = nil
        controller?.onLayout = nil
        controller?.delegate = nil
        for proxy in proxies { proxy.coordinator = nil }
    }

    func tab(_ id: AnyHashable) -> TabDescription? {
        tabs.first { $0.id == id }
    }

    func host(_ id: AnyHashable) -> TabHost? {
        hosts[id]
    }

    // MARK: - Updates

    /// Brings hosts, bar items and selection up to date; changes only what differs.
    func update(_ configuration: TabConfiguration, environment: EnvironmentValues) {
        let isFirst = self.configuration == nil
        self.configuration = configuration
        let old = tabs.map(\.id)
        tabs = TabDescription.withoutDuplicates(configuration.tabs)
        if configuration.options.overflow == .leftOut { tabs = TabDescription.hidingOverflow(tabs) }
        adopt(environment.offeredTabViewProxy)
        keepHosts()
        let left = selection.selected
        let change = followSelection(from: old)
        for tab in tabs { update(tab, environment: environment) }
        // Before the tabs change, so that UIKit does not show a neighbour of a tab that goes away for a moment.
        showSelection(isNew: change != nil)
        installControllers()
        showSelection(isNew: change != nil)
        updateBar()
        #if !(os(tvOS) || os(visionOS))
            updateAccessory(environment: environment)
        #endif
        if selection.selected != left { selectionDidChange() }
        updateBarVisibility(animated: !isFirst)
        if let change, !isFirst { announce(change, leaving: left) }
        if !isFirst { loadEagerTabs() }
    }

    private func keepHosts() {
        let ids = Set(tabs.map(\.id))
        hosts = hosts.filter { ids.contains($0.key) }
        for tab in tabs where hosts[tab.id].map({ $0.systemItem != tab.item.systemItem }) ?? true {
            let host = TabHost(id: tab.id, systemItem: tab.item.systemItem, proxy: proxy)
            host.registry.barHidingDidChange = { [weak self] transition in
                self?.updateBarVisibility(animated: true, along: transition)
            }
            hosts[tab.id] = host
        }
    }

    private func update(_ tab: TabDescription, environment: EnvironmentValues) {
        guard let host = hosts[tab.id] else { return }
        tab.item.apply(to: host.tabBarItem, shown: host.shownItem)
        host.shownItem = tab.item
        switch tab.role {
        case .content(let content):
            host.update(content, environment: environment, isSelected: tab.id == selection.selected)
        case .action: host.discardContent()
        }
    }

    private func installControllers() {
        guard let controller else { return }
        let steps = TabInstallation.steps(
            from: controller.viewControllers as? [TabHost],
            to: tabs.filter { !$0.options.isHidden }.compactMap { hosts[$0.id] },
            open: controller.openTab,
            openIndex: controller.selectedIndex,
            selected: selection.selected.flatMap(host)
        )
        guard !steps.isEmpty else { return }
        changeOwnSelection {
            for step in steps {
                switch step {
                case .install(let tabs): controller.setViewControllers(tabs, animated: false)
                case .select(let tab): controller.selectedViewController = tab
                }
            }
        }
        controller.forbidRearranging()
    }

    /// Shows the selected tab. A person who looks at the More list is left there, unless the selection is a new one.
    func showSelection(isNew: Bool) {
        guard let controller, let selected = selection.selected, let host = hosts[selected],
            controller.openTab !== host, isNew || !controller.showsMoreList,
            controller.viewControllers?.contains(where: { $0 === host }) == true
        else { return }
        changeOwnSelection { controller.selectedViewController = host }
    }

    private func changeOwnSelection(_ change: () -> Void) {
        ownChanges += 1
        change()
        ownChanges -= 1
    }

    /// Runs once the bar is on screen, so that the first frame does not wait for it.
    private func loadEagerTabs() {
        guard controller?.viewIfLoaded?.window != nil else { return }
        Task { @MainActor [weak self] in
            guard let self, let standard = configuration?.options.loading else { return }
            for tab in tabs where (tab.options.loading ?? standard) == .eager { hosts[tab.id]?.loadEagerly() }
        }
    }

    // MARK: - Selection

    /// Moves the selection to what the binding says, or away from a tab that is gone; returns what there is to report.
    private func followSelection(from old: [AnyHashable]) -> SelectionChange? {
        let candidates = tabs.filter(\.isSelectable)
        let outcome = selection.follow(
            bound: configuration?.selection?.get(),
            old: old,
            candidates: candidates.map(\.id),
            enabled: candidates.filter(\.item.isEnabled).map(\.id)
        )
        if let unknown = outcome.unknown, !isWritingSelection, !tabs.isEmpty {
            UIKitTabViewLog.report("the selection \(unknown) names no tab; the tab bar was left as it was")
        }
        if outcome.change?.reason == .system, !old.isEmpty { writeSelectionAfterUpdate() }
        return outcome.change
    }

    /// SwiftUI forbids writing state while it updates views.
    private func writeSelectionAfterUpdate() {
        let bound = configuration?.selection?.get()
        isWritingSelection = true
        Task { @MainActor [weak self] in
            guard let self else { return }
            isWritingSelection = false
            guard let selected = selection.selected, let source = configuration?.selection else { return }
            // What the app has chosen itself since then counts.
            if source.get() == bound, bound != selected { source.set(selected) }
        }
    }

    /// Tells the app of a change that an update made, once the update is over.
    func announce(_ change: SelectionChange, leaving left: AnyHashable?) {
        let options = configuration?.options
        Task { @MainActor [weak self] in
            self?.didLeave(left)
            options?.report(change)
        }
    }

    /// The tab is out of sight: forget its state, if it wants that.
    func didLeave(_ id: AnyHashable?) {
        guard let id, id != selection.selected, let tab = tab(id), tab.options.resetsWhenLeft else { return }
        reset(tab)
    }

    func reset(_ tab: TabDescription) {
        if let path = tab.options.path, !path.isEmpty() { path.removeAll() }
        hosts[tab.id]?.reset(isSelected: tab.id == selection.selected)
    }

    /// The controller's selection changed and it was not us: take it over, if it is one of our tabs.
    private func controllerDidSelect() {
        guard let host = controller?.openTab else { return }
        if let more = host.parent as? UINavigationController { return didOpen(host, in: more) }
        guard !isChangingSelection, hosts[host.id] === host else { return }
        let left = selection.selected
        guard let change = selection.select(host.id, reason: .system) else { return }
        selectionDidChange()
        writeSelectionAfterUpdate()
        announce(change, leaving: left)
    }
}
