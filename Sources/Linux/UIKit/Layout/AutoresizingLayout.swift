/// Apple's default: a subview is where its `frame` says, or fills the view if its width and height are flexible.
///
/// A subview that was never given a frame fills the view as well, since no constraint system places it.
package struct AutoresizingLayout: ViewLayout {
    package init() {}

    package func length(along axis: LayoutAxis, across: CGFloat?, of subviews: [LayoutSubview]) -> LayoutLength {
        let lengths = subviews.map { subview in
            guard let frame = subview.view.fixedFrame else { return subview.length(along: axis, across: across) }
            let end = axis == .horizontal ? frame.maxX : frame.maxY
            return LayoutLength(minimum: 0, natural: end)
        }
        return LayoutLength(
            minimum: lengths.map(\.minimum).max() ?? 0,
            natural: lengths.map(\.natural).max() ?? 0
        )
    }

    package func frames(of subviews: [LayoutSubview], in size: CGSize) -> [CGRect] {
        subviews.map { $0.view.fixedFrame ?? CGRect(origin: .zero, size: size) }
    }
}
