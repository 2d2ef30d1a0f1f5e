@available(iOS 14.0, *)
@available(tvOS, unavailable)
extension SceneStorage {
    public init(wrappedValue: Value, _ key: String) where Value == Bool {
        self.init(StoredValue(key: key, defaultValue: wrappedValue, format: .bool))
    }

    public init(wrappedValue: Value, _ key: String) where Value == Int {
        self.init(StoredValue(key: key, defaultValue: wrappedValue, format: .int))
    }

    public init(wrappedValue: Value, _ key: String) where Value == Double {
        self.init(StoredValue(key: key, defaultValue: wrappedValue, format: .double))
    }

    public init(wrappedValue: Value, _ key: String) where Value == String {
        self.init(StoredValue(key: key, defaultValue: wrappedValue, format: .string))
    }

    public init(wrappedValue: Value, _ key: String) where Value == URL {
        self.init(StoredValue(key: key, defaultValue: wrappedValue, format: .url))
    }

    public init(wrappedValue: Value, _ key: String) where Value == Data {
        self.init(StoredValue(key: key, defaultValue: wrappedValue, format: .data))
    }

    /// Stores the raw value; one that names no value counts as none.
    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(StoredValue(key: key, defaultValue: wrappedValue, format: .raw(as: .int)))
    }

    /// Stores the raw value; one that names no value counts as none.
    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(StoredValue(key: key, defaultValue: wrappedValue, format: .raw(as: .string)))
    }
}

/// Optional values: storing `nil` removes what is stored.
@available(iOS 14.0, *)
@available(tvOS, unavailable)
extension SceneStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String) where Value == Bool? {
        self.init(StoredValue(key: key, defaultValue: nil, format: .optional(.bool)))
    }

    public init(_ key: String) where Value == Int? {
        self.init(StoredValue(key: key, defaultValue: nil, format: .optional(.int)))
    }

    public init(_ key: String) where Value == Double? {
        self.init(StoredValue(key: key, defaultValue: nil, format: .optional(.double)))
    }

    public init(_ key: String) where Value == String? {
        self.init(StoredValue(key: key, defaultValue: nil, format: .optional(.string)))
    }

    public init(_ key: String) where Value == URL? {
        self.init(StoredValue(key: key, defaultValue: nil, format: .optional(.url)))
    }

    public init(_ key: String) where Value == Data? {
        self.init(StoredValue(key: key, defaultValue: nil, format: .optional(.data)))
    }
}

@available(iOS 15.0, *)
@available(tvOS, unavailable)
extension SceneStorage {
    /// Stores the raw value; one that names no value counts as none. Storing `nil` removes what is stored.
    public init<R>(_ key: String)
    where Value == R?, R: RawRepresentable, R.RawValue == String {
        self.init(StoredValue(key: key, defaultValue: nil, format: .optional(.raw(as: .string))))
    }

    /// Stores the raw value; one that names no value counts as none. Storing `nil` removes what is stored.
    public init<R>(_ key: String)
    where Value == R?, R: RawRepresentable, R.RawValue == Int {
        self.init(StoredValue(key: key, defaultValue: nil, format: .optional(.raw(as: .int))))
    }
}
