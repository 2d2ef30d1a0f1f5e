// Apple has both forms of toolbar(content:), told apart by what the closure returns.
// swift-format-ignore: AmbiguousTrailingClosureOverload
extension View {
    /// Adds items to the bars of the screen that the view is on.
    @available(iOS 14.0, tvOS 14.0, *)
    public nonisolated func toolbar<Content: ToolbarContent>(
        @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        modifier(ToolbarModifier(items: ToolbarItems(content: content())))
    }

    /// Adds a view to the navigation bar of the screen that this view is on.
    @available(iOS 14.0, tvOS 14.0, *)
    public nonisolated func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        toolbar { ToolbarItemGroup(content: content) }
    }

    /// Shows or hides bars while the screen that the view is on is on top.
    @available(iOS, introduced: 16.0, deprecated: 27.0, renamed: "toolbarVisibility(_:for:)")
    @available(tvOS, introduced: 16.0, deprecated: 27.0, renamed: "toolbarVisibility(_:for:)")
    public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        modifier(BarVisibilityModifier(visibility, bars))
    }

    /// Shows or hides bars while the screen that the view is on is on top.
    @available(iOS 18.0, tvOS 18.0, *)
    public nonisolated func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        modifier(BarVisibilityModifier(visibility, bars))
    }
}

/// A bar of a screen.
@available(iOS 16.0, tvOS 16.0, *)
public struct ToolbarPlacement: Sendable {
    /// The bar that suits the screen: the navigation bar.
    public static let automatic = ToolbarPlacement()
    public static let navigationBar = ToolbarPlacement()
}

struct ToolbarModifier<Items: View> {
    let items: Items
}

extension ToolbarModifier: PrimitiveModifier {
    typealias Body = Never

    static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>,
        _ context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, Self>> {
        ToolbarNode(view, context)
    }
}

private final class ToolbarNode<Content: View, Items: View>: ModifierNode<Content, ToolbarModifier<Items>> {
    private var items: ViewNode<Items>?

    override func forEachChild(_ body: (Node) -> Void) {
        super.forEachChild(body)
        if let items { body(items) }
    }

    override func refresh() {
        super.refresh()
        if let items {
            items.update(view.modifier.items)
        } else {
            items = makeChild(view.modifier.items)
        }
    }
}
