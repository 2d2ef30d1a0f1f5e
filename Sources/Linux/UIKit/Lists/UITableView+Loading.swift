internal import GLibSupport

extension UITableView {
    /// Asks the data source for everything again. Rows that are shown get new cells; the scroll position stays.
    public func reloadData() {
        snapshot = nil
        guard window != nil || !hostsByView.isEmpty else {
            needsReload = true
            return
        }
        reload()
    }

    /// Asks the data source if that was not done since the table came into its window.
    func loadIfNeeded() {
        guard needsReload else { return }
        reload()
    }

    func reload() {
        needsReload = false
        generation += 1
        let old = outline
        outline = makeOutline()
        if let selectedRow, outline.position(of: selectedRow) == nil { self.selectedRow = nil }
        guard let recycler else {
            removePlainHosts()
            realizeVisibleRows()
            return
        }
        recycler.apply(TableEdit(fromCount: old.count, toCount: outline.count))
        for host in recycler.filledHosts where host.generation < generation { refill(host) }
    }

    func makeOutline() -> TableOutline {
        guard let dataSource else { return TableOutline() }
        let sections = (0..<max(0, dataSource.numberOfSections(in: self))).map { section in
            TableOutline.Section(
                rowCount: max(0, dataSource.tableView(self, numberOfRowsInSection: section)),
                hasHeader: style != .plain || hasHeader(section),
                hasFooter: hasFooter(section)
            )
        }
        return TableOutline(
            sections: sections,
            hasTopMargin: baseInset.top > 0,
            hasBottomMargin: baseInset.bottom > 0 || style != .plain
        )
    }

    /// Makes places for the rows that would be visible, where no widget does so.
    func realizeVisibleRows() {
        guard recycler == nil, window != nil || !bounds.isEmpty, !needsReload else { return }
        let size = bounds.isEmpty ? (window ?? self).bounds.size : bounds.size
        let top = contentOffset.y + baseInset.top + coveredTop
        let estimates = estimates
        let visible = estimates.positions(from: top, to: top + size.height)
        let stale = plainHosts.filter { !visible.contains($0.position) }
        plainHosts.removeAll { host in stale.contains { $0 === host } }
        for host in stale { empty(host) }
        let present = Set(plainHosts.map(\.position))
        for position in visible where !present.contains(position) {
            let host = RowHost(position: position)
            plainHosts.append(host)
            fill(host)
        }
        for host in plainHosts {
            host.view?.frame = estimates.frame(at: host.position, width: size.width)
        }
    }

    func removePlainHosts() {
        let hosts = plainHosts
        plainHosts = []
        for host in hosts { empty(host) }
    }

    var filledHosts: [RowHost] { recycler?.filledHosts ?? plainHosts }
}

extension UITableView: RowRecyclerDelegate {
    func fill(_ host: RowHost) {
        guard let item = outline.item(at: host.position) else { return }
        show(item, by: makeView(for: item), in: host)
    }

    /// Shows an item of the same place again, which may have a new view.
    func refill(_ host: RowHost) {
        guard let item = outline.item(at: host.position) else { return }
        let view = makeView(for: item)
        guard view !== host.view else {
            host.show(item, by: view, generation: generation)
            decorate(host)
            return
        }
        empty(host)
        show(item, by: view, in: host)
    }

    func empty(_ host: RowHost) {
        guard let view = host.view, let item = host.item else { return }
        host.showNothing()
        hostsByView[ObjectIdentifier(view)] = nil
        if view.superview === self { view.removeFromSuperview() }
        guard let cell = view as? UITableViewCell else { return }
        cell.stateDidChange = nil
        if case .row(let indexPath) = item {
            tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: indexPath)
        }
        reusePool.enqueue(cell)
    }

    private func show(_ item: TableOutline.Item, by view: UIView, in host: RowHost) {
        if let other = hostsByView[ObjectIdentifier(view)] { other.showNothing() }
        host.show(item, by: view, generation: generation)
        hostsByView[ObjectIdentifier(view)] = host
        if let cell = view as? UITableViewCell, case .row(let indexPath) = item {
            cell.isSelected = indexPath == selectedRow
            tableDelegate?.tableView(self, willDisplay: cell, forRowAt: indexPath)
            cell.stateDidChange = { [weak self, weak host] in
                if let host { self?.decorate(host) }
            }
        }
        addSubview(view)
        decorate(host)
    }

    private func makeView(for item: TableOutline.Item) -> UIView {
        switch item {
        case .row(let indexPath):
            dataSource?.tableView(self, cellForRowAt: indexPath)
                ?? UITableViewCell(style: .default, reuseIdentifier: nil)
        case .header(let section): makeHeader(section)
        case .footer(let section): makeFooter(section)
        case .margin: UIView()
        }
    }
}
