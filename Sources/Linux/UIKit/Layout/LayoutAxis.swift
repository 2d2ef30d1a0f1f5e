/// The direction in which a container lays out or measures.
package enum LayoutAxis: Sendable {
    case horizontal
    case vertical

    package var crossing: LayoutAxis { self == .horizontal ? .vertical : .horizontal }

    package func length(of size: CGSize) -> CGFloat {
        self == .horizontal ? size.width : size.height
    }

    /// A rectangle from its position and length along this axis and across it.
    package func rect(position: CGFloat, length: CGFloat, across: (position: CGFloat, length: CGFloat)) -> CGRect {
        self == .horizontal
            ? CGRect(x: position, y: across.position, width: length, height: across.length)
            : CGRect(x: across.position, y: position, width: across.length, height: length)
    }
}

/// What a view asks for along one axis, in points.
package struct LayoutLength: Equatable, Sendable {
    package var minimum: CGFloat
    package var natural: CGFloat

    package init(minimum: CGFloat, natural: CGFloat) {
        self.minimum = minimum
        self.natural = max(minimum, natural)
    }

    package static let zero = LayoutLength(minimum: 0, natural: 0)
}

/// Where a view goes in a space that is longer than it needs.
package enum LayoutAlignment: Sendable {
    case leading
    case center
    case trailing
    case fill

    /// Position and length of a view of the given natural length; a view that expands takes the whole space.
    package func placement(of natural: CGFloat, expands: Bool, in space: CGFloat) -> (
        position: CGFloat, length: CGFloat
    ) {
        guard self != .fill, !expands, natural < space else { return (0, space) }
        switch self {
        case .leading, .fill: return (0, natural)
        case .center: return (((space - natural) / 2).rounded(.down), natural)
        case .trailing: return (space - natural, natural)
        }
    }
}
