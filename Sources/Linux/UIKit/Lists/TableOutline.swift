/// Everything that a table shows from top to bottom, numbered: the one list that GTK recycles rows for.
struct TableOutline: Equatable {
    enum Item: Hashable {
        /// Scrolled space before the first section or after the last.
        case margin(isTop: Bool)
        case header(section: Int)
        case row(IndexPath)
        case footer(section: Int)
    }

    struct Section: Equatable {
        var rowCount: Int
        var hasHeader: Bool
        var hasFooter: Bool

        var count: Int { rowCount + (hasHeader ? 1 : 0) + (hasFooter ? 1 : 0) }
    }

    let sections: [Section]
    let hasTopMargin: Bool
    let hasBottomMargin: Bool

    /// The position of each section's first item.
    private let starts: [Int]
    let count: Int

    init(sections: [Section] = [], hasTopMargin: Bool = false, hasBottomMargin: Bool = false) {
        self.sections = sections
        self.hasTopMargin = hasTopMargin
        self.hasBottomMargin = hasBottomMargin
        var starts: [Int] = []
        var position = hasTopMargin ? 1 : 0
        for section in sections {
            starts.append(position)
            position += section.count
        }
        self.starts = starts
        count = position + (hasBottomMargin ? 1 : 0)
    }

    /// What is at a position, or `nil` if the position is out of range.
    func item(at position: Int) -> Item? {
        guard position >= 0, position < count else { return nil }
        if hasTopMargin, position == 0 { return .margin(isTop: true) }
        if hasBottomMargin, position == count - 1 { return .margin(isTop: false) }
        let index = section(containing: position)
        let section = sections[index]
        let offset = position - starts[index] - (section.hasHeader ? 1 : 0)
        if offset < 0 { return .header(section: index) }
        if offset < section.rowCount { return .row(IndexPath(row: offset, section: index)) }
        return .footer(section: index)
    }

    /// Where a row is, or `nil` if there is no such row.
    func position(of indexPath: IndexPath) -> Int? {
        guard indexPath.count == 2, sections.indices.contains(indexPath.section) else { return nil }
        let section = sections[indexPath.section]
        guard indexPath.row >= 0, indexPath.row < section.rowCount else { return nil }
        return starts[indexPath.section] + (section.hasHeader ? 1 : 0) + indexPath.row
    }

    /// Positions of a section's items, its header and footer included.
    func positions(ofSection index: Int) -> Range<Int> {
        starts[index]..<(starts[index] + sections[index].count)
    }

    private func section(containing position: Int) -> Int {
        var low = 0
        var high = starts.count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if starts[middle] <= position { low = middle } else { high = middle - 1 }
        }
        // Sections without any item start where the next one does.
        return low
    }
}
