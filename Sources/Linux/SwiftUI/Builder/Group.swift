/// Several views where one is expected; it adds nothing, and a modifier of the group applies to each.
public struct Group<Content> {
    let content: Content

    private nonisolated init(_ content: Content) {
        self.content = content
    }
}

extension Group: View where Content: View {
    public typealias Body = Never

    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.init(content())
    }
}

extension Group: PrimitiveView where Content: View {
    static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> {
        GroupNode(view, context)
    }

    static var rowCount: Int? { rowCountOfViews(Content.self) }
}

private final class GroupNode<Content: View>: ViewNode<Group<Content>> {
    private var content: ViewNode<Content>?

    override func forEachChild(_ body: (Node) -> Void) {
        if let content { body(content) }
    }

    override func refresh() {
        if let content {
            content.update(view.content)
        } else {
            content = makeChild(view.content)
        }
    }
}
