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

    /// Position and length of a subview in a space: as long as it wants, or as the space if it expands.
    ///
    /// A subview that cannot be as short as the space sticks out of it, on the sides that the alignment leaves free.
    @MainActor
    package func placement(
        of subview: LayoutSubview,
        along axis: LayoutAxis,
        across: CGFloat?,
        in space: CGFloat
    ) -> (position: CGFloat, length: CGFloat) {
        let wanted = subview.length(along: axis, across: across)
        var length = self == .fill ? space : min(wanted.natural, space)
        if self != .fill, subview.expands(along: axis) { length = min(space, subview.maximum(along: axis)) }
        length = max(length, wanted.minimum)
        switch self {
        case .leading, .fill: return (0, length)
        case .center: return (((space - length) / 2).rounded(.down), length)
        case .trailing: return (space - length, length)
        }
    }
}
