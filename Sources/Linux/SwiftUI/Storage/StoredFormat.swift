/// How the values of a type are kept in the user defaults.
struct StoredFormat<Value> {
    /// The value that a stored object is, or `nil` if it is of another type.
    let decode: (Any) -> Value?
    /// What to store, or `nil` to store nothing.
    let encode: (Value) -> Any?

    /// The value, and no value where nothing is stored.
    static func optional<Wrapped>(_ format: StoredFormat<Wrapped>) -> StoredFormat where Value == Wrapped? {
        StoredFormat(decode: { format.decode($0).map { .some($0) } }, encode: { $0.flatMap(format.encode) })
    }

    /// The raw value.
    static func raw(as format: StoredFormat<Value.RawValue>) -> StoredFormat where Value: RawRepresentable {
        StoredFormat(
            decode: { format.decode($0).flatMap(Value.init(rawValue:)) },
            encode: { format.encode($0.rawValue) }
        )
    }

    private static var plain: StoredFormat {
        StoredFormat(decode: { $0 as? Value }, encode: { $0 })
    }
}

extension StoredFormat where Value == String {
    static var string: StoredFormat { plain }
}

extension StoredFormat where Value == Data {
    static var data: StoredFormat { plain }
}

// As Apple's numbers do, one serves for another if that loses nothing.

extension StoredFormat where Value == Bool {
    static var bool: StoredFormat {
        StoredFormat(
            decode: { object in
                (object as? Bool) ?? number(object).flatMap { $0 == 0 ? false : $0 == 1 ? true : nil }
            },
            encode: { $0 }
        )
    }
}

extension StoredFormat where Value == Int {
    static var int: StoredFormat {
        StoredFormat(decode: { ($0 as? Int) ?? number($0).flatMap(Int.init(exactly:)) }, encode: { $0 })
    }
}

extension StoredFormat where Value == Double {
    static var double: StoredFormat {
        StoredFormat(decode: number, encode: { $0 })
    }
}

private func number(_ object: Any) -> Double? {
    switch object {
    case let double as Double: double
    case let float as Float: Double(float)
    case let int as Int: Double(exactly: int)
    case let bool as Bool: bool ? 1 : 0
    default: nil
    }
}

extension StoredFormat where Value == URL {
    /// A path for files and an archive for other addresses, which `UserDefaults.url(forKey:)` reads as well. Its
    /// `set(_:forKey:)` would keep the path alone.
    static var url: StoredFormat {
        StoredFormat(decode: decodeURL, encode: encodeURL)
    }

    private static func decodeURL(_ object: Any) -> URL? {
        if let path = object as? String { return URL(fileURLWithPath: path) }
        guard let archive = object as? Data else { return nil }
        return try? NSKeyedUnarchiver.unarchivedObject(ofClass: NSURL.self, from: archive) as URL?
    }

    private static func encodeURL(_ url: URL) -> Any? {
        if url.isFileURL { return url.path }
        return try? NSKeyedArchiver.archivedData(withRootObject: url as NSURL, requiringSecureCoding: true)
    }
}
