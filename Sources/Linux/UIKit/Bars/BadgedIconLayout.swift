/// An icon and a badge at its upper trailing corner, in that order.
///
/// The badge overlaps the icon a little, and more where it would not fit otherwise. With the title below, the icon is in
/// the middle; with the title beside, it is at the start, with room for the badge.
struct BadgedIconLayout: ViewLayout, Equatable {
    /// How far the icon is below the upper edge, to make room for the badge.
    private static let headroom: CGFloat = 3

    /// How far the badge reaches over the icon.
    var overlap: CGFloat = 8
    var isInline = false
    var badgeOffset = UIOffset.zero

    func length(along axis: LayoutAxis, across: CGFloat?, of subviews: [LayoutSubview]) -> LayoutLength {
        let lengths = subviews.map { $0.length(along: axis, across: nil) }
        guard let icon = lengths.first else { return .zero }
        guard axis == .horizontal else {
            return LayoutLength(minimum: icon.minimum + Self.headroom, natural: icon.natural + Self.headroom)
        }
        guard isInline, lengths.count > 1 else { return icon }
        let room = max(0, lengths[1].natural - overlap)
        return LayoutLength(minimum: icon.minimum + room, natural: icon.natural + room)
    }

    func frames(of subviews: [LayoutSubview], in size: CGSize) -> [CGRect] {
        subviews.indices.map { index in
            let wish = CGSize(
                width: subviews[index].length(along: .horizontal, across: nil).natural,
                height: subviews[index].length(along: .vertical, across: nil).natural
            )
            let icon = iconFrame(subviews, in: size)
            guard index > 0 else { return icon }
            let x = max(0, min(icon.maxX - overlap, size.width - wish.width))
            return CGRect(x: x, y: 0, width: min(wish.width, size.width), height: wish.height)
                .offsetBy(dx: badgeOffset.horizontal, dy: badgeOffset.vertical)
        }
    }

    private func iconFrame(_ subviews: [LayoutSubview], in size: CGSize) -> CGRect {
        let width = subviews[0].length(along: .horizontal, across: nil).natural
        return CGRect(
            x: isInline ? 0 : ((size.width - width) / 2).rounded(.down),
            y: Self.headroom,
            width: width,
            height: max(0, size.height - Self.headroom)
        )
    }
}
