/// Where views are placed across.
public struct HorizontalAlignment: Equatable, Sendable {
    let layoutAlignment: LayoutAlignment

    /// The side where reading begins.
    public static let leading = HorizontalAlignment(layoutAlignment: .leading)
    public static let center = HorizontalAlignment(layoutAlignment: .center)
    public static let trailing = HorizontalAlignment(layoutAlignment: .trailing)
}

/// Where views are placed from top to bottom.
public struct VerticalAlignment: Equatable, Sendable {
    let layoutAlignment: LayoutAlignment

    public static let top = VerticalAlignment(layoutAlignment: .leading)
    public static let center = VerticalAlignment(layoutAlignment: .center)
    public static let bottom = VerticalAlignment(layoutAlignment: .trailing)
}

/// Where views are placed in both directions.
public struct Alignment: Equatable, Sendable {
    public var horizontal: HorizontalAlignment
    public var vertical: VerticalAlignment

    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    public static let top = Alignment(horizontal: .center, vertical: .top)
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    public static let center = Alignment(horizontal: .center, vertical: .center)
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

    /// Views on top of one another, aligned like this.
    @MainActor
    var overlayLayout: OverlayLayout {
        OverlayLayout(horizontal: horizontal.layoutAlignment, vertical: vertical.layoutAlignment)
    }
}
