/// In which order tabs were selected, so that the selection can fall back when the selected tab goes away.
struct TabSelectionHistory: Equatable {
    private var visits: [AnyHashable] = []

    mutating func visit(_ id: AnyHashable) {
        visits.removeAll { $0 == id }
        visits.append(id)
    }

    /// The tab to select after `lost` went away: the one selected before it, else the nearest in the old order.
    ///
    /// - Parameters:
    ///   - lost: The tab that was selected.
    ///   - old: All tabs before, in order.
    ///   - candidates: The tabs that may be selected now, in order.
    func successor(of lost: AnyHashable, in old: [AnyHashable], among candidates: [AnyHashable]) -> AnyHashable? {
        if let visited = last(before: lost, among: candidates) { return visited }
        let allowed = Set(candidates)
        guard let position = old.firstIndex(of: lost) else { return candidates.first }
        let byDistance = old.indices.sorted { (abs($0 - position), $0) < (abs($1 - position), $1) }
        return byDistance.map { old[$0] }.first { $0 != lost && allowed.contains($0) } ?? candidates.first
    }

    /// The tab that was visited last, of those that can be selected, other than `current`.
    func last(before current: AnyHashable?, among candidates: [AnyHashable]) -> AnyHashable? {
        visits.last { $0 != current && candidates.contains($0) }
    }

    mutating func forget(_ id: AnyHashable) {
        visits.removeAll { $0 == id }
    }

    mutating func keep(only ids: some Sequence<AnyHashable>) {
        let kept = Set(ids)
        visits.removeAll { !kept.contains($0) }
    }
}
