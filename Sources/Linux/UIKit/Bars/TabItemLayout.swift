/// Icon over title, or beside it, in the middle of the item's space.
struct TabItemLayout: ViewLayout, Equatable {
    let isInline: Bool
    /// Which subview is the title, if one is.
    let titleIndex: Int?
    let titleOffset: UIOffset

    private var stack: StackLayout {
        StackLayout(axis: isInline ? .horizontal : .vertical, spacing: isInline ? 7 : 2)
    }

    func length(along axis: LayoutAxis, across: CGFloat?, of subviews: [LayoutSubview]) -> LayoutLength {
        stack.length(along: axis, across: across, of: subviews)
    }

    func frames(of subviews: [LayoutSubview], in size: CGSize) -> [CGRect] {
        var frames = stack.frames(of: subviews, in: size)
        if let titleIndex, frames.indices.contains(titleIndex) {
            frames[titleIndex] = frames[titleIndex].offsetBy(dx: titleOffset.horizontal, dy: titleOffset.vertical)
        }
        return frames
    }
}
