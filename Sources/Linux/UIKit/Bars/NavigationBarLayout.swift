/// Leading buttons, title and trailing buttons, in that order, side by side, and below them the line of a large title.
///
/// The title is in the middle of the bar as long as it fits there between the buttons, else in the middle of what they
/// leave. Buttons at the leading edge give way to trailing ones, and the title to both.
struct NavigationBarLayout: ViewLayout, Equatable {
    /// How much of the large title is to be seen.
    var largeTitleHeight: CGFloat = 0

    static let height: CGFloat = 46
    private static let gap: CGFloat = 8

    func length(along axis: LayoutAxis, across: CGFloat?, of subviews: [LayoutSubview]) -> LayoutLength {
        let row = subviews.prefix(3).map { $0.length(along: axis, across: nil) }
        guard axis == .horizontal else {
            return LayoutLength(
                minimum: Self.height + largeTitleHeight,
                natural: (row.map(\.natural).max() ?? 0) + largeTitleHeight
            )
        }
        let line = subviews.dropFirst(3).first?.length(along: axis, across: nil)
        let gaps = Self.gap * CGFloat(max(0, row.count - 1))
        return LayoutLength(
            minimum: max(row.reduce(gaps) { $0 + $1.minimum }, line?.minimum ?? 0),
            natural: max(row.reduce(gaps) { $0 + $1.natural }, line?.natural ?? 0)
        )
    }

    func frames(of subviews: [LayoutSubview], in size: CGSize) -> [CGRect] {
        guard subviews.count >= 3 else { return subviews.map { _ in .zero } }
        let lengths = subviews.prefix(3).map { $0.length(along: .horizontal, across: nil) }
        let height = size.height - largeTitleHeight
        let trailing = min(lengths[2].natural, size.width - lengths[0].minimum)
        let leading = min(lengths[0].natural, size.width - trailing - lengths[1].minimum)
        let start = leading == 0 ? 0 : leading + Self.gap
        let end = size.width - (trailing == 0 ? 0 : trailing + Self.gap)
        let title = min(lengths[1].natural, max(0, end - start))
        let middle = (size.width - title) / 2
        let position = min(max(middle, start), max(start, end - title)).rounded()
        return [
            CGRect(x: 0, y: 0, width: leading, height: height),
            CGRect(x: position, y: 0, width: title, height: height),
            CGRect(x: size.width - trailing, y: 0, width: trailing, height: height),
        ] + subviews.dropFirst(3).map { _ in CGRect(x: 0, y: height, width: size.width, height: largeTitleHeight) }
    }
}
