extension UITableView {
    /// `delegate`, which `UIScrollView` declares, as the delegate of a table.
    var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

    func hasHeader(_ section: Int) -> Bool {
        dataSource?.tableView(self, titleForHeaderInSection: section) != nil
            || tableDelegate?.tableView(self, viewForHeaderInSection: section) != nil
    }

    func hasFooter(_ section: Int) -> Bool {
        dataSource?.tableView(self, titleForFooterInSection: section) != nil
            || tableDelegate?.tableView(self, viewForFooterInSection: section) != nil
    }

    func makeHeader(_ section: Int) -> UIView {
        if let view = tableDelegate?.tableView(self, viewForHeaderInSection: section) { return view }
        guard let title = dataSource?.tableView(self, titleForHeaderInSection: section) else { return UIView() }
        return TableSectionLabel(
            title,
            font: .preferredFont(forTextStyle: .headline),
            color: nil,
            insets: UIEdgeInsets(top: style == .plain ? 12 : 18, left: textIndent, bottom: 6, right: textIndent)
        )
    }

    func makeFooter(_ section: Int) -> UIView {
        if let view = tableDelegate?.tableView(self, viewForFooterInSection: section) { return view }
        guard let title = dataSource?.tableView(self, titleForFooterInSection: section) else { return UIView() }
        return TableSectionLabel(
            title,
            font: .preferredFont(forTextStyle: .footnote),
            color: .secondaryLabel,
            insets: UIEdgeInsets(top: 6, left: textIndent, bottom: 6, right: textIndent)
        )
    }

    /// Where the text of titles starts: at the cards' edge, or where that of rows does.
    private var textIndent: CGFloat { 16 }
}

/// The title of a section or the note below it.
@MainActor
private final class TableSectionLabel: UIView {
    convenience init(_ text: String, font: UIFont, color: UIColor?, insets: UIEdgeInsets) {
        self.init(frame: .zero)
        layout = PaddingLayout(insets: insets)
        let label = UILabel()
        label.text = text
        label.font = font
        label.textColor = color
        label.numberOfLines = 0
        addSubview(label)
    }
}
