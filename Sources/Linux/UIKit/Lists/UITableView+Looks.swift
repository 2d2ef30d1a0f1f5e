extension UITableView {
    /// Heights where nothing is measured, and the least ones where GTK measures.
    enum Metrics {
        static let row: CGFloat = 44
        static let title: CGFloat = 44
        static let groupGap: CGFloat = 18
    }

    func redecorate() {
        for host in filledHosts { decorate(host) }
    }

    func decorate(_ host: RowHost) {
        guard let item = host.item, host.box != nil else { return }
        var decoration = RowDecoration()
        decoration.leastHeight = leastHeight(of: item)
        switch item {
        case .row(let indexPath): decorate(&decoration, row: indexPath, cell: host.view as? UITableViewCell)
        case .header, .footer:
            decoration.classes = ["uikit-title"]
            if style == .insetGrouped { decoration.classes.insert("uikit-inset") }
        case .margin: break
        }
        host.decorate(decoration)
    }

    private func decorate(_ decoration: inout RowDecoration, row indexPath: IndexPath, cell: UITableViewCell?) {
        decoration.classes = ["uikit-row"]
        let isFirst = indexPath.row == 0
        let isLast = indexPath.row == outline.sections[indexPath.section].rowCount - 1
        if style != .plain {
            decoration.classes.insert("uikit-card")
            if isFirst { decoration.classes.insert("uikit-first") }
            if isLast { decoration.classes.insert("uikit-last") }
        }
        if style == .insetGrouped { decoration.classes.insert("uikit-inset") }
        if separatorStyle == .singleLine, !isLast || style == .plain { decoration.classes.insert("uikit-separated") }
        guard let cell else { return }
        decoration.name = cell.accessibleText
        if cell.selectionStyle == .none {
            decoration.classes.insert("uikit-unlit")
        } else if cell.isSelected {
            decoration.classes.insert("uikit-selected")
        }
        decoration.isActivatable =
            allowsSelection && cell.isUserInteractionEnabled
            && tableDelegate?.tableView(self, shouldHighlightRowAt: indexPath) ?? true
    }

    private func leastHeight(of item: TableOutline.Item) -> CGFloat {
        switch item {
        case .row: rowHeight >= 0 ? rowHeight : Metrics.row
        case .header, .footer: style == .plain ? 0 : Metrics.groupGap
        case .margin(let isTop): isTop ? baseInset.top : bottomMargin
        }
    }

    private var bottomMargin: CGFloat {
        baseInset.bottom + (style == .plain ? 0 : Metrics.groupGap)
    }

    /// The heights that rows are taken to have where nothing is measured.
    var estimates: TableEstimates {
        TableEstimates(
            outline: outline,
            topMargin: baseInset.top,
            bottomMargin: bottomMargin,
            rowHeight: leastHeight(of: .row(IndexPath(row: 0, section: 0))),
            titleHeight: Metrics.title
        )
    }
}
