/// When a tab's content is made.
public enum TabLoading: Hashable, Sendable {
    /// When the tab is first shown. The default.
    case lazy
    /// Soon after the container's first frame, so that the first visit is as quick as the next.
    case eager
}
