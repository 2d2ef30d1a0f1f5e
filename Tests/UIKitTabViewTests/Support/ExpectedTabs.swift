/// What a container of tabs has to show, worked out from the rules alone.
struct ExpectedTabs {
    private(set) var selected: String?
    /// The tabs that were selected, the last one last.
    private var visits: [String] = []
    private var order: [String] = []
    private(set) var events: [String] = []

    /// The events that are due since the last call.
    mutating func takeEvents() -> [String] {
        defer { events = [] }
        return events
    }

    /// The tabs or the binding changed. Returns what the binding has to be set to, if anything.
    mutating func update(order new: [String], selectable: [String], enabled: [String], bound: String) -> String? {
        defer {
            order = new
            visits.removeAll { !selectable.contains($0) }
        }
        if selectable.contains(bound) {
            select(bound, "program")
            return nil
        }
        if let selected, selectable.contains(selected) { return nil }
        guard let successor = successor(among: enabled.isEmpty ? selectable : enabled) else {
            selected = nil
            return nil
        }
        let isFirst = order.isEmpty && events.isEmpty && visits.isEmpty
        select(successor, "system")
        return isFirst ? nil : successor
    }

    /// A person's tap on a tab that may be tapped. Returns whether it was a repeated one.
    mutating func tap(_ name: String, isAccepted: Bool, secondTap: String) {
        if name == selected {
            events.append("\(name) user \(secondTap)")
        } else if isAccepted {
            select(name, "user")
        }
    }

    private mutating func select(_ name: String, _ reason: String) {
        guard selected != name else { return }
        selected = name
        visits.removeAll { $0 == name }
        visits.append(name)
        events.append("\(name) \(reason) new")
    }

    private func successor(among selectable: [String]) -> String? {
        if let visited = visits.last(where: { $0 != selected && selectable.contains($0) }) { return visited }
        guard let place = selected.flatMap({ order.firstIndex(of: $0) }) else { return selectable.first }
        for distance in 1...max(1, order.count) {
            for index in [place - distance, place + distance]
            where order.indices.contains(index) && selectable.contains(order[index]) {
                return order[index]
            }
        }
        return selectable.first
    }
}
