/// Subviews on top of one another, each at its natural size and aligned, or filling the space if it expands.
///
/// With a `primary` index only that subview decides the size, and the others are laid out within it: SwiftUI's
/// backgrounds and overlays.
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
        let measured = primary.map { index in subviews.indices.contains(index) ? [subviews[index]] : [] } ?? subviews
        let lengths = measured.map { subview in
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

    package func frames(of subviews: [LayoutSubview], in size: CGSize) -> [CGRect] {
        subviews.map { subview in
            let width = subview.length(along: .horizontal, across: nil).natural
            let column = horizontal.placement(
                of: width,
                expands: subview.expands(along: .horizontal),
                in: size.width
            )
            let height = subview.length(along: .vertical, across: column.length).natural
            let row = vertical.placement(of: height, expands: subview.expands(along: .vertical), in: size.height)
            return CGRect(x: column.position, y: row.position, width: column.length, height: row.length)
        }
    }

    private func alignment(along axis: LayoutAxis) -> LayoutAlignment {
        axis == .horizontal ? horizontal : vertical
    }
}
