internal import GLibSupport

extension UITableView {
    /// Takes several changes as one. Inside, removals and reloads name rows by where they were before, insertions by where
    /// they are afterwards.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginUpdates()
        updates?()
        endUpdates()
        completion?(true)
    }

    public func beginUpdates() {
        updateDepth += 1
    }

    public func endUpdates() {
        guard updateDepth > 0 else { return }
        updateDepth -= 1
        guard updateDepth == 0, let changes = updates else { return }
        updates = nil
        commit(changes)
    }

    public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { $0.insertedRows.formUnion(indexPaths) }
    }

    public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { $0.removedRows.formUnion(indexPaths) }
    }

    public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { $0.reloadedRows.formUnion(indexPaths) }
    }

    /// Moves a row, which gets a new cell.
    public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change {
            $0.removedRows.insert(indexPath)
            $0.insertedRows.insert(newIndexPath)
        }
    }

    public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { $0.insertedSections.formUnion(sections) }
    }

    public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { $0.removedSections.formUnion(sections) }
    }

    public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        change {
            $0.removedSections.formUnion(sections)
            $0.insertedSections.formUnion(sections)
        }
    }

    /// Brings the table in line with its data source, whose rows now have these identities.
    ///
    /// Rows that stay keep their cells and are not asked for again; the scroll position stays. Headers and footers are.
    package func apply(_ newSnapshot: TableSnapshot) {
        let changes = snapshot.map { newSnapshot.changes(from: $0) }
        guard let changes, !needsReload else {
            reloadData()
            snapshot = newSnapshot
            return
        }
        snapshot = newSnapshot
        commit(changes)
        for host in filledHosts {
            switch host.item {
            case .header, .footer: refill(host)
            case .row, .margin, nil: break
            }
        }
    }

    private func change(_ body: (inout TableChanges) -> Void) {
        // A table that has not asked for anything yet will see the change when it does.
        guard !needsReload else { return }
        var changes = updates ?? TableChanges()
        body(&changes)
        guard updateDepth == 0 else {
            updates = changes
            return
        }
        commit(changes)
    }

    private func commit(_ changes: TableChanges) {
        let new = makeOutline()
        guard let edit = changes.edit(from: outline, to: new) else {
            RuntimeWarning.report(
                "UITableView: the rows inserted and deleted do not lead to the number of rows of the data source; "
                    + "the table was reloaded"
            )
            reload()
            return
        }
        let reloaded = changes.reloadedRows.compactMap { outline.position(of: $0) }.compactMap(edit.newPosition)
        let selected = selectedRow.flatMap { outline.position(of: $0) }.flatMap(edit.newPosition)
        generation += 1
        outline = new
        selectedRow = selected.flatMap { position in
            guard case .row(let indexPath)? = new.item(at: position) else { return nil }
            return indexPath
        }
        apply(edit)
        let stale = Set(reloaded)
        for host in filledHosts {
            if host.generation < generation, stale.contains(host.position) {
                refill(host)
            } else if let item = outline.item(at: host.position) {
                host.rename(item)
                decorate(host)
            }
        }
    }

    private func apply(_ edit: TableEdit) {
        if let recycler {
            recycler.apply(edit)
            return
        }
        for host in plainHosts {
            if let position = edit.newPosition(ofOld: host.position) {
                host.position = position
            } else {
                plainHosts.removeAll { $0 === host }
                empty(host)
            }
        }
        realizeVisibleRows()
    }
}
