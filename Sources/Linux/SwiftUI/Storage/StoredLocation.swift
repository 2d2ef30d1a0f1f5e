/// The place of a value in the user defaults.
final class StoredLocation<Value>: Location<Value> {
    private let stored: StoredValue<Value>
    private let store: UserDefaults
    private let watched: WatchedDefault?

    /// `watched` tells the views that read the value here of changes.
    init(_ stored: StoredValue<Value>, in store: UserDefaults, watched: WatchedDefault?) {
        self.stored = stored
        self.store = store
        self.watched = watched
    }

    override var value: Value {
        get {
            if let watched, Thread.isMainThread { MainActor.assumeIsolated { watched.readers.addCurrent() } }
            return stored.read(from: store)
        }
        set {
            stored.write(newValue, to: store)
            // `UserDefaults` may be used from any thread; only its declaration on Linux does not say so.
            nonisolated(unsafe) let store = store
            MainThread.perform { [key = stored.key] in WatchedDefaults.shared.didWrite(key, to: store) }
        }
    }

    override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? StoredLocation<Value> else { return false }
        return store === other.store && stored.isSame(as: other.stored)
    }
}

extension StoredLocation {
    /// The location in a slot, renewed if it is not that of the value.
    @MainActor
    static func current(
        _ slot: inout AnyObject?,
        for stored: StoredValue<Value>,
        in store: UserDefaults
    ) -> StoredLocation<Value> {
        if let known = slot as? StoredLocation<Value>, known.store === store, known.stored.isSame(as: stored) {
            return known
        }
        let watched = WatchedDefaults.shared.watched(stored.key, in: store)
        let new = StoredLocation(stored, in: store, watched: watched)
        slot = new
        return new
    }
}
