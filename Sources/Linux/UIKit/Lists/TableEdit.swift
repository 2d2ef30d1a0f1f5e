/// The change from one numbered list to another: a run of items that is replaced, some of them by themselves.
struct TableEdit: Equatable {
    /// Where the run starts, in both lists.
    let position: Int
    /// How many items the run had.
    let removed: Int
    /// What the run has now: the old position of an item that stays, or `nil` for a new one.
    let added: [Int?]

    /// The smallest edit between two lists of which each says what of it stays; `nil` if they disagree on how many.
    init?(from old: [Bool], to new: [Bool]) {
        guard old.lazy.filter({ $0 }).count == new.lazy.filter({ $0 }).count else { return nil }
        let prefix = zip(old, new).prefix { $0 && $1 }.count
        let suffix = zip(old.dropFirst(prefix).reversed(), new.dropFirst(prefix).reversed()).prefix { $0 && $1 }.count
        position = prefix
        removed = old.count - prefix - suffix
        var stayed = old.indices[prefix..<(prefix + removed)].lazy.filter { old[$0] }.makeIterator()
        added = new[prefix..<(new.count - suffix)].map { $0 ? stayed.next() : nil }
    }

    /// An edit that keeps as many items as both lists have, and adds or removes at the end.
    init(fromCount old: Int, toCount new: Int) {
        position = min(old, new)
        removed = max(0, old - new)
        added = Array(repeating: nil, count: max(0, new - old))
    }

    var isEmpty: Bool { removed == 0 && added.isEmpty }

    /// Where an item is after the edit, or `nil` if it is gone.
    func newPosition(ofOld old: Int) -> Int? {
        if old < position { return old }
        if old >= position + removed { return old - removed + added.count }
        return added.firstIndex(of: old).map { $0 + position }
    }
}
