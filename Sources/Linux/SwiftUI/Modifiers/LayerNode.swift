/// A modifier that puts other views behind or in front of each view of its content.
@MainActor
protocol LayerModifier: PrimitiveModifier {
    associatedtype Layer: View

    static var isInFront: Bool { get }
    var layer: Layer { get }
    var alignment: Alignment { get }
}

extension LayerModifier {
    static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>,
        _ context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, Self>> {
        LayerNode(view, context)
    }
}

/// The node of a view with a layer. As SwiftUI does, it gives each view of its content a layer of its own.
final class LayerNode<Content: View, Modifier: LayerModifier>: ModifierNode<Content, Modifier>, ViewWrapping {
    private struct Entry {
        let wrapped: UIView
        let wrapper: UIView
        let layer: ViewNode<LayerContent<Modifier.Layer>>
    }

    private var entries: [Entry] = []

    override func forEachChild(_ body: (Node) -> Void) {
        super.forEachChild(body)
        for entry in entries { body(entry.layer) }
    }

    override var platformViews: [UIView] {
        let views = content?.platformViews ?? []
        let wrapped = views.map(wrapper(for:))
        let gone = entries.filter { entry in !views.contains { $0 === entry.wrapped } }
        entries.removeAll { entry in gone.contains { $0.wrapped === entry.wrapped } }
        for entry in gone { entry.layer.dismantle() }
        return wrapped
    }

    override var ownViews: [UIView] { entries.map(\.wrapper) }

    override func refresh() {
        super.refresh()
        for entry in entries { entry.layer.update(layerContent) }
    }

    override func appendRows(to rows: inout RowCollector) {
        guard let content else { return }
        rows.wrap(by: self) { content.appendRows(to: &$0) }
    }

    func wrapper(for view: UIView) -> UIView {
        let entry = entries.first { $0.wrapped === view } ?? makeEntry(for: view)
        let layerViews = entry.layer.platformViews
        entry.wrapper.setSubviews(Modifier.isInFront ? [view] + layerViews : layerViews + [view])
        return entry.wrapper
    }

    private func makeEntry(for view: UIView) -> Entry {
        let wrapper = UIView()
        wrapper.layout = OverlayLayout(primary: Modifier.isInFront ? 0 : 1)
        let layer = makeChild(layerContent, makesRowsOnDemand: false)
        let entry = Entry(wrapped: view, wrapper: wrapper, layer: layer)
        entries.append(entry)
        pushLayoutDirection()
        return entry
    }

    private var layerContent: LayerContent<Modifier.Layer> {
        LayerContent(content: view.modifier.layer, alignment: view.modifier.alignment)
    }
}

/// The views of a layer, within the space of the view that they belong to.
struct LayerContent<Content: View> {
    let content: Content
    let alignment: Alignment
}

extension LayerContent: View {
    typealias Body = Never
}

extension LayerContent: ContainerView {
    static func makePlatformView() -> UIView {
        // What the layer does not cover is the view's that it belongs to.
        let view = PassThroughView()
        // The view that the layer belongs to decides the size; what the layer wants must not count.
        view.expandsHorizontally = false
        view.expandsVertically = false
        return view
    }

    func update(_ platformView: UIView, in environment: EnvironmentValues) {
        platformView.layout = LayerLayout(alignment: alignment.overlayLayout)
    }

    static var changesEnvironment: Bool { true }

    func transform(_ values: inout EnvironmentValues) {
        values.stackAxis = nil
    }
}

/// Views on top of one another that ask for no space.
private struct LayerLayout: ViewLayout, Equatable {
    let alignment: OverlayLayout

    func length(along axis: LayoutAxis, across: CGFloat?, of subviews: [LayoutSubview]) -> LayoutLength { .zero }

    func frames(of subviews: [LayoutSubview], in size: CGSize) -> [CGRect] {
        alignment.frames(of: subviews, in: size)
    }
}
