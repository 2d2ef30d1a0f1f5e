internal import GLibSupport

/// An observable object that the view owns: made once, before the first body, and kept for as long as the view keeps its
/// place.
@available(iOS 14.0, tvOS 14.0, *)
@MainActor
@preconcurrency
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    // Only the main actor calls it; the initialiser of a view that has one may be anywhere.
    private nonisolated(unsafe) let thunk: () -> ObjectType
    private var object: ObjectType?

    public nonisolated init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
        self.thunk = thunk
    }

    /// The object. Outside a view that is on screen each access makes a new one.
    public var wrappedValue: ObjectType {
        if let object { return object }
        RuntimeWarning.report(
            "Reading a @StateObject of type \(ObjectType.self) outside a view that is on screen makes a new one each time"
        )
        return thunk()
    }

    /// Bindings to the object's properties.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
    }
}

extension StateObject: InstallableProperty {
    mutating func install(_ slot: inout AnyObject?, in node: Node) {
        let known = slot as? ObjectSubscription<ObjectType>
        let subscription = known ?? ObjectSubscription(thunk(), for: node)
        slot = subscription
        object = subscription.object
    }
}

extension StateObject: ViewField {
    static func isSame(_ old: Self, _ new: Self) -> Bool { true }
}
