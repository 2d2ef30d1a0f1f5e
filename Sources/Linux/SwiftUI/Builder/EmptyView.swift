/// Nothing.
public struct EmptyView: Sendable {
    public nonisolated init() {}
}

extension EmptyView: View {
    public typealias Body = Never
}

extension EmptyView: PrimitiveView {
    static func makeNode(_ view: EmptyView, _ context: NodeContext) -> ViewNode<EmptyView> {
        ViewNode(view, context)
    }

    static var rowCount: Int? { 0 }
}
