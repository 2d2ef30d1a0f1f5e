extension View {
    /// Puts a view behind this one, within its space.
    @_disfavoredOverload
    @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use background(alignment:content:) instead.")
    @available(tvOS, introduced: 13.0, deprecated: 100000.0, message: "Use background(alignment:content:) instead.")
    public nonisolated func background<Background: View>(
        _ background: Background,
        alignment: Alignment = .center
    ) -> some View {
        modifier(BackgroundModifier(layer: background, alignment: alignment))
    }

    /// Puts views behind this one, on top of one another and within its space.
    @available(iOS 15.0, tvOS 15.0, *)
    public nonisolated func background<V: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(BackgroundModifier(layer: content(), alignment: alignment))
    }

    /// Fills the space behind this view with a style. There are no unsafe areas for it to reach into.
    @available(iOS 15.0, tvOS 15.0, *)
    public nonisolated func background<S: ShapeStyle>(
        _ style: S,
        ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        modifier(BackgroundModifier(layer: StyledSurface(style: AnyShapeStyle(style).content), alignment: .center))
    }

    /// Puts a view in front of this one, within its space.
    @_disfavoredOverload
    @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use overlay(alignment:content:) instead.")
    @available(tvOS, introduced: 13.0, deprecated: 100000.0, message: "Use overlay(alignment:content:) instead.")
    public nonisolated func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        modifier(OverlayModifier(layer: overlay, alignment: alignment))
    }

    /// Puts views in front of this one, on top of one another and within its space.
    @available(iOS 15.0, tvOS 15.0, *)
    public nonisolated func overlay<V: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(OverlayModifier(layer: content(), alignment: alignment))
    }

    /// Covers this view with a style.
    @available(iOS 15.0, tvOS 15.0, *)
    public nonisolated func overlay<S: ShapeStyle>(
        _ style: S,
        ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        modifier(OverlayModifier(layer: StyledSurface(style: AnyShapeStyle(style).content), alignment: .center))
    }

    /// Draws a line of a style inside the edges of this view.
    public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        modifier(
            OverlayModifier(layer: BorderLine(style: AnyShapeStyle(content).content, width: width), alignment: .center)
        )
    }
}

struct BackgroundModifier<Layer: View> {
    let layer: Layer
    let alignment: Alignment
}

extension BackgroundModifier: LayerModifier {
    typealias Body = Never

    static var isInFront: Bool { false }
}

struct OverlayModifier<Layer: View> {
    let layer: Layer
    let alignment: Alignment
}

extension OverlayModifier: LayerModifier {
    typealias Body = Never

    static var isInFront: Bool { true }
}

/// A rectangle of a style.
private struct StyledSurface: Equatable {
    let style: StyleContent
}

extension StyledSurface: View {
    typealias Body = Never
}

extension StyledSurface: LeafView {
    static func makePlatformView() -> UIView { Color.makePlatformView() }

    func update(_ platformView: UIView, in environment: EnvironmentValues) {
        platformView.backgroundColor = style.color(in: environment)
    }
}

/// A line inside the edges of its space.
private struct BorderLine: Equatable {
    let style: StyleContent
    let width: CGFloat
}

extension BorderLine: View {
    typealias Body = Never
}

extension BorderLine: LeafView {
    static func makePlatformView() -> DecoratedView {
        let view = DecoratedView(frame: .zero)
        view.isUserInteractionEnabled = false
        view.expandsHorizontally = true
        view.expandsVertically = true
        return view
    }

    func update(_ platformView: DecoratedView, in environment: EnvironmentValues) {
        platformView.border = (style.color(in: environment), width)
    }
}
