/// Subviews in columns of the same width, each filling its column.
package struct EqualColumnsLayout: ViewLayout {
    package init() {}

    package func length(along axis: LayoutAxis, across: CGFloat?, of subviews: [LayoutSubview]) -> LayoutLength {
        let count = CGFloat(max(1, subviews.count))
        let column = axis == .vertical ? across.map { ($0 / count).rounded(.down) } : across
        let lengths = subviews.map { $0.length(along: axis, across: column) }
        let factor = axis == .horizontal ? count : 1
        return LayoutLength(
            minimum: (lengths.map(\.minimum).max() ?? 0) * factor,
            natural: (lengths.map(\.natural).max() ?? 0) * factor
        )
    }

    package func frames(of subviews: [LayoutSubview], in size: CGSize) -> [CGRect] {
        let width = size.width / CGFloat(max(1, subviews.count))
        return subviews.indices.map { index in
            let start = (CGFloat(index) * width).rounded()
            let end = (CGFloat(index + 1) * width).rounded()
            return CGRect(x: start, y: 0, width: end - start, height: size.height)
        }
    }
}
