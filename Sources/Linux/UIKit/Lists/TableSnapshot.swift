/// Identities of all that a table shows. From two of them the table finds out itself what changed.
package struct TableSnapshot {
    package struct Section {
        package var id: AnyHashable
        package var rows: [AnyHashable]

        package init(id: AnyHashable, rows: [AnyHashable]) {
            self.id = id
            self.rows = rows
        }
    }

    package var sections: [Section]

    package init(sections: [Section] = []) {
        self.sections = sections
    }

    /// What turned `old` into this snapshot.
    func changes(from old: TableSnapshot) -> TableChanges {
        var changes = TableChanges()
        let sectionChange = IdentityChange(from: old.sections.map(\.id), to: sections.map(\.id))
        changes.removedSections = sectionChange.removed
        changes.insertedSections = sectionChange.inserted
        let keptBefore = old.sections.indices.filter { !sectionChange.removed.contains($0) }
        let keptAfter = sections.indices.filter { !sectionChange.inserted.contains($0) }
        for (before, after) in zip(keptBefore, keptAfter) {
            let rowChange = IdentityChange(from: old.sections[before].rows, to: sections[after].rows)
            for row in rowChange.removed { changes.removedRows.insert(IndexPath(row: row, section: before)) }
            for row in rowChange.inserted { changes.insertedRows.insert(IndexPath(row: row, section: after)) }
        }
        return changes
    }
}

/// Indices of what left one list of identities and of what is new in the other.
private struct IdentityChange {
    /// Past this many differing items everything between the common ends counts as replaced: the exact answer costs the
    /// square of the number of differences.
    private static let limit = 2_000

    private(set) var removed = IndexSet()
    private(set) var inserted = IndexSet()

    init(from old: [AnyHashable], to new: [AnyHashable]) {
        let prefix = zip(old, new).prefix { $0 == $1 }.count
        let shorter = min(old.count, new.count) - prefix
        let suffix = zip(old.reversed(), new.reversed()).prefix(shorter).prefix { $0 == $1 }.count
        let oldMiddle = old[prefix..<(old.count - suffix)]
        let newMiddle = new[prefix..<(new.count - suffix)]
        guard !oldMiddle.isEmpty, !newMiddle.isEmpty, oldMiddle.count + newMiddle.count <= Self.limit else {
            removed.insert(integersIn: oldMiddle.indices)
            inserted.insert(integersIn: newMiddle.indices)
            return
        }
        for change in Array(newMiddle).difference(from: Array(oldMiddle)) {
            switch change {
            case .remove(let offset, _, _): removed.insert(prefix + offset)
            case .insert(let offset, _, _): inserted.insert(prefix + offset)
            }
        }
    }
}
