/// What a view says of a value in the user defaults: its name, how it is kept, and what it is where nothing is stored.
struct StoredValue<Value> {
    var key: String
    let defaultValue: Value
    let format: StoredFormat<Value>

    /// The value in a store.
    func read(from store: UserDefaults) -> Value {
        store.object(forKey: key).flatMap(format.decode) ?? defaultValue
    }

    func write(_ value: Value, to store: UserDefaults) {
        if let object = format.encode(value) {
            store.set(object, forKey: key)
        } else {
            store.removeObject(forKey: key)
        }
    }

    func isSame(as other: StoredValue<Value>) -> Bool {
        key == other.key && areSame(defaultValue, other.defaultValue)
    }
}
