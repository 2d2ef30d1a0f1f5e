/// A value of the user defaults that views read.
@MainActor
final class WatchedDefault {
    let readers = Readers()
    private let key: String
    private let store: UserDefaults
    private var last: NSObject?

    init(_ key: String, in store: UserDefaults) {
        self.key = key
        self.store = store
        last = store.object(forKey: key) as? NSObject
    }

    /// Refreshes the views that read the value, if it is another one.
    func compare() {
        let current = store.object(forKey: key) as? NSObject
        guard current != last else { return }
        last = current
        readers.invalidate()
    }
}
