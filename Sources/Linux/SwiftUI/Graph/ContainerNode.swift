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

    /// Whether the content inherits something else than the container itself: what `transform(_:)` makes of that.
    static var changesEnvironment: Bool { get }
    func transform(_ values: inout EnvironmentValues)
}

extension ContainerView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> {
        ContainerNode(view, context)
    }

    static func contentView(of platformView: PlatformView) -> UIView { platformView }

    static var changesEnvironment: Bool { false }
    func transform(_ values: inout EnvironmentValues) {}
}

extension ContainerView where PlatformView == UIView {
    static func makePlatformView() -> UIView { UIView() }
}

class ContainerNode<V: ContainerView>: ViewNode<V> {
    let platformView = V.makePlatformView()
    private(set) var content: ViewNode<V.Content>?
    private var inner: EnvironmentValues?

    override var isContainer: Bool { true }
    override var platformViews: [UIView] { [platformView] }
    override var ownViews: [UIView] { [platformView] }
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
            if V.changesEnvironment { passOnEnvironment() }
            content.update(view.content)
        } else {
            inner = V.changesEnvironment ? transformedEnvironment() : nil
            content = makeChild(view.content, environment: inner, makesRowsOnDemand: false)
        }
    }

    override func environmentDidChange(_ changed: Set<ObjectIdentifier>) {
        if V.changesEnvironment {
            passOnEnvironment()
        } else {
            super.environmentDidChange(changed)
        }
    }

    private func passOnEnvironment() {
        let new = transformedEnvironment()
        let changed = new.changedKeys(from: inner ?? environment)
        guard !changed.isEmpty else { return }
        inner = new
        content?.setEnvironment(new, changed: changed)
    }

    private func transformedEnvironment() -> EnvironmentValues {
        var values = environment
        view.transform(&values)
        return values
    }

    override func commit() {
        V.contentView(of: platformView).setSubviews(content?.platformViews ?? [])
    }
}
