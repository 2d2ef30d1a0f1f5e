@available(iOS 14.0, tvOS 14.0, *)
extension AppStorage {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(StoredValue(key: key, defaultValue: wrappedValue, format: .bool), in: store)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(StoredValue(key: key, defaultValue: wrappedValue, format: .int), in: store)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(StoredValue(key: key, defaultValue: wrappedValue, format: .double), in: store)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(StoredValue(key: key, defaultValue: wrappedValue, format: .string), in: store)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(StoredValue(key: key, defaultValue: wrappedValue, format: .url), in: store)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(StoredValue(key: key, defaultValue: wrappedValue, format: .data), in: store)
    }

    /// Stores the raw value; one that names no value counts as none.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(StoredValue(key: key, defaultValue: wrappedValue, format: .raw(as: .int)), in: store)
    }

    /// Stores the raw value; one that names no value counts as none.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(StoredValue(key: key, defaultValue: wrappedValue, format: .raw(as: .string)), in: store)
    }
}

/// Optional values: storing `nil` removes what is stored.
@available(iOS 14.0, tvOS 14.0, *)
extension AppStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(StoredValue(key: key, defaultValue: nil, format: .optional(.bool)), in: store)
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(StoredValue(key: key, defaultValue: nil, format: .optional(.int)), in: store)
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(StoredValue(key: key, defaultValue: nil, format: .optional(.double)), in: store)
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(StoredValue(key: key, defaultValue: nil, format: .optional(.string)), in: store)
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(StoredValue(key: key, defaultValue: nil, format: .optional(.url)), in: store)
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(StoredValue(key: key, defaultValue: nil, format: .optional(.data)), in: store)
    }
}

@available(iOS 15.0, tvOS 15.0, *)
extension AppStorage {
    /// Stores the raw value; one that names no value counts as none. Storing `nil` removes what is stored.
    public init<R>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R: RawRepresentable, R.RawValue == String {
        self.init(StoredValue(key: key, defaultValue: nil, format: .optional(.raw(as: .string))), in: store)
    }

    /// Stores the raw value; one that names no value counts as none. Storing `nil` removes what is stored.
    public init<R>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R: RawRepresentable, R.RawValue == Int {
        self.init(StoredValue(key: key, defaultValue: nil, format: .optional(.raw(as: .int))), in: store)
    }
}
