/// How a list looks.
public protocol ListStyle {}

/// What a style means to a table.
protocol TableListStyle: ListStyle {
    var tableStyle: UITableView.Style { get }
}

/// What suits the place: cards with rounded corners.
public struct DefaultListStyle: TableListStyle, Sendable {
    var tableStyle: UITableView.Style { .insetGrouped }

    public init() {}
}

/// Rows from edge to edge.
public struct PlainListStyle: TableListStyle, Sendable {
    var tableStyle: UITableView.Style { .plain }

    public init() {}
}

/// Sections as stripes from edge to edge.
public struct GroupedListStyle: TableListStyle, Sendable {
    var tableStyle: UITableView.Style { .grouped }

    public init() {}
}

/// Sections as cards with rounded corners.
@available(iOS 14.0, *)
@available(tvOS, unavailable)
public struct InsetGroupedListStyle: TableListStyle, Sendable {
    var tableStyle: UITableView.Style { .insetGrouped }

    public init() {}
}

extension ListStyle where Self == DefaultListStyle {
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
    public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}

@available(iOS 14.0, *)
@available(tvOS, unavailable)
extension ListStyle where Self == InsetGroupedListStyle {
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

private enum ListStyleKey: EnvironmentKey {
    static let defaultValue = UITableView.Style.insetGrouped
}

extension EnvironmentValues {
    var tableStyle: UITableView.Style {
        get { self[ListStyleKey.self] }
        set { self[ListStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets how the lists of this view look. A style of the app's own means the default.
    public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View {
        environment(\.tableStyle, (style as? any TableListStyle)?.tableStyle ?? .insetGrouped)
    }
}
