/// An outline that fills the space of its view; as a view, a surface in the foreground style.
///
/// The shapes that there are, are the module's own: an app cannot draw others.
public protocol Shape: Sendable, View {}

/// A shape that a line can be drawn along within its space.
public protocol InsettableShape: Shape {}

/// What the module knows of its shapes.
protocol OutlinedShape: InsettableShape {
    nonisolated var outline: ShapeOutline { get }
}

/// The outline of a rectangle, or of the square in its middle, with corners of some kind.
struct ShapeOutline: Equatable, Sendable {
    var corners = DecoratedView.Corners.radius(0)
    var isSquare = false

    /// The outline around this one, at a distance.
    func grown(by distance: CGFloat) -> ShapeOutline {
        var outline = self
        if case .radius(let radius) = corners, radius > 0 { outline.corners = .radius(radius + distance) }
        return outline
    }
}

extension Shape {
    public var body: some View {
        ShapeSurface(outline: outline, fill: .level(0))
    }

    nonisolated var outline: ShapeOutline {
        (self as? any OutlinedShape)?.outline ?? ShapeOutline()
    }

    /// The shape, filled with a style.
    public nonisolated func fill<S: ShapeStyle>(_ content: S) -> some View {
        ShapeSurface(outline: outline, fill: AnyShapeStyle(content).content)
    }

    /// The shape's outline as a line of a style: half of it inside the shape's space and half outside.
    public nonisolated func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
        let width = max(0, lineWidth)
        let line = ShapeSurface.Line(style: AnyShapeStyle(content).content, width: width, outset: width / 2)
        return ShapeSurface(outline: outline.grown(by: width / 2), line: line)
    }
}

extension InsettableShape {
    /// The shape's outline as a line of a style, within the shape's space.
    public nonisolated func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
        let line = ShapeSurface.Line(style: AnyShapeStyle(content).content, width: max(0, lineWidth), outset: 0)
        return ShapeSurface(outline: outline, line: line)
    }
}
