/// A view that is shown by a `UIView` with the views of its content as subviews, such as a stack.
///
/// `updateView` sets the view's own properties, for example its `layout`; the node takes care of the subviews.
@MainActor
protocol ContainerView: PrimitiveView {
    associatedtype Content: View
    associatedtype PlatformView: UIView = UIView

    var content: Content { get }
    static func makePlatformView() -> PlatformView
    func update(_ platformView: PlatformView, in environment: EnvironmentValues)

    /// The view that the content's views are put into: `platformView` unless it has a special place for them.
    static func contentView(of platformView: PlatformView) -> UIView
}

extension ContainerView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> {
        ContainerNode(view, context)
    }

    static func contentView(of platformView: PlatformView) -> UIView { platformView }
}

extension ContainerView where PlatformView == UIView {
    static func makePlatformView() -> UIView { UIView() }
}

class ContainerNode<V: ContainerView>: ViewNode<V> {
    let platformView = V.makePlatformView()
    private(set) var content: ViewNode<V.Content>?

    override var isContainer: Bool { true }
    override var platformViews: [UIView] { [platformView] }
    override var isOneRow: Bool { true }

    override func forEachChild(_ body: (Node) -> Void) {
        if let content { body(content) }
    }

    override func build() {
        refresh()
        commit()
    }

    override func refresh() {
        evaluate { view.update(platformView, in: trackedEnvironment) }
        if let content {
            content.update(view.content)
        } else {
            content = makeChild(view.content, makesRowsOnDemand: false)
        }
    }

    override func commit() {
        V.contentView(of: platformView).setSubviews(content?.platformViews ?? [])
    }
}
