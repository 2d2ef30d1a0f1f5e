/// A modifier that puts each view of its content into a view of its own, such as padding or a frame.
///
/// `update` is called for each wrapper after it was made, for each new value of the modifier, and for each change of an
/// environment value that it read.
@MainActor
protocol WrappingModifier: PrimitiveModifier {
    static func makeWrapper() -> UIView
    func update(_ wrapper: UIView, in environment: EnvironmentValues)
}

extension WrappingModifier {
    static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>,
        _ context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, Self>> {
        WrapperNode(view, context)
    }

    static func makeWrapper() -> UIView { UIView() }
}

/// A node that wraps views one by one; lists use it for the rows below it.
@MainActor
protocol ViewWrapping: Node {
    func wrapper(for view: UIView) -> UIView
}

class WrapperNode<Content: View, Modifier: WrappingModifier>: ModifierNode<Content, Modifier>, ViewWrapping {
    /// Wrappers by the view inside, so that a view keeps its wrapper while its siblings come and go.
    private var wrappers: [ObjectIdentifier: UIView] = [:]
    /// What the wrappers show.
    private lazy var applied = view.modifier

    override var platformViews: [UIView] {
        let views = super.platformViews
        let wrapped = views.map(wrapper(for:))
        if wrappers.count > views.count {
            let present = Set(views.map(ObjectIdentifier.init))
            wrappers = wrappers.filter { present.contains($0.key) }
        }
        return wrapped
    }

    override var ownViews: [UIView] { Array(wrappers.values) }

    override func refresh() {
        super.refresh()
        guard wasInvalidated || !ViewComparison.areEqual(applied, view.modifier) else { return }
        applied = view.modifier
        evaluate {
            for wrapper in wrappers.values { applied.update(wrapper, in: trackedEnvironment) }
        }
    }

    override func appendRows(to rows: inout RowCollector) {
        rows.wrap(by: self) { super.appendRows(to: &$0) }
    }

    func wrapper(for platformView: UIView) -> UIView {
        let key = ObjectIdentifier(platformView)
        if let known = wrappers[key], platformView.superview === known { return known }
        let wrapper = Modifier.makeWrapper()
        wrappers[key] = wrapper
        pushLayoutDirection()
        evaluateMore { applied.update(wrapper, in: trackedEnvironment) }
        wrapper.setSubviews([platformView])
        return wrapper
    }
}
