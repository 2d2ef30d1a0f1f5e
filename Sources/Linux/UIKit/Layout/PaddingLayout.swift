/// One subview, or several on top of one another, inset from the edges; `left` is the leading edge.
package struct PaddingLayout: ViewLayout, Equatable {
    package var insets: UIEdgeInsets

    package init(insets: UIEdgeInsets) {
        self.insets = insets
    }

    package func length(along axis: LayoutAxis, across: CGFloat?, of subviews: [LayoutSubview]) -> LayoutLength {
        let crossing = across.map { max(0, $0 - margin(along: axis.crossing)) }
        let lengths = subviews.map { $0.length(along: axis, across: crossing) }
        return LayoutLength(
            minimum: max(0, (lengths.map(\.minimum).max() ?? 0) + margin(along: axis)),
            natural: max(0, (lengths.map(\.natural).max() ?? 0) + margin(along: axis))
        )
    }

    package func frames(of subviews: [LayoutSubview], in size: CGSize) -> [CGRect] {
        let frame = CGRect(origin: .zero, size: size).inset(by: insets)
        return subviews.map { _ in frame }
    }

    package func maximum(along axis: LayoutAxis, of subviews: [LayoutSubview]) -> CGFloat {
        (subviews.map { $0.maximum(along: axis) }.max() ?? .infinity) + margin(along: axis)
    }

    private func margin(along axis: LayoutAxis) -> CGFloat {
        axis == .horizontal ? insets.left + insets.right : insets.top + insets.bottom
    }
}
