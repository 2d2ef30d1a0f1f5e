extension View {
    /// Keeps the view at the size that it wants, whatever space there is: text does not wrap, nothing grows.
    public nonisolated func fixedSize() -> some View {
        fixedSize(horizontal: true, vertical: true)
    }

    /// Keeps the view at the width or height that it wants.
    public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
    }

    /// Draws the view beside its place; the space that it takes stays where it is.
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        offset(CGSize(width: x, height: y))
    }

    public nonisolated func offset(_ offset: CGSize) -> some View {
        modifier(OffsetModifier(offset: offset))
    }
}

struct FixedSizeModifier: Equatable {
    let horizontal: Bool
    let vertical: Bool
}

extension FixedSizeModifier: WrappingModifier {
    typealias Body = Never

    func update(_ wrapper: UIView, in environment: EnvironmentValues) {
        wrapper.layout = FixedSizeLayout(horizontal: horizontal, vertical: vertical)
        wrapper.expandsHorizontally = horizontal ? false : nil
        wrapper.expandsVertically = vertical ? false : nil
    }
}

struct OffsetModifier: Equatable {
    let offset: CGSize
}

extension OffsetModifier: WrappingModifier {
    typealias Body = Never

    func update(_ wrapper: UIView, in environment: EnvironmentValues) {
        wrapper.layout = OffsetLayout(offset: offset)
    }
}
