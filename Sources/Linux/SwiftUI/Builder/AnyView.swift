/// A view of any type. A value of another type in the same place is another identity: state below starts anew.
public struct AnyView {
    let storage: AnyViewStorage

    public nonisolated init<V: View>(_ view: V) {
        storage = (view as? AnyView)?.storage ?? TypedViewStorage(view)
    }

    public nonisolated init<V: View>(erasing view: V) {
        self.init(view)
    }
}

extension AnyView: View {
    public typealias Body = Never
}

extension AnyView: PrimitiveView {
    static func makeNode(_ view: AnyView, _ context: NodeContext) -> ViewNode<AnyView> {
        AnyViewNode(view, context)
    }

    static var rowCount: Int? { nil }
}

/// A view whose type only its subclass knows. Abstract.
class AnyViewStorage {
    @MainActor func makeNode(under parent: Node) -> Node { fatalError("abstract") }

    /// Updates a node that this or another storage made; `false` if it is of another type.
    @MainActor func update(_ node: Node) -> Bool { fatalError("abstract") }
}

private final class TypedViewStorage<V: View>: AnyViewStorage {
    let view: V

    init(_ view: V) {
        self.view = view
    }

    override func makeNode(under parent: Node) -> Node {
        parent.makeChild(view)
    }

    override func update(_ node: Node) -> Bool {
        guard let node = node as? ViewNode<V> else { return false }
        node.update(view)
        return true
    }
}

private final class AnyViewNode: ViewNode<AnyView> {
    private var content: Node?

    override func forEachChild(_ body: (Node) -> Void) {
        if let content { body(content) }
    }

    override func build() {
        content = view.storage.makeNode(under: self)
    }

    override func refresh() {
        if let content, view.storage.update(content) { return }
        let old = content
        content = nil
        old?.dismantle()
        content = view.storage.makeNode(under: self)
        structureDidChange()
    }
}
