import SwiftUI
import UIKit

extension TabCoordinator {
    /// Brings the bar's looks and gestures up to date.
    func updateBar() {
        guard let controller, let options = configuration?.options else { return }
        let items = tabs.compactMap { tab in host(tab.id).map { ($0.tabBarItem!, tab.item.badge) } }
        styling.apply(options.look, tint: tint, to: controller.tabBar, items: items)
        gestures.install(
            on: controller.tabBar,
            longPress: options.longPress != nil || tabs.contains { $0.options.longPress != nil },
            doubleTap: options.doubleTap != nil || tabs.contains { $0.options.doubleTap != nil }
        )
        for adjust in options.adjustments { adjust(controller) }
        controller.watchMoreList(by: self)
        if controller.delegate !== self {
            controller.delegate = self
            UIKitTabViewLog.report(
                "the tab bar controller's delegate was replaced; it was set back, as taps are decided there"
            )
        }
    }

    /// Brings what depends on the selection up to date.
    func selectionDidChange() {
        if let bar = controller?.tabBar { styling.apply(tint: tint, to: bar) }
        updateBarVisibility(animated: false)
        let selected = selection.selected
        // SwiftUI forbids to publish changes while it updates views.
        Task { @MainActor [weak self] in
            for proxy in self?.proxies ?? [] { proxy.selectionDidChange() }
        }
        for host in tabs.compactMap({ host($0.id) }) {
            host.surroundings.setSelected(host.id == selected, isObserved: host.hasContent)
        }
    }

    private var tint: Color? {
        selection.selected.flatMap(tab)?.item.tint ?? configuration?.options.look.tint
    }

    /// Hides or shows the bar as the container or the screen on top wants it.
    func updateBarVisibility(animated: Bool, along transition: (any UIViewControllerTransitionCoordinator)? = nil) {
        guard let controller, let options = configuration?.options else { return }
        let screenHidesBar = !controller.showsMoreList && selection.selected.flatMap(host)?.registry.hidesTabBar == true
        visibility.update(
            hides: options.isBarHidden || screenHidesBar,
            animated: animated,
            along: transition,
            in: controller
        ) { [weak self] in self?.updateBarVisibility(animated: false) }
    }

    /// What the app does on a gesture on a bar item.
    func action(for gesture: TabBarGestures.Kind, on item: UITabBarItem) -> (@MainActor () -> Void)? {
        guard let tab = tabs.first(where: { host($0.id)?.tabBarItem === item }), tab.item.isEnabled else { return nil }
        let own = gesture == .longPress ? tab.options.longPress : tab.options.doubleTap
        if let own { return own }
        let options = configuration?.options
        guard let shared = gesture == .longPress ? options?.longPress : options?.doubleTap else { return nil }
        return { shared(tab.id) }
    }
}
