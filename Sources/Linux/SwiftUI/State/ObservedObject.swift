/// An observable object that something else owns; the view follows its changes.
@MainActor
@preconcurrency
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// Gives bindings to the properties of an object.
    @MainActor
    @preconcurrency
    @dynamicMemberLookup
    public struct Wrapper {
        let object: ObjectType

        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            Binding(location: ObjectLocation(object, keyPath))
        }
    }

    public var wrappedValue: ObjectType

    public init(wrappedValue: ObjectType) {
        self.wrappedValue = wrappedValue
    }

    public init(initialValue: ObjectType) {
        self.init(wrappedValue: initialValue)
    }

    /// Bindings to the object's properties.
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension ObservedObject: InstallableProperty {
    mutating func install(_ slot: inout AnyObject?, in node: Node) {
        ObjectSubscription.current(&slot, for: wrappedValue, in: node)
    }
}

extension ObservedObject: ViewField {
    static func isSame(_ old: Self, _ new: Self) -> Bool { old.wrappedValue === new.wrappedValue }
}
