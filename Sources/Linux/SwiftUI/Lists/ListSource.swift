/// Fills a table with the rows of a list.
@MainActor
final class ListSource: NSObject {
    private static let cellIdentifier = "row"

    var selection: ListSelection?
    var selected: AnyHashable?
    private var sections: [RowSection] = []
    private var titles: [SectionTitleID: SectionTitleView] = [:]

    /// The cells that show a row now.
    private var cells: [ObjectIdentifier: ListCell] = [:]

    func attach(to table: UITableView) {
        cells = [:]
        table.register(ListCell.self, forCellReuseIdentifier: Self.cellIdentifier)
        table.delegate = self
        table.dataSource = self
    }

    /// Shows the present rows; the table finds out which of them are new.
    func show(_ sections: [RowSection], in table: UITableView) {
        self.sections = sections
        showTitles()
        table.apply(snapshot)
        for cell in cells.values {
            guard let path = table.indexPath(for: cell) else { continue }
            cell.show(sections[path.section].row(at: path.row))
        }
        showSelection(in: table)
    }

    func removeAll() {
        sections = []
        titles = [:]
        for cell in cells.values { cell.showNothing() }
        cells = [:]
    }

    private var snapshot: TableSnapshot {
        TableSnapshot(
            sections: sections.enumerated().map { index, section in
                TableSnapshot.Section(
                    id: section.id.map { AnyHashable($0) } ?? AnyHashable(index),
                    rows: (0..<section.count).map { AnyHashable(section.rowID(at: $0)) }
                )
            }
        )
    }

    // MARK: - Titles

    private func showTitles() {
        var shown: [SectionTitleID: SectionTitleView] = [:]
        for section in sections {
            guard let owner = section.id else { continue }
            for (node, kind) in [(section.header, SectionTitleID.Kind.header), (section.footer, .footer)] {
                guard let views = node?.platformViews, !views.isEmpty else { continue }
                let id = SectionTitleID(section: owner, kind: kind)
                let title = titles[id] ?? SectionTitleView(kind)
                title.show(views)
                shown[id] = title
            }
        }
        titles = shown
    }

    private func title(_ kind: SectionTitleID.Kind, of section: Int) -> UIView? {
        sections[section].id.flatMap { titles[SectionTitleID(section: $0, kind: kind)] }
    }

    // MARK: - Selection

    private func showSelection(in table: UITableView) {
        guard selection != nil else { return }
        let path = selected.flatMap(indexPath)
        guard path != table.indexPathForSelectedRow else { return }
        table.selectRow(at: path, animated: false, scrollPosition: .none)
    }

    func indexPath(of id: AnyHashable) -> IndexPath? {
        for (section, rows) in sections.enumerated() {
            if let row = (0..<rows.count).first(where: { explicitID(ofRow: $0, in: rows) == id }) {
                return IndexPath(row: row, section: section)
            }
        }
        return nil
    }

    /// Makes no row: those without an identifier of a `ForEach` exist already.
    private func explicitID(ofRow index: Int, in section: RowSection) -> AnyHashable? {
        section.rowID(at: index).element ?? section.row(at: index).explicitID
    }
}

extension ListSource: UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: Self.cellIdentifier, for: indexPath)
        (cell as? ListCell)?.show(sections[indexPath.section].row(at: indexPath.row))
        return cell
    }
}

extension ListSource: UITableViewDelegate {
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        guard let cell = cell as? ListCell else { return }
        cells[ObjectIdentifier(cell)] = cell
        cell.row?.setOnScreen(true)
    }

    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        guard let cell = cell as? ListCell else { return }
        cells[ObjectIdentifier(cell)] = nil
        if let row = cell.row, !row.node.isDismantled { row.setOnScreen(false) }
        cell.showNothing()
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        title(.header, of: section)
    }

    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        title(.footer, of: section)
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard let id = sections[indexPath.section].row(at: indexPath.row).explicitID else { return }
        selection?.select(id)
    }
}
