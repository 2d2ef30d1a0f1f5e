/// An observable object that `environmentObject(_:)` put into the environment; the view follows its changes.
@MainActor
@preconcurrency
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    private var object: ObjectType?

    public init() {}

    /// The object. Reading it where there is none is fatal.
    public var wrappedValue: ObjectType {
        guard let object else {
            fatalError(
                """
                No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for \
                \(ObjectType.self) may be missing as an ancestor of this view.
                """
            )
        }
        return object
    }

    /// Bindings to the object's properties.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
    }
}

extension EnvironmentObject: InstallableProperty {
    mutating func install(_ slot: inout AnyObject?, in node: Node) {
        object = node.trackedEnvironment[ObservableObjectKey<ObjectType>.self]
        if let object {
            ObjectSubscription.current(&slot, for: object, in: node)
        } else {
            slot = nil
        }
    }
}

extension EnvironmentObject: ViewField {
    static func isSame(_ old: Self, _ new: Self) -> Bool { true }
}
