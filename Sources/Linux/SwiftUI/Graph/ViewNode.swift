/// A node that shows a view of a known type.
class ViewNode<V: View>: Node {
    private(set) var view: V

    init(_ view: V, _ context: NodeContext) {
        self.view = view
        super.init(context)
    }

    /// Takes a new value of the view in the same place, and refreshes unless the node can tell that nothing changed.
    final func update(_ view: V) {
        let isSame = skipsEqualViews && ViewComparison.areEqual(self.view, view)
        self.view = view
        guard !isSame else { return }
        markClean()
        refresh()
    }

    /// Whether a refresh is worth a comparison of the view values. Nodes that only pass values on say no.
    var skipsEqualViews: Bool { false }
}
