/// Subviews on top of one another, each at its natural size and aligned, or filling the space if it expands.
///
/// With a `primary` index only that subview decides the size, and the others fill the space that it got.
package struct OverlayLayout: ViewLayout, Equatable {
    package var horizontal: LayoutAlignment
    package var vertical: LayoutAlignment
    package var primary: Int?

    package init(
        horizontal: LayoutAlignment = .center,
        vertical: LayoutAlignment = .center,
        primary: Int? = nil
    ) {
        self.horizontal = horizontal
        self.vertical = vertical
        self.primary = primary
    }

    package func length(along axis: LayoutAxis, across: CGFloat?, of subviews: [LayoutSubview]) -> LayoutLength {
        let lengths = measured(subviews).map { subview in
            let crossing = across.map {
                subview.fittedLength(along: axis.crossing, in: $0, alignment: alignment(along: axis.crossing))
            }
            return subview.length(along: axis, across: crossing)
        }
        return LayoutLength(
            minimum: lengths.map(\.minimum).max() ?? 0,
            natural: lengths.map(\.natural).max() ?? 0
        )
    }

    package func maximum(along axis: LayoutAxis, of subviews: [LayoutSubview]) -> CGFloat {
        measured(subviews).map { $0.maximum(along: axis) }.max() ?? .infinity
    }

    package func frames(of subviews: [LayoutSubview], in size: CGSize) -> [CGRect] {
        subviews.enumerated().map { index, subview in
            if let primary, index != primary { return CGRect(origin: .zero, size: size) }
            let column = horizontal.placement(of: subview, along: .horizontal, across: nil, in: size.width)
            let row = vertical.placement(of: subview, along: .vertical, across: column.length, in: size.height)
            return CGRect(x: column.position, y: row.position, width: column.length, height: row.length)
        }
    }

    /// The subviews that decide the size.
    private func measured(_ subviews: [LayoutSubview]) -> [LayoutSubview] {
        primary.map { index in subviews.indices.contains(index) ? [subviews[index]] : [] } ?? subviews
    }

    private func alignment(along axis: LayoutAxis) -> LayoutAlignment {
        axis == .horizontal ? horizontal : vertical
    }
}
