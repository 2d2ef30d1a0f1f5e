import SwiftUI
import UIKit

/// Controls a ``UIKitTabView`` from inside and outside.
///
/// Inside, it is in the environment: `@Environment(\.tabViewProxy) private var tabs`. Outside, a ``UIKitTabViewReader`` hands it
/// out. A proxy without a container does nothing, and ``UIKitTabViewLog`` is told. The same holds for values that name no tab.
///
/// What the app does here is no tap: policies and guards are not asked.
@MainActor
public final class UIKitTabViewProxy: ObservableObject {
    weak var coordinator: TabCoordinator?

    nonisolated init() {}

    /// The selected tab's value; `nil` without tabs or a container.
    public var selection: AnyHashable? { coordinator?.selection.selected }

    /// Whether a tab is the selected one.
    public func isSelected(_ tab: some Hashable) -> Bool {
        selection == .identity(of: tab)
    }

    /// The height in points that the bar takes of the container; 0 while it is hidden, and without a container.
    ///
    /// The content of a ``UIKitTabViewReader`` that reads it is evaluated again when it changes.
    public var barHeight: CGFloat {
        knownBarHeight = currentBarHeight
        return currentBarHeight
    }

    private var currentBarHeight: CGFloat {
        guard let bar = coordinator?.controller?.tabBar, !bar.isHidden else { return 0 }
        return bar.frame.height
    }

    /// What was last said of the bar's height, if anybody asked.
    private var knownBarHeight: CGFloat?

    /// Tells views that show the bar's height, after UIKit's layout, in which SwiftUI is not to be told of changes.
    func barDidLayOut() {
        guard let knownBarHeight, knownBarHeight != currentBarHeight else { return }
        self.knownBarHeight = currentBarHeight
        Task { @MainActor in objectWillChange.send() }
    }

    /// Selects a tab, through the container's binding if it has one. Returns whether the tab is selected then.
    @discardableResult
    public func select(_ tab: some Hashable) -> Bool {
        connected?.select(.identity(of: tab)) ?? false
    }

    /// Selects the tab that was selected before this one. Returns whether there was one.
    ///
    /// Several calls go back further. A tab that is gone is passed over.
    @discardableResult
    public func goBack() -> Bool {
        connected?.goBack() ?? false
    }

    /// Goes back to the first screen of the selected tab.
    public func popToRoot(animated: Bool = true) {
        selection.map { popToRoot($0, animated: animated) }
    }

    /// Goes back to the first screen of a tab; without an animation if the tab is not selected.
    public func popToRoot(_ tab: some Hashable, animated: Bool = true) {
        connected?.popToRoot(.identity(of: tab), animated: animated)
    }

    /// Scrolls the screen on top of the selected tab to its top. Returns whether there was anything to scroll.
    @discardableResult
    public func scrollToTop() -> Bool {
        connected?.scrollToTop() ?? false
    }

    /// Starts a tab afresh, with nothing kept: first screen, at the top, nothing typed.
    ///
    /// A tab's path that was named by ``UIKitTab/path(_:)-(Binding<NavigationPath>)`` is emptied too.
    public func reset(_ tab: some Hashable) {
        connected?.reset(.identity(of: tab))
    }

    /// Starts all tabs afresh, for example when another person has logged in.
    public func resetAll() {
        connected?.resetAll()
    }

    private var connected: TabCoordinator? {
        if coordinator == nil {
            UIKitTabViewLog.report("a UIKitTabViewProxy was used without a UIKitTabView on screen; nothing was done")
        }
        return coordinator
    }

    /// Tells views that show the selection.
    func selectionDidChange() {
        objectWillChange.send()
    }
}

private struct TabViewProxyKey: EnvironmentKey {
    static let defaultValue = UIKitTabViewProxy()
}

private struct OfferedProxyKey: EnvironmentKey {
    static let defaultValue: UIKitTabViewProxy? = nil
}

extension EnvironmentValues {
    /// The proxy of the container around; outside of one it does nothing, and ``UIKitTabViewLog`` is told when it is used.
    public internal(set) var tabViewProxy: UIKitTabViewProxy {
        get { self[TabViewProxyKey.self] }
        set { self[TabViewProxyKey.self] = newValue }
    }

    /// The proxy that a reader offers to the container within it.
    var offeredTabViewProxy: UIKitTabViewProxy? {
        get { self[OfferedProxyKey.self] }
        set { self[OfferedProxyKey.self] = newValue }
    }
}
