/// Leading buttons, title and trailing buttons, in that order, side by side.
///
/// The title is in the middle of the bar as long as it fits there between the buttons, else in the middle of what they
/// leave. Buttons at the leading edge give way to trailing ones, and the title to both.
struct NavigationBarLayout: ViewLayout {
    static let height: CGFloat = 46
    private static let gap: CGFloat = 8

    func length(along axis: LayoutAxis, across: CGFloat?, of subviews: [LayoutSubview]) -> LayoutLength {
        let lengths = subviews.map { $0.length(along: axis, across: nil) }
        guard axis == .horizontal else {
            return LayoutLength(minimum: Self.height, natural: lengths.map(\.natural).max() ?? 0)
        }
        let gaps = Self.gap * CGFloat(max(0, subviews.count - 1))
        return LayoutLength(
            minimum: lengths.reduce(gaps) { $0 + $1.minimum },
            natural: lengths.reduce(gaps) { $0 + $1.natural }
        )
    }

    func frames(of subviews: [LayoutSubview], in size: CGSize) -> [CGRect] {
        guard subviews.count == 3 else { return subviews.map { _ in .zero } }
        let lengths = subviews.map { $0.length(along: .horizontal, across: nil) }
        let trailing = min(lengths[2].natural, size.width - lengths[0].minimum)
        let leading = min(lengths[0].natural, size.width - trailing - lengths[1].minimum)
        let start = leading == 0 ? 0 : leading + Self.gap
        let end = size.width - (trailing == 0 ? 0 : trailing + Self.gap)
        let title = min(lengths[1].natural, max(0, end - start))
        let middle = (size.width - title) / 2
        let position = min(max(middle, start), max(start, end - title)).rounded()
        return [
            CGRect(x: 0, y: 0, width: leading, height: size.height),
            CGRect(x: position, y: 0, width: title, height: size.height),
            CGRect(x: size.width - trailing, y: 0, width: trailing, height: size.height),
        ]
    }
}
