/// A view that is shown by one `UIView` of its own, such as a text or a button with a title.
///
/// `makeView` is called once for each identity; `updateView` follows at once, and again for each new value and for each
/// change of an environment value or state that it read. Set only what differs.
@MainActor
protocol LeafView: PrimitiveView {
    associatedtype PlatformView: UIView

    static func makePlatformView() -> PlatformView
    func update(_ platformView: PlatformView, in environment: EnvironmentValues)
}

extension LeafView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> {
        LeafNode(view, context)
    }
}

final class LeafNode<V: LeafView>: ViewNode<V> {
    let platformView = V.makePlatformView()

    override var skipsEqualViews: Bool { true }
    override var platformViews: [UIView] { [platformView] }
    override var isOneRow: Bool { true }

    override func refresh() {
        evaluate { view.update(platformView, in: trackedEnvironment) }
    }
}
