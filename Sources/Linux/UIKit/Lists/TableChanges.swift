/// What happened to a table's sections and rows since it last asked its data source.
///
/// As in UIKit's batch updates, removals and reloads are named by where things were, insertions by where they are now.
struct TableChanges {
    var removedSections = IndexSet()
    var insertedSections = IndexSet()
    var removedRows: Set<IndexPath> = []
    var insertedRows: Set<IndexPath> = []
    var reloadedRows: Set<IndexPath> = []
    var reloadedSections = IndexSet()

    /// The edit from one outline to another, or `nil` if the changes do not lead from one to the other.
    func edit(from old: TableOutline, to new: TableOutline) -> TableEdit? {
        let stayedBefore = old.sections.indices.filter { !isSectionRemoved($0) }
        let stayedAfter = new.sections.indices.filter { !isSectionInserted($0) }
        guard stayedBefore.count == stayedAfter.count else { return nil }
        var oldStays = [Bool](repeating: false, count: old.count)
        var newStays = [Bool](repeating: false, count: new.count)
        for (before, after) in zip(stayedBefore, stayedAfter) {
            let oldSection = old.sections[before]
            let newSection = new.sections[after]
            var oldPosition = old.positions(ofSection: before).lowerBound
            var newPosition = new.positions(ofSection: after).lowerBound
            let keepsHeader = oldSection.hasHeader && newSection.hasHeader
            if oldSection.hasHeader {
                oldStays[oldPosition] = keepsHeader
                oldPosition += 1
            }
            if newSection.hasHeader {
                newStays[newPosition] = keepsHeader
                newPosition += 1
            }
            for row in 0..<oldSection.rowCount {
                oldStays[oldPosition + row] = !isRowRemoved(IndexPath(row: row, section: before))
            }
            for row in 0..<newSection.rowCount {
                newStays[newPosition + row] = !isRowInserted(IndexPath(row: row, section: after))
            }
            guard
                oldStays[oldPosition..<(oldPosition + oldSection.rowCount)].lazy.filter({ $0 }).count
                    == newStays[newPosition..<(newPosition + newSection.rowCount)].lazy.filter({ $0 }).count
            else { return nil }
            let keepsFooter = oldSection.hasFooter && newSection.hasFooter
            if oldSection.hasFooter { oldStays[oldPosition + oldSection.rowCount] = keepsFooter }
            if newSection.hasFooter { newStays[newPosition + newSection.rowCount] = keepsFooter }
        }
        keepMargins(old, new, &oldStays, &newStays)
        return TableEdit(from: oldStays, to: newStays)
    }

    private func keepMargins(
        _ old: TableOutline,
        _ new: TableOutline,
        _ oldStays: inout [Bool],
        _ newStays: inout [Bool]
    ) {
        if old.hasTopMargin, new.hasTopMargin {
            oldStays[0] = true
            newStays[0] = true
        }
        if old.hasBottomMargin, new.hasBottomMargin {
            oldStays[old.count - 1] = true
            newStays[new.count - 1] = true
        }
    }

    // Set membership is skipped where there is nothing in the set: a table may have very many rows.

    private func isSectionRemoved(_ index: Int) -> Bool {
        removedSections.contains(index)
    }

    private func isSectionInserted(_ index: Int) -> Bool {
        insertedSections.contains(index)
    }

    private func isRowRemoved(_ path: IndexPath) -> Bool {
        !removedRows.isEmpty && removedRows.contains(path)
    }

    private func isRowInserted(_ path: IndexPath) -> Bool {
        !insertedRows.isEmpty && insertedRows.contains(path)
    }
}
