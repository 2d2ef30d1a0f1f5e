/// Gives bindings to the properties of an observable object.
@available(iOS 17.0, tvOS 17.0, *)
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
    public var wrappedValue: Value

    @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
    public init(wrappedValue: Value) {
        fatalError("unavailable")
    }

    /// The wrapper itself, whose members are bindings.
    public var projectedValue: Bindable<Value> { self }
}

@available(iOS 17.0, tvOS 17.0, *)
extension Bindable where Value: AnyObject {
    public subscript<Subject>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
    ) -> Binding<Subject> {
        Binding(location: ObjectLocation(wrappedValue, keyPath))
    }
}

@available(iOS 17.0, tvOS 17.0, *)
extension Bindable where Value: AnyObject, Value: Observable {
    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    public init(_ wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    public init(projectedValue: Bindable<Value>) {
        self = projectedValue
    }
}

@available(iOS 17.0, tvOS 17.0, *)
extension Bindable: Sendable where Value: Sendable {}
