/// One selection of a tab: which, by whom, and what was done about it.
public struct TabSelectionEvent<Value: Hashable> {
    /// The tab's value.
    public let tab: Value
    /// Whether the tab was selected before.
    public let isRepeated: Bool
    /// Who selected the tab.
    public let reason: TabSelectionReason
    /// What a repeated tap led to; ``TabSelectionAction/none`` for all other events.
    public let action: TabSelectionAction
}

extension TabSelectionEvent: Sendable where Value: Sendable {}
extension TabSelectionEvent: Equatable {}

/// Who selected a tab.
public enum TabSelectionReason: Hashable, Sendable {
    /// A person tapped the tab.
    case user
    /// The app set its selection binding, or selected the tab by a ``UIKitTabViewProxy``.
    case program
    /// The selected tab went away, or the system chose another one.
    case system
}

/// What a repeated tap led to.
public enum TabSelectionAction: Hashable, Sendable {
    /// Nothing: there was nothing to go back to and nothing to scroll, or the content's guard refused.
    case none
    /// The tab went back to its first screen.
    case popToRoot
    /// The tab's content scrolled.
    case scroll
    /// The content's or the tab's own handler took care of it.
    case custom
}
