extension View {
    /// Adds space around the view.
    public nonisolated func padding(_ insets: EdgeInsets) -> some View {
        modifier(PaddingModifier(insets: insets))
    }

    /// Adds space at some sides of the view; a `nil` length means 16 points.
    public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(PaddingModifier(insets: EdgeInsets(edges, length ?? PaddingModifier.defaultLength)))
    }

    /// Adds the same space at all sides of the view.
    public nonisolated func padding(_ length: CGFloat) -> some View {
        modifier(PaddingModifier(insets: EdgeInsets(.all, length)))
    }
}

struct PaddingModifier: Equatable {
    static let defaultLength: CGFloat = 16

    let insets: EdgeInsets
}

extension PaddingModifier: WrappingModifier {
    typealias Body = Never

    func update(_ wrapper: UIView, in environment: EnvironmentValues) {
        wrapper.layout = PaddingLayout(insets: UIEdgeInsets(insets))
    }
}
