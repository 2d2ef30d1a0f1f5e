/// The node of a view that consists of other views: an app's own views.
final class CompositeNode<V: View>: ViewNode<V> {
    private var properties = PropertySlots()
    private var body: ViewNode<V.Body>?

    override var skipsEqualViews: Bool { true }

    override func forEachChild(_ body: (Node) -> Void) {
        if let child = self.body { body(child) }
    }

    override func refresh() {
        let new = evaluate {
            var view = view
            properties.install(into: &view, in: self)
            return view.body
        }
        if let body {
            body.update(new)
        } else {
            body = makeChild(new)
        }
    }

    override func dismantle() {
        super.dismantle()
        properties.removeAll()
    }
}
