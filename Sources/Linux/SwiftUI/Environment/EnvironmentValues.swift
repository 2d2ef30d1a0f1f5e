/// What views inherit from the views around them.
public struct EnvironmentValues: CustomStringConvertible {
    private var entries: [ObjectIdentifier: EnvironmentEntry] = [:]
    private var reads: EnvironmentReads?

    /// Values of which each is its key's default.
    public init() {}

    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get {
            reads?.insert(ObjectIdentifier(key))
            return entry(of: key)?.value ?? Key.defaultValue
        }
        set {
            entries[ObjectIdentifier(key)] = KeyedEntry<Key>(newValue)
        }
    }

    public var description: String {
        "EnvironmentValues(\(entries.count) set)"
    }

    private func entry<Key: EnvironmentKey>(of key: Key.Type) -> KeyedEntry<Key>? {
        entries[ObjectIdentifier(key)].map { unsafeDowncast($0, to: KeyedEntry<Key>.self) }
    }

    /// A copy that notes which keys are read from it.
    func recording(in reads: EnvironmentReads?) -> EnvironmentValues {
        var copy = self
        copy.reads = reads
        return copy
    }

    /// The keys whose values are not known to be the same in `old`.
    func changedKeys(from old: EnvironmentValues) -> Set<ObjectIdentifier> {
        var changed: Set<ObjectIdentifier> = []
        for (key, entry) in entries where !entry.isSame(as: old.entries[key]) { changed.insert(key) }
        for (key, entry) in old.entries where entries[key] == nil && !entry.isSame(as: nil) { changed.insert(key) }
        return changed
    }
}

/// A value of the environment, whatever its key. Abstract.
private class EnvironmentEntry {
    /// `nil` stands for the key's default.
    func isSame(as other: EnvironmentEntry?) -> Bool { self === other }
}

private final class KeyedEntry<Key: EnvironmentKey>: EnvironmentEntry {
    let value: Key.Value

    init(_ value: Key.Value) {
        self.value = value
    }

    override func isSame(as other: EnvironmentEntry?) -> Bool {
        if self === other { return true }
        let otherValue = other.map { unsafeDowncast($0, to: KeyedEntry<Key>.self).value } ?? Key.defaultValue
        return areSame(value, otherValue)
    }
}

/// Which keys of the environment a node's last evaluation read.
final class EnvironmentReads {
    private var keys: Set<ObjectIdentifier> = []

    func insert(_ key: ObjectIdentifier) {
        keys.insert(key)
    }

    func removeAll() {
        keys.removeAll(keepingCapacity: true)
    }

    func contains(anyOf changed: Set<ObjectIdentifier>) -> Bool {
        !keys.isDisjoint(with: changed)
    }
}
