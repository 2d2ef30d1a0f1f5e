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
    func open<R: UIViewControllerRepresentable>(_ type: R.Type) -> ViewNode<V> {
        unsafeDowncast(
            ControllerRepresentableNode(unsafeBitCast(view, to: R.self), context),
            to: ViewNode<V>.self
        )
    }
    return (V.self as? any UIViewControllerRepresentable.Type).map { open($0) }
}
