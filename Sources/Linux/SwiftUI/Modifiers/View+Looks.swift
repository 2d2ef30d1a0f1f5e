extension View {
    /// Makes the view see-through; 0 is invisible, 1 is as it was.
    public nonisolated func opacity(_ opacity: Double) -> some View {
        modifier(OpacityModifier(opacity: min(max(0, opacity), 1), isHidden: false))
    }

    /// Hides the view, which keeps its space but reacts to nothing.
    public nonisolated func hidden() -> some View {
        modifier(OpacityModifier(opacity: 0, isHidden: true))
    }

    /// Cuts off what sticks out of the view's space.
    public nonisolated func clipped(antialiased: Bool = false) -> some View {
        modifier(ClippingModifier(corners: .radius(0)))
    }

    /// Cuts off the view's corners along a circle of a radius.
    @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use clipShape or fill instead.")
    @available(tvOS, introduced: 13.0, deprecated: 100000.0, message: "Use clipShape or fill instead.")
    public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        modifier(ClippingModifier(corners: .radius(max(0, radius))))
    }

    /// Keeps pointer and touch input from this view.
    public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(HitTestingModifier(isEnabled: enabled))
    }
}

struct OpacityModifier: Equatable {
    let opacity: Double
    let isHidden: Bool
}

extension OpacityModifier: WrappingModifier {
    typealias Body = Never

    static func makeWrapper() -> UIView { UIView.passingThrough() }

    func update(_ wrapper: UIView, in environment: EnvironmentValues) {
        wrapper.alpha = opacity
        // What cannot be seen cannot be hit, as on iOS.
        wrapper.isUserInteractionEnabled = !isHidden && opacity >= 0.01
        wrapper.accessibilityElementsHidden = isHidden
    }
}

struct ClippingModifier: Equatable {
    let corners: DecoratedView.Corners
    /// Whether a view around cuts the content to the square in its middle.
    var isMiddleSquare = false
}

extension ClippingModifier: WrappingModifier {
    typealias Body = Never

    static func makeWrapper() -> UIView {
        let view = DecoratedView(frame: .zero)
        view.clipsToBounds = true
        return view
    }

    func update(_ wrapper: UIView, in environment: EnvironmentValues) {
        let whole = OverlayLayout(horizontal: .fill, vertical: .fill)
        wrapper.layout = isMiddleSquare ? AroundMiddleSquareLayout() : whole
        (wrapper as? DecoratedView)?.corners = corners
    }
}

struct HitTestingModifier: Equatable {
    let isEnabled: Bool
}

extension HitTestingModifier: WrappingModifier {
    typealias Body = Never

    static func makeWrapper() -> UIView { UIView.passingThrough() }

    func update(_ wrapper: UIView, in environment: EnvironmentValues) {
        wrapper.isUserInteractionEnabled = isEnabled
    }
}

extension UIView {
    /// A view of exactly the size of its subview.
    static func passingThrough() -> UIView {
        let view = UIView()
        view.layout = OverlayLayout(horizontal: .fill, vertical: .fill)
        return view
    }
}
