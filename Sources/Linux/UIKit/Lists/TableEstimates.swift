/// Where a table's items are if all rows have one height: what a table without a display goes by.
struct TableEstimates {
    let outline: TableOutline
    let topMargin: CGFloat
    let bottomMargin: CGFloat
    let rowHeight: CGFloat
    let titleHeight: CGFloat

    /// The height of all sections, without the margins.
    var contentHeight: CGFloat {
        outline.sections.reduce(0) { $0 + height(of: $1) }
    }

    /// The place of an item in the content, whose first section starts at 0.
    func frame(at position: Int, width: CGFloat) -> CGRect {
        switch outline.item(at: position) {
        case nil: return .zero
        case .margin(true): return CGRect(x: 0, y: -topMargin, width: width, height: topMargin)
        case .margin(false): return CGRect(x: 0, y: contentHeight, width: width, height: bottomMargin)
        case .header(let section):
            return CGRect(x: 0, y: start(of: section), width: width, height: titleHeight)
        case .row(let indexPath):
            let y = start(of: indexPath.section) + headerHeight(indexPath.section) + CGFloat(indexPath.row) * rowHeight
            return CGRect(x: 0, y: y, width: width, height: rowHeight)
        case .footer(let section):
            let end = start(of: section) + height(of: outline.sections[section])
            return CGRect(x: 0, y: end - titleHeight, width: width, height: titleHeight)
        }
    }

    /// The items of which something is between two heights, counted from the upper edge of the top margin.
    func positions(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
        let first = firstPosition { $0.maxY + topMargin > top }
        let end = firstPosition { $0.minY + topMargin >= bottom }
        return first..<max(first, end)
    }

    /// Bisection over the items, which are in order.
    private func firstPosition(where isPast: (CGRect) -> Bool) -> Int {
        var low = 0
        var high = outline.count
        while low < high {
            let middle = (low + high) / 2
            if isPast(frame(at: middle, width: 0)) { high = middle } else { low = middle + 1 }
        }
        return low
    }

    private func start(of section: Int) -> CGFloat {
        outline.sections[..<section].reduce(0) { $0 + height(of: $1) }
    }

    private func headerHeight(_ section: Int) -> CGFloat {
        outline.sections[section].hasHeader ? titleHeight : 0
    }

    private func height(of section: TableOutline.Section) -> CGFloat {
        CGFloat(section.rowCount) * rowHeight + (section.hasHeader ? titleHeight : 0)
            + (section.hasFooter ? titleHeight : 0)
    }
}
