/// Subviews that insist on their natural length along some axes, whatever space there is.
package struct FixedSizeLayout: ViewLayout, Equatable {
    package var isFixedHorizontally: Bool
    package var isFixedVertically: Bool

    package init(horizontal: Bool, vertical: Bool) {
        isFixedHorizontally = horizontal
        isFixedVertically = vertical
    }

    package func length(along axis: LayoutAxis, across: CGFloat?, of subviews: [LayoutSubview]) -> LayoutLength {
        let lengths = subviews.map { subview in
            let crossing = isFixed(axis.crossing) ? subview.length(along: axis.crossing, across: nil).natural : across
            return subview.length(along: axis, across: crossing)
        }
        let natural = lengths.map(\.natural).max() ?? 0
        return LayoutLength(minimum: isFixed(axis) ? natural : lengths.map(\.minimum).max() ?? 0, natural: natural)
    }

    package func maximum(along axis: LayoutAxis, of subviews: [LayoutSubview]) -> CGFloat {
        subviews.map { $0.maximum(along: axis) }.max() ?? .infinity
    }

    package func frames(of subviews: [LayoutSubview], in size: CGSize) -> [CGRect] {
        subviews.map { subview in
            let width = isFixedHorizontally ? subview.length(along: .horizontal, across: nil).natural : size.width
            let height = isFixedVertically ? subview.length(along: .vertical, across: width).natural : size.height
            return CGRect(
                x: ((size.width - width) / 2).rounded(.down),
                y: ((size.height - height) / 2).rounded(.down),
                width: width,
                height: height
            )
        }
    }

    private func isFixed(_ axis: LayoutAxis) -> Bool {
        axis == .horizontal ? isFixedHorizontally : isFixedVertically
    }
}
