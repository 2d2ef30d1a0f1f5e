/// Looks keys up in bundles, each once: Foundation would look for the files again and again.
enum LocalizedStrings {
    private struct Place: Hashable {
        let key: String
        let table: String?
        let bundle: ObjectIdentifier
    }

    // Foundation's part of this may be called from any thread. Not a Mutex, which the thread sanitizer does not see.
    private static let lock = NSLock()
    /// Only touched under `lock`.
    private nonisolated(unsafe) static var known: [Place: String] = [:]

    /// The text for a key; the key itself if there is none.
    static func string(for key: String, table: String?, bundle: Bundle) -> String {
        let place = Place(key: key, table: table, bundle: ObjectIdentifier(bundle))
        if let known = lock.withLock({ known[place] }) { return known }
        let string = bundle.localizedString(forKey: key, value: key, table: table)
        lock.withLock { known[place] = string }
        return string
    }
}
