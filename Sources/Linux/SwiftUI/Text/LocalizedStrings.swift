internal import Synchronization

/// Looks keys up in bundles, each once: Foundation would look for the files again and again.
enum LocalizedStrings {
    private struct Place: Hashable {
        let key: String
        let table: String?
        let bundle: ObjectIdentifier
    }

    /// Behind a lock, since Foundation's part of this may be called from any thread.
    private static let known = Mutex<[Place: String]>([:])

    /// The text for a key; the key itself if there is none.
    static func string(for key: String, table: String?, bundle: Bundle) -> String {
        let place = Place(key: key, table: table, bundle: ObjectIdentifier(bundle))
        if let known = known.withLock({ $0[place] }) { return known }
        let string = bundle.localizedString(forKey: key, value: key, table: table)
        known.withLock { $0[place] = string }
        return string
    }
}
