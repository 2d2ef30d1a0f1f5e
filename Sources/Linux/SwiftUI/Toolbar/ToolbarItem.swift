/// A view in a bar of the screen.
@available(iOS 14.0, tvOS 14.0, *)
public struct ToolbarItem<ID, Content> {
    let placement: ToolbarItemPlacement
    let content: Content
}

@available(iOS 14.0, tvOS 14.0, *)
extension ToolbarItem: ToolbarContent, PrimitiveToolbarContent where Content: View {
    public typealias Body = Never

    var items: ToolbarItemView<Content> { ToolbarItemView(placement, content) }
}

@available(iOS 14.0, tvOS 14.0, *)
extension ToolbarItem where ID == (), Content: View {
    public nonisolated init(
        placement: ToolbarItemPlacement = .automatic,
        @ViewBuilder content: () -> Content
    ) {
        self.init(placement: placement, content: content())
    }
}

/// Several views at one place of a bar.
@available(iOS 14.0, tvOS 14.0, *)
public struct ToolbarItemGroup<Content> {
    let placement: ToolbarItemPlacement
    let content: Content
}

@available(iOS 14.0, tvOS 14.0, *)
extension ToolbarItemGroup: ToolbarContent, PrimitiveToolbarContent where Content: View {
    public typealias Body = Never

    var items: ToolbarItemView<Content> { ToolbarItemView(placement, content) }
}

@available(iOS 14.0, tvOS 14.0, *)
extension ToolbarItemGroup where Content: View {
    public nonisolated init(
        placement: ToolbarItemPlacement = .automatic,
        @ViewBuilder content: () -> Content
    ) {
        self.init(placement: placement, content: content())
    }
}

/// Where in the bars of a screen an item is.
@available(iOS 14.0, tvOS 14.0, *)
public struct ToolbarItemPlacement: Sendable {
    /// The parts of a navigation bar.
    enum Place: Sendable {
        case leading
        case title
        case trailing
    }

    let place: Place

    /// What suits the screen: the end of the navigation bar.
    public static let automatic = ToolbarItemPlacement(place: .trailing)
    /// In place of the title.
    public static let principal = ToolbarItemPlacement(place: .title)
    /// A way to other screens.
    public static let navigation = ToolbarItemPlacement(place: .leading)
    /// What the screen is mostly for.
    public static let primaryAction = ToolbarItemPlacement(place: .trailing)
    /// Accepts what was entered on the screen.
    public static let confirmationAction = ToolbarItemPlacement(place: .trailing)
    /// Leaves the screen and what was entered.
    public static let cancellationAction = ToolbarItemPlacement(place: .leading)
    /// Leaves the screen and destroys something.
    public static let destructiveAction = ToolbarItemPlacement(place: .trailing)
    public static let topBarLeading = ToolbarItemPlacement(place: .leading)
    public static let topBarTrailing = ToolbarItemPlacement(place: .trailing)

    @available(iOS, introduced: 14.0, deprecated: 100000.0, message: "use topBarLeading instead")
    @available(tvOS, introduced: 14.0, deprecated: 100000.0, message: "use topBarLeading instead")
    public static let navigationBarLeading = ToolbarItemPlacement(place: .leading)
    @available(iOS, introduced: 14.0, deprecated: 100000.0, message: "use topBarTrailing instead")
    @available(tvOS, introduced: 14.0, deprecated: 100000.0, message: "use topBarTrailing instead")
    public static let navigationBarTrailing = ToolbarItemPlacement(place: .trailing)
}
