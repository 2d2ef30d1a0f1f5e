/// Subviews that are drawn beside their place.
package struct OffsetLayout: ViewLayout, Equatable {
    package var offset: CGSize
    private let overlay = OverlayLayout(horizontal: .fill, vertical: .fill)

    package init(offset: CGSize) {
        self.offset = offset
    }

    package func length(along axis: LayoutAxis, across: CGFloat?, of subviews: [LayoutSubview]) -> LayoutLength {
        overlay.length(along: axis, across: across, of: subviews)
    }

    package func maximum(along axis: LayoutAxis, of subviews: [LayoutSubview]) -> CGFloat {
        overlay.maximum(along: axis, of: subviews)
    }

    package func frames(of subviews: [LayoutSubview], in size: CGSize) -> [CGRect] {
        overlay.frames(of: subviews, in: size).map { $0.offsetBy(dx: offset.width, dy: offset.height) }
    }
}
