/// Items for the bars of a screen.
@available(iOS 14.0, tvOS 14.0, *)
@MainActor
@preconcurrency
public protocol ToolbarContent {
    associatedtype Body: ToolbarContent

    /// What the items consist of.
    @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
}

@available(iOS 14.0, tvOS 14.0, *)
extension Never: ToolbarContent {}

@available(iOS 14.0, tvOS 14.0, *)
extension ToolbarContent where Body == Never {
    /// Items without a body are shown in their own way; nothing may ask for one.
    public var body: Never {
        fatalError("body must not be called on \(Self.self), which has none")
    }
}

/// Items that are made of a view instead of having a body.
@available(iOS 14.0, tvOS 14.0, *)
@MainActor
protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {
    associatedtype Items: View

    /// A view that shows nothing in its own place, and the items in the bar.
    var items: Items { get }
}

/// Makes the items of toolbar content of any kind.
@available(iOS 14.0, tvOS 14.0, *)
struct ToolbarItems<Content: ToolbarContent> {
    let content: Content
}

@available(iOS 14.0, tvOS 14.0, *)
extension ToolbarItems: View {
    typealias Body = Never
}

@available(iOS 14.0, tvOS 14.0, *)
extension ToolbarItems: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> {
        ToolbarItemsNode(view, context)
    }

    static var rowCount: Int? { 0 }
}

@available(iOS 14.0, tvOS 14.0, *)
private final class ToolbarItemsNode<Content: ToolbarContent>: ViewNode<ToolbarItems<Content>> {
    private var properties = PropertySlots()
    private var items: ViewNode<AnyView>?

    override func forEachChild(_ body: (Node) -> Void) {
        if let items { body(items) }
    }

    override func refresh() {
        let new = evaluate { makeItems() }
        if let items {
            items.update(new)
        } else {
            items = makeChild(new)
        }
    }

    override func dismantle() {
        super.dismantle()
        properties.removeAll()
    }

    private func makeItems() -> AnyView {
        guard let primitive = Content.self as? any PrimitiveToolbarContent.Type else {
            var content = view.content
            properties.install(into: &content, in: self)
            return AnyView(ToolbarItems<Content.Body>(content: content.body))
        }
        func open<P: PrimitiveToolbarContent>(_ type: P.Type) -> AnyView {
            // `P` is `Content`. A cast of the value instead would unwrap optionals.
            AnyView(unsafeBitCast(view.content, to: P.self).items)
        }
        return open(primitive)
    }
}
