/// Where a new node will stand.
@MainActor
struct NodeContext {
    let parent: Node?
    let graph: ViewGraph?
    let environment: EnvironmentValues
    let makesRowsOnDemand: Bool
}

/// Makes the node that belongs to the type of a view.
@MainActor
func makeNode<V: View>(of view: V, in context: NodeContext) -> ViewNode<V> {
    guard let primitive = V.self as? any PrimitiveView.Type else {
        return makeRepresentableNode(of: view, in: context) ?? CompositeNode(view, context)
    }
    func open<P: PrimitiveView>(_ type: P.Type) -> ViewNode<V> {
        // `P` is `V`: the compiler has only lost sight of it through the metatype. A cast of the value instead would
        // unwrap optionals.
        let node = P.makeNode(unsafeBitCast(view, to: P.self), context)
        return unsafeDowncast(node, to: ViewNode<V>.self)
    }
    return open(primitive)
}

/// Representables are apps' own types, so they cannot conform to `PrimitiveView`.
@MainActor
private func makeRepresentableNode<V: View>(of view: V, in context: NodeContext) -> ViewNode<V>? {
    func openController<R: UIViewControllerRepresentable>(_ type: R.Type) -> Node {
        ControllerRepresentableNode(unsafeBitCast(view, to: R.self), context)
    }
    func openView<R: UIViewRepresentable>(_ type: R.Type) -> Node {
        ViewRepresentableNode(unsafeBitCast(view, to: R.self), context)
    }
    guard V.Body.self == Never.self else { return nil }
    let node =
        (V.self as? any UIViewControllerRepresentable.Type).map { openController($0) }
        ?? (V.self as? any UIViewRepresentable.Type).map { openView($0) }
    return node.map { unsafeDowncast($0, to: ViewNode<V>.self) }
}
