extension View {
    /// Binds the view's identity to a value: when that changes, everything below starts anew.
    public nonisolated func id<ID: Hashable>(_ id: ID) -> some View {
        IDView(content: self, id: id)
    }
}

struct IDView<Content: View, ID: Hashable> {
    let content: Content
    let id: ID
}

extension IDView: View {
    typealias Body = Never
}

extension IDView: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> {
        IDNode(view, context)
    }

    static var rowCount: Int? { rowCountOfViews(Content.self) }
}

/// A node that carries an identity an app gave it.
@MainActor
protocol ExplicitIdentity: Node {
    var explicitID: AnyHashable { get }
}

private final class IDNode<Content: View, ID: Hashable>: ViewNode<IDView<Content, ID>>, ExplicitIdentity {
    private var content: ViewNode<Content>?
    private var shownID: ID?

    var explicitID: AnyHashable { AnyHashable(view.id) }

    override func forEachChild(_ body: (Node) -> Void) {
        if let content { body(content) }
    }

    override func build() {
        shownID = view.id
        content = makeChild(view.content)
    }

    override func refresh() {
        if let content, shownID == view.id {
            content.update(view.content)
            return
        }
        let old = content
        content = nil
        old?.dismantle()
        build()
        structureDidChange()
    }
}
