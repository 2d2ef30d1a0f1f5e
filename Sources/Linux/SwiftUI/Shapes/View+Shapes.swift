extension View {
    /// Cuts off what sticks out of a shape.
    public nonisolated func clipShape<S: Shape>(_ shape: S) -> some View {
        modifier(ShapeClip(outline: shape.outline))
    }

    /// Fills a shape behind this view with a style.
    @available(iOS 15.0, tvOS 15.0, *)
    public nonisolated func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> some View {
        modifier(BackgroundModifier(layer: shape.fill(style), alignment: .center))
    }

    /// Covers this view with a shape of a style.
    @available(iOS 15.0, tvOS 15.0, *)
    public nonisolated func overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> some View {
        modifier(OverlayModifier(layer: shape.fill(style), alignment: .center))
    }
}

private struct ShapeClip {
    let outline: ShapeOutline
}

extension ShapeClip: ViewModifier {
    func body(content: Content) -> some View {
        if outline.isSquare {
            content
                .modifier(ClippingModifier(corners: outline.corners, isMiddleSquare: true))
                .modifier(MiddleSquareModifier())
        } else {
            content.modifier(ClippingModifier(corners: outline.corners))
        }
    }
}

/// Gives the content its size, and the view that clips it the square in the middle.
private struct MiddleSquareModifier: Equatable {}

extension MiddleSquareModifier: WrappingModifier {
    typealias Body = Never

    static func makeWrapper() -> UIView {
        let view = UIView()
        view.layout = MiddleSquareLayout()
        return view
    }

    func update(_ wrapper: UIView, in environment: EnvironmentValues) {}
}

private struct MiddleSquareLayout: ViewLayout, Equatable {
    private let base = OverlayLayout(horizontal: .fill, vertical: .fill)

    func length(along axis: LayoutAxis, across: CGFloat?, of subviews: [LayoutSubview]) -> LayoutLength {
        base.length(along: axis, across: across, of: subviews)
    }

    func maximum(along axis: LayoutAxis, of subviews: [LayoutSubview]) -> CGFloat {
        base.maximum(along: axis, of: subviews)
    }

    func frames(of subviews: [LayoutSubview], in size: CGSize) -> [CGRect] {
        subviews.map { _ in size.middleSquare }
    }
}

/// The subview in the size of the view around, of which the view shows the square in the middle.
struct AroundMiddleSquareLayout: ViewLayout, Equatable {
    private let base = OverlayLayout(horizontal: .fill, vertical: .fill)

    func length(along axis: LayoutAxis, across: CGFloat?, of subviews: [LayoutSubview]) -> LayoutLength {
        base.length(along: axis, across: across, of: subviews)
    }

    func maximum(along axis: LayoutAxis, of subviews: [LayoutSubview]) -> CGFloat {
        base.maximum(along: axis, of: subviews)
    }

    func frames(of subviews: [LayoutSubview], in size: CGSize) -> [CGRect] {
        subviews.map { subview in
            // GTK has given the view around its size already.
            let full = subview.view.superview?.superview?.bounds.size ?? size
            let hidden = full.middleSquare.origin
            return CGRect(origin: CGPoint(x: -hidden.x, y: -hidden.y), size: full)
        }
    }
}
