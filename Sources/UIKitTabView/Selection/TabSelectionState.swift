/// Which tab is selected, and which were before: the rules of selection, without any controller.
struct TabSelectionState: Equatable {
    private(set) var selected: AnyHashable?
    private var history = TabSelectionHistory()

    /// What an update of the tabs or of the binding led to.
    struct Outcome {
        /// The selection that changed, if it did.
        var change: SelectionChange?
        /// What the binding holds, if it names no tab that can be selected.
        var unknown: AnyHashable?
    }

    /// Takes over new tabs and what the binding says.
    ///
    /// A value of the binding that names a tab is selected. Otherwise the selection stays or, if its tab went away, falls
    /// back; without a selection the first tab is taken.
    ///
    /// - Parameters:
    ///   - bound: The binding's value; `nil` without a binding.
    ///   - old: All tabs before, in order.
    ///   - candidates: The tabs that can be selected now, in order.
    ///   - enabled: Those of them that a person could select. Only without one the selection falls back to another.
    mutating func follow(
        bound: AnyHashable?,
        old: [AnyHashable],
        candidates: [AnyHashable],
        enabled: [AnyHashable] = []
    ) -> Outcome {
        defer { history.keep(only: candidates) }
        let fallbacks = enabled.isEmpty ? candidates : enabled
        if let bound, candidates.contains(bound) {
            return Outcome(change: select(bound, reason: .program))
        }
        // A selection of nothing is no mistake, and one of the lost tab is about to be corrected.
        let unknown = bound?.isNone == true || bound == selected ? nil : bound
        if let current = selected, !candidates.contains(current) {
            selected = nil
            let successor = history.successor(of: current, in: old, among: fallbacks)
            return Outcome(change: successor.flatMap { select($0, reason: .system) }, unknown: unknown)
        }
        let first = selected == nil ? fallbacks.first : nil
        return Outcome(change: first.flatMap { select($0, reason: .system) }, unknown: unknown)
    }

    /// Selects a tab. Returns what there is to report, or `nil` if it was selected already.
    mutating func select(_ id: AnyHashable, reason: TabSelectionReason) -> SelectionChange? {
        guard selected != id else { return nil }
        selected = id
        history.visit(id)
        return SelectionChange(tab: id, isRepeated: false, reason: reason, action: .none)
    }

    /// The tab that was selected before this one, of those that can be selected now.
    func previous(among candidates: [AnyHashable]) -> AnyHashable? {
        history.last(before: selected, among: candidates)
    }

    /// Takes a visit out of the history, so that going back does not return to it.
    mutating func forgetVisit(to id: AnyHashable) {
        history.forget(id)
    }
}
