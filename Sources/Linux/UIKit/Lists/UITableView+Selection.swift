extension UITableView {
    public var indexPathForSelectedRow: IndexPath? { selectedRow }

    /// Selects a row; the delegate is not told. `nil` deselects.
    public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        loadIfNeeded()
        let target = indexPath.flatMap { outline.position(of: $0) == nil ? nil : $0 }
        setSelection(target, animated: animated)
        if let target, scrollPosition != .none { scrollToRow(at: target, at: scrollPosition, animated: animated) }
    }

    /// Takes the selection from a row; the delegate is not told.
    public func deselectRow(at indexPath: IndexPath, animated: Bool) {
        if selectedRow == indexPath { setSelection(nil, animated: animated) }
    }

    /// Does what a tap on a row does.
    package func tapRow(at indexPath: IndexPath) {
        loadIfNeeded()
        guard allowsSelection, outline.position(of: indexPath) != nil,
            tableDelegate?.tableView(self, shouldHighlightRowAt: indexPath) ?? true
        else { return }
        let wanted = tableDelegate.map { $0.tableView(self, willSelectRowAt: indexPath) } ?? indexPath
        guard let wanted else { return }
        let previous = selectedRow
        setSelection(wanted, animated: false)
        if let previous, previous != wanted { tableDelegate?.tableView(self, didDeselectRowAt: previous) }
        tableDelegate?.tableView(self, didSelectRowAt: wanted)
    }

    func activate(position: Int) {
        guard case .row(let indexPath)? = outline.item(at: position) else { return }
        tapRow(at: indexPath)
    }

    private func setSelection(_ indexPath: IndexPath?, animated: Bool) {
        let previous = selectedRow
        selectedRow = indexPath
        if let previous, previous != indexPath { cellForRow(at: previous)?.setSelected(false, animated: animated) }
        if let indexPath { cellForRow(at: indexPath)?.setSelected(true, animated: animated) }
    }
}
