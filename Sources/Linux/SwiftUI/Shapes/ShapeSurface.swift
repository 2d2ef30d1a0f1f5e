/// A surface or a line in the outline of a shape.
struct ShapeSurface: Equatable {
    struct Line: Equatable {
        let style: StyleContent
        let width: CGFloat
        /// How far the line reaches out of the shape's space.
        let outset: CGFloat
    }

    let outline: ShapeOutline
    var fill: StyleContent?
    var line: Line?
}

extension ShapeSurface: View {
    typealias Body = Never
}

extension ShapeSurface: LeafView {
    static func makePlatformView() -> ShapeView { ShapeView(frame: .zero) }

    func update(_ platformView: ShapeView, in environment: EnvironmentValues) {
        platformView.layout = ShapeLayout(isSquare: outline.isSquare, outset: line?.outset ?? 0)
        platformView.surface.corners = outline.corners
        platformView.surface.backgroundColor = fill?.color(in: environment)
        platformView.surface.border = line.map { ($0.style.color(in: environment), $0.width) }
    }
}

/// Takes all the space it can get, and draws in the part of it that the shape's layout says.
final class ShapeView: UIView {
    let surface = DecoratedView(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        expandsHorizontally = true
        expandsVertically = true
        addSubview(surface)
    }

    required init?(coder: NSCoder) {
        return nil
    }
}

private struct ShapeLayout: ViewLayout, Equatable {
    let isSquare: Bool
    let outset: CGFloat

    func length(along axis: LayoutAxis, across: CGFloat?, of subviews: [LayoutSubview]) -> LayoutLength { .zero }

    func frames(of subviews: [LayoutSubview], in size: CGSize) -> [CGRect] {
        let place = isSquare ? size.middleSquare : CGRect(origin: .zero, size: size)
        return subviews.map { _ in place.insetBy(dx: -outset, dy: -outset) }
    }
}

extension CGSize {
    /// The largest square in the middle of a rectangle of this size.
    var middleSquare: CGRect {
        let side = min(width, height)
        return CGRect(x: (width - side) / 2, y: (height - side) / 2, width: side, height: side)
    }
}
