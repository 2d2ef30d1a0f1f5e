/// Leading buttons, title and trailing buttons, in that order, side by side; below them the line of a large title, and below
/// that a search bar.
///
/// The title is in the middle of the bar as long as it fits there between the buttons, else in the middle of what they
/// leave. Buttons at the leading edge give way to trailing ones, and the title to both.
struct NavigationBarLayout: ViewLayout, Equatable {
    /// How much of the large title is to be seen.
    var largeTitleHeight: CGFloat = 0
    /// Whether the first three subviews are the buttons and the title.
    var hasRow = true
    /// Whether the last subview is a search bar.
    var hasSearchBar = false

    static let height: CGFloat = 46
    private static let gap: CGFloat = 8
    /// Above a search bar that has the bar for itself; below, it has its own.
    private static let margin: CGFloat = 8

    func length(along axis: LayoutAxis, across: CGFloat?, of subviews: [LayoutSubview]) -> LayoutLength {
        let row = row(of: subviews).map { $0.length(along: axis, across: nil) }
        guard axis == .horizontal else {
            let below = largeTitleHeight + searchHeight(of: subviews)
            return LayoutLength(
                minimum: (hasRow ? Self.height : Self.margin) + below,
                natural: (hasRow ? row.map(\.natural).max() ?? 0 : Self.margin) + below
            )
        }
        let lines = subviews.dropFirst(row.count).map { $0.length(along: axis, across: nil) }
        let gaps = Self.gap * CGFloat(max(0, row.count - 1))
        return LayoutLength(
            minimum: max(row.reduce(gaps) { $0 + $1.minimum }, lines.map(\.minimum).max() ?? 0),
            natural: max(row.reduce(gaps) { $0 + $1.natural }, lines.map(\.natural).max() ?? 0)
        )
    }

    func frames(of subviews: [LayoutSubview], in size: CGSize) -> [CGRect] {
        let row = row(of: subviews)
        let searchHeight = searchHeight(of: subviews)
        let height = size.height - largeTitleHeight - searchHeight
        var y = height
        let lines = subviews.dropFirst(row.count).enumerated().map { index, _ in
            let isSearchBar = hasSearchBar && index == subviews.count - row.count - 1
            let lineHeight = isSearchBar ? searchHeight : largeTitleHeight
            defer { y += lineHeight }
            return CGRect(x: 0, y: y, width: size.width, height: lineHeight)
        }
        return rowFrames(of: row, in: CGSize(width: size.width, height: height)) + lines
    }

    private func row(of subviews: [LayoutSubview]) -> [LayoutSubview] {
        hasRow ? Array(subviews.prefix(3)) : []
    }

    private func searchHeight(of subviews: [LayoutSubview]) -> CGFloat {
        guard hasSearchBar, let bar = subviews.last else { return 0 }
        return bar.length(along: .vertical, across: nil).natural
    }

    private func rowFrames(of row: [LayoutSubview], in size: CGSize) -> [CGRect] {
        guard row.count == 3 else { return row.map { _ in .zero } }
        let lengths = row.map { $0.length(along: .horizontal, across: nil) }
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
