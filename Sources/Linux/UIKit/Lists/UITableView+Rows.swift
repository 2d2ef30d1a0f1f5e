extension UITableView {
    public var numberOfSections: Int {
        loadIfNeeded()
        return outline.sections.count
    }

    /// The number of rows that the table knows of; 0 for a section that does not exist.
    public func numberOfRows(inSection section: Int) -> Int {
        loadIfNeeded()
        return outline.sections.indices.contains(section) ? outline.sections[section].rowCount : 0
    }

    /// The cell that shows a row, or `nil` if the row has none at the moment.
    public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        filledHosts.first { $0.item == .row(indexPath) }?.view as? UITableViewCell
    }

    /// The row that a cell shows, or `nil` if it shows none.
    public func indexPath(for cell: UITableViewCell) -> IndexPath? {
        guard case .row(let indexPath)? = hostsByView[ObjectIdentifier(cell)]?.item else { return nil }
        return indexPath
    }

    /// The rows of which something is visible, in order; `nil` if there are none.
    public var indexPathsForVisibleRows: [IndexPath]? {
        let paths = visibleHosts.compactMap { host -> IndexPath? in
            guard case .row(let indexPath)? = host.item else { return nil }
            return indexPath
        }
        return paths.isEmpty ? nil : paths.sorted()
    }

    public var visibleCells: [UITableViewCell] {
        (indexPathsForVisibleRows ?? []).compactMap { cellForRow(at: $0) }
    }

    private var visibleHosts: [RowHost] {
        guard recycler != nil, let widgetReference else { return plainHosts }
        let visible = CGRect(origin: .zero, size: bounds.size)
        return filledHosts.filter { $0.bounds(in: widgetReference)?.intersects(visible) ?? false }
    }

    // MARK: - Scrolling to a row

    /// Scrolls until a row is at a place of the view, or as near as the content's ends allow.
    ///
    /// The way to a row that has no cell yet is not animated: where it is shows only when GTK has measured it.
    public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        revealRow(at: indexPath, at: scrollPosition.anchor, animated: animated)
    }

    /// - Parameter anchor: Where of the visible part the same part of the row comes, from 0 at the top to 1; `nil` scrolls just
    ///   as far as the row needs to show.
    package func revealRow(at indexPath: IndexPath, at anchor: CGFloat?, animated: Bool) {
        loadIfNeeded()
        guard let position = outline.position(of: indexPath) else { return }
        let target = RowAlignment(indexPath: indexPath, anchor: anchor)
        guard recycler != nil else {
            scroll(to: target, rowFrame: estimates.frame(at: position, width: bounds.width), animated: animated)
            return
        }
        if let frame = rowFrame(of: indexPath) {
            scroll(to: target, rowFrame: frame, animated: animated)
        } else {
            recycler?.reveal(position: position)
            alignAfterLayout(target)
        }
    }

    private func scroll(to target: RowAlignment, rowFrame: CGRect, animated: Bool) {
        let visible = bounds.inset(by: adjustedContentInset)
        guard let y = target.offset(of: rowFrame, in: visible) else { return }
        let last = max(contentSize.height - visible.height, 0)
        let offset = min(max(y, 0), last) - adjustedContentInset.top
        setContentOffset(CGPoint(x: contentOffset.x, y: offset), animated: animated)
    }

    /// Puts a row that GTK brought into view where it was asked to be, once it is laid out.
    private func alignAfterLayout(_ target: RowAlignment) {
        alignment = target
        scroller.afterNextFrame { [weak self] in
            guard let self, let target = alignment, let frame = rowFrame(of: target.indexPath) else { return }
            alignment = nil
            scroll(to: target, rowFrame: frame, animated: false)
        }
    }

    /// The place of a row in the content, if it is laid out.
    private func rowFrame(of indexPath: IndexPath) -> CGRect? {
        guard let widgetReference, let host = filledHosts.first(where: { $0.item == .row(indexPath) }) else {
            return nil
        }
        return host.bounds(in: widgetReference)?.offsetBy(dx: contentOffset.x, dy: contentOffset.y + coveredTop)
    }
}

/// Where a row is wanted.
struct RowAlignment {
    let indexPath: IndexPath
    /// From 0 at the top to 1; `nil` means anywhere.
    let anchor: CGFloat?

    /// The top of the visible part that puts the row there; `nil` if it is there already.
    func offset(of row: CGRect, in visible: CGRect) -> CGFloat? {
        if let anchor { return row.minY + anchor * (row.height - visible.height) }
        if row.minY < visible.minY { return row.minY }
        return row.maxY > visible.maxY ? row.maxY - visible.height : nil
    }
}

extension UITableView.ScrollPosition {
    fileprivate var anchor: CGFloat? {
        switch self {
        case .none: nil
        case .top: 0
        case .middle: 0.5
        case .bottom: 1
        }
    }
}
