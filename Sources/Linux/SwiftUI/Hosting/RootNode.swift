/// The top of a tree: shows the content in the hosting controller's view.
final class RootNode<Content: View>: Node {
    private let container: UIView
    private var rootView: Content
    private var content: ViewNode<Content>?

    init(_ rootView: Content, in container: UIView, graph: ViewGraph, environment: EnvironmentValues) {
        self.rootView = rootView
        self.container = container
        super.init(
            NodeContext(parent: nil, graph: graph, environment: environment, makesRowsOnDemand: false)
        )
    }

    override var isContainer: Bool { true }
    override var ownViews: [UIView] { [container] }

    override func forEachChild(_ body: (Node) -> Void) {
        if let content { body(content) }
    }

    override func build() {
        refresh()
        commit()
    }

    override func refresh() {
        if let content {
            content.update(rootView)
        } else {
            content = makeChild(rootView)
        }
    }

    override func commit() {
        container.setSubviews(content?.platformViews ?? [])
    }

    /// Shows another value before the next frame.
    func setRootView(_ rootView: Content) {
        self.rootView = rootView
        invalidate()
    }
}
