/// Several views in a row, as a builder collects them.
public struct TupleView<each Content: View> {
    let content: (repeat each Content)

    nonisolated init(_ content: repeat each Content) {
        self.content = (repeat each content)
    }
}

extension TupleView: View {
    public typealias Body = Never
}

extension TupleView: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> {
        TupleNode(view, context)
    }

    static var rowCount: Int? {
        var total = 0
        for type in repeat (each Content).self {
            guard let count = rowCountOfViews(type) else { return nil }
            total += count
        }
        return total
    }
}

/// Lets one node class serve tuples of every length: a class with parameter packs could not be a subclass.
@MainActor
protocol ViewTuple: View {
    func makeChildren(of node: Node) -> [Node]
    func update(_ children: [Node])
}

extension TupleView: ViewTuple {
    func makeChildren(of node: Node) -> [Node] {
        var children: [Node] = []
        for view in repeat each content { children.append(node.makeChild(view)) }
        return children
    }

    func update(_ children: [Node]) {
        var index = 0
        for view in repeat each content {
            updateNode(children[index], view)
            index += 1
        }
    }

    /// The nodes were made in the order of the same types.
    @MainActor private func updateNode<Child: View>(_ node: Node, _ view: Child) {
        unsafeDowncast(node, to: ViewNode<Child>.self).update(view)
    }
}

final class TupleNode<V: ViewTuple>: ViewNode<V> {
    private var nodes: [Node] = []

    override func forEachChild(_ body: (Node) -> Void) {
        nodes.forEach(body)
    }

    override func build() {
        nodes = view.makeChildren(of: self)
    }

    override func refresh() {
        view.update(nodes)
    }
}
