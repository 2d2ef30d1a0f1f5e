/// A way to read and write a value that something else owns.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
    let location: Location<Value>

    init(location: Location<Value>) {
        self.location = location
    }

    /// A binding through two closures. Views that read it follow the state that `get` reads.
    @preconcurrency
    public init(
        get: @escaping @isolated(any) @Sendable () -> Value,
        set: @escaping @isolated(any) @Sendable (Value) -> Void
    ) {
        // A synchronous function's isolation is not part of how it is called. Views call on the main thread, which is
        // the only isolation that closures of view code have.
        let get = unsafeBitCast(get, to: (@Sendable () -> Value).self)
        let set = unsafeBitCast(set, to: (@Sendable (Value) -> Void).self)
        location = FunctionLocation(get: get, set: set)
    }

    public init(projectedValue: Binding<Value>) {
        self = projectedValue
    }

    /// A binding to an optional value, from one to a value.
    public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
        let base = base.location
        location = FunctionLocation(
            get: { base.value },
            set: { if let value = $0 { base.value = value } }
        )
    }

    /// A binding to the value inside an optional, or `nil` if there is none now.
    public init?(_ base: Binding<Value?>) {
        let base = base.location
        guard let initial = base.value else { return nil }
        // A view may read once more after the value went, before its parent removed it.
        location = FunctionLocation(get: { base.value ?? initial }, set: { base.value = $0 })
    }

    public init<Wrapped: Hashable>(_ base: Binding<Wrapped>) where Value == AnyHashable {
        let base = base.location
        location = FunctionLocation(
            get: { AnyHashable(base.value) },
            set: { if let value = $0.base as? Wrapped { base.value = value } }
        )
    }

    /// A binding to a value that cannot change; setting it does nothing.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(location: ConstantLocation(value))
    }

    public var wrappedValue: Value {
        get { location.value }
        nonmutating set { location.value = newValue }
    }

    public var projectedValue: Binding<Value> { self }

    /// A binding to a part of the value.
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(location: KeyPathLocation(location, keyPath))
    }
}

extension Binding: DynamicProperty {}

// Unchecked as Apple's is: the closures are Sendable, and state is guarded by a lock.
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}

extension Binding: ViewField {
    static func isSame(_ old: Binding<Value>, _ new: Binding<Value>) -> Bool {
        old.location.isSame(as: new.location)
    }
}
