/// A view that takes all the space it can get, and makes its content for just that space.
///
/// The content stands in the upper leading corner. On a display it is made once GTK has given the space, and again before the next
/// frame when size, safe area or place in the window change; without a display the size is zero.
@frozen
public struct GeometryReader<Content: View> {
    /// Makes the content.
    public var content: (GeometryProxy) -> Content

    public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = content
    }
}

extension GeometryReader: View {
    public typealias Body = Never
}

extension GeometryReader: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> {
        GeometryNode(view, context)
    }
}

private final class GeometryNode<Content: View>: ViewNode<GeometryReader<Content>> {
    private let platformView = GeometryView(frame: .zero)
    private var content: ViewNode<Content>?

    override var isContainer: Bool { true }
    override var isOneRow: Bool { true }
    override var platformViews: [UIView] { [platformView] }

    override func forEachChild(_ body: (Node) -> Void) {
        if let content { body(content) }
    }

    override func build() {
        platformView.geometryDidChange = { [weak self] in self?.invalidate() }
        refresh()
        commit()
    }

    override func refresh() {
        // Content that is made for no space at all asks for lengths below zero.
        guard let geometry = platformView.takeGeometry() else { return }
        let new = evaluate {
            let isMirrored = trackedEnvironment.layoutDirection == .rightToLeft
            return view.content(GeometryProxy(geometry, isMirrored: isMirrored))
        }
        if let content {
            content.update(new)
        } else {
            var inner = environment
            inner.stackAxis = nil
            replaceEnvironment(inner)
            content = makeChild(new, makesRowsOnDemand: false)
            setNeedsCommit()
        }
    }

    override func setEnvironment(_ environment: EnvironmentValues, changed: Set<ObjectIdentifier>) {
        var inner = environment
        inner.stackAxis = nil
        super.setEnvironment(inner, changed: changed)
    }

    override func commit() {
        platformView.setSubviews(content?.platformViews ?? [])
    }
}

/// Takes all the space it can get, and tells when that changes.
private final class GeometryView: UIView {
    struct Geometry: Equatable {
        let frame: CGRect
        let safeArea: UIEdgeInsets
    }

    var geometryDidChange: () -> Void = {}
    private var taken: Geometry?

    override init(frame: CGRect) {
        super.init(frame: frame)
        expandsHorizontally = true
        expandsVertically = true
        layout = GeometryLayout()
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// What content is made for from now on; a change of it is told. `nil` as long as there was never any space.
    ///
    /// While the view is off screen, that is the space it had there.
    func takeGeometry() -> Geometry? {
        if !frame.isEmpty || !Display.isAvailable { taken = geometry }
        return taken
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        noticeGeometry()
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        // On a display a layout follows, which may change the size as well.
        if Display.isAvailable { setNeedsLayout() } else { noticeGeometry() }
    }

    private var geometry: Geometry {
        Geometry(frame: convert(bounds, to: nil), safeArea: safeAreaInsets)
    }

    private func noticeGeometry() {
        if geometry != taken { geometryDidChange() }
    }
}

/// Views in the upper leading corner of a space that does not depend on them.
private struct GeometryLayout: ViewLayout, Equatable {
    private let content = OverlayLayout(horizontal: .leading, vertical: .leading)

    func length(along axis: LayoutAxis, across: CGFloat?, of subviews: [LayoutSubview]) -> LayoutLength {
        // What SwiftUI takes where nothing is proposed.
        LayoutLength(minimum: 0, natural: 10)
    }

    func frames(of subviews: [LayoutSubview], in size: CGSize) -> [CGRect] {
        content.frames(of: subviews, in: size)
    }
}

/// The space that a `GeometryReader` has for its content, as it was when the content was made.
public struct GeometryProxy: Sendable {
    private let globalFrame: CGRect

    /// The size of the space, in points.
    public let size: CGSize

    /// How far the space reaches under what covers it.
    public let safeAreaInsets: EdgeInsets

    fileprivate init(_ geometry: GeometryView.Geometry, isMirrored: Bool) {
        globalFrame = geometry.frame
        size = geometry.frame.size
        let insets = geometry.safeArea
        safeAreaInsets = EdgeInsets(
            top: insets.top,
            leading: isMirrored ? insets.right : insets.left,
            bottom: insets.bottom,
            trailing: isMirrored ? insets.left : insets.right
        )
    }

    /// The space as a rectangle of a coordinate space.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        switch coordinateSpace {
        case .global: globalFrame
        case .local: CGRect(origin: .zero, size: size)
        }
    }
}

/// Where coordinates count from.
public enum CoordinateSpace: Equatable, Hashable, Sendable {
    /// The window's upper left corner.
    case global
    /// The view's own.
    case local
}
