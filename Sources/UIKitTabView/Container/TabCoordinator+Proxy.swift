import UIKit

/// What the app asks for through a proxy.
extension TabCoordinator {
    /// Takes over the proxy that a reader around the container offers, unless a container that was made later has it.
    func adopt(_ offered: UIKitTabViewProxy?) {
        if offeredProxy !== offered || offered?.coordinator == nil { offered?.coordinator = self }
        offeredProxy = offered
    }

    /// The proxies that control this container.
    var proxies: [UIKitTabViewProxy] {
        [proxy, offeredProxy].compactMap { $0 }.filter { $0.coordinator === self }
    }

    func select(_ value: AnyHashable) -> Bool {
        guard let tab = known(value) else { return false }
        // The value may be of another type, as an `Int` that equals the tab's `Int8`.
        let id = tab.id
        guard tab.isSelectable else {
            UIKitTabViewLog.report("the tab \(id) is hidden or has an action; it cannot be selected")
            return false
        }
        if let source = configuration?.selection, source.get() != id {
            source.set(id)
            guard source.get() == id else { return false }
        }
        let left = selection.selected
        guard let change = selection.select(id, reason: .program) else { return true }
        showSelection(isNew: true)
        selectionDidChange()
        announce(change, leaving: left)
        return true
    }

    func goBack() -> Bool {
        let candidates = tabs.filter(\.isSelectable).map(\.id)
        let current = selection.selected
        guard let previous = selection.previous(among: candidates), select(previous) else { return false }
        current.map { selection.forgetVisit(to: $0) }
        return true
    }

    func popToRoot(_ id: AnyHashable, animated: Bool) {
        guard let tab = known(id), let host = host(id) else { return }
        _ = secondTap.popAction(in: host, path: tab.options.path, animated: animated && id == selection.selected)?()
    }

    func scrollToTop() -> Bool {
        guard let host = selection.selected.flatMap(host) else { return false }
        return secondTap.scroll(to: .top, in: host)
    }

    func reset(_ id: AnyHashable) {
        known(id).map(reset)
    }

    func resetAll() {
        for tab in tabs { reset(tab) }
    }

    private func known(_ id: AnyHashable) -> TabDescription? {
        let tab = tab(id)
        if tab == nil { UIKitTabViewLog.report("\(id) names no tab; nothing was done") }
        return tab
    }
}
