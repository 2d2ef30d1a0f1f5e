import UIKit

/// What the app asks for through a proxy.
extension TabCoordinator {
    /// Takes over the proxy that a reader around the container offers.
    func adopt(_ offered: UIKitTabViewProxy?) {
        if let offered { proxy = offered }
        proxy.coordinator = self
    }

    func select(_ id: AnyHashable) -> Bool {
        guard let tab = known(id), tab.isSelectable else { return false }
        guard id != selection.selected else { return true }
        if let source = configuration?.selection {
            source.set(id)
            return source.get() == id
        }
        let left = selection.selected
        guard let change = selection.select(id, reason: .program) else { return false }
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
        secondTap.popAction(in: host, path: tab.options.path, animated: animated && id == selection.selected)?()
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
