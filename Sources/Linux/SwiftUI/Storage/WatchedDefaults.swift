internal import GLibSupport

/// Knows which values of the user defaults views read, and saves what views wrote.
///
/// Foundation on Linux neither announces changes nor saves them by itself. Those that were made past this package can only
/// have been made while the process was awake, so one look before it sleeps finds them.
@MainActor
final class WatchedDefaults {
    static let shared = WatchedDefaults()

    private struct Place: Hashable {
        let store: ObjectIdentifier
        let key: String
    }

    private struct Entry {
        weak var value: WatchedDefault?
    }

    // Entries keep their stores alive, so that the identifier of a store is its own for as long as the entry lives.
    private var entries: [Place: Entry] = [:]
    private var unsaved: [ObjectIdentifier: UserDefaults] = [:]
    private var saving: IdleSource?

    private init() {
        MainLoop.observeSleep { WatchedDefaults.shared.compareAll() }
    }

    func watched(_ key: String, in store: UserDefaults) -> WatchedDefault {
        let place = Place(store: ObjectIdentifier(store), key: key)
        if let known = entries[place]?.value { return known }
        entries = entries.filter { $0.value.value != nil }
        let new = WatchedDefault(key, in: store)
        entries[place] = Entry(value: new)
        return new
    }

    /// Tells all views that read the key, in whichever object for the same defaults, and saves soon.
    func didWrite(_ key: String, to store: UserDefaults) {
        for (place, entry) in entries where place.key == key { entry.value?.compare() }
        unsaved[ObjectIdentifier(store)] = store
        saving = saving ?? IdleSource { [weak self] in self?.save() }
    }

    /// Saves now what is to be saved soon.
    func save() {
        saving = nil
        let stores = unsaved.values
        unsaved = [:]
        for store in stores { store.synchronize() }
    }

    private func compareAll() {
        for entry in entries.values { entry.value?.compare() }
    }
}
