/// The values on a navigation stack, from the first pushed to the top; they may be of different types.
@available(iOS 16.0, tvOS 16.0, *)
public struct NavigationPath {
    var elements: [PathElement] = []

    /// An empty path: the stack shows its root.
    public init() {}

    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        self.elements = elements.map { PathElement($0) }
    }

    public var count: Int { elements.count }
    public var isEmpty: Bool { elements.isEmpty }

    public mutating func append<V: Hashable>(_ value: V) {
        elements.append(PathElement(value))
    }

    /// Takes values off the end. Removing more than there are is a fatal error, as for arrays.
    public mutating func removeLast(_ k: Int = 1) {
        precondition(k >= 0, "Cannot remove a negative number of values from a NavigationPath")
        precondition(k <= count, "Cannot remove more values from a NavigationPath than it contains")
        elements.removeLast(k)
    }
}

@available(iOS 16.0, tvOS 16.0, *)
extension NavigationPath: Equatable {}

/// One value of a path. The type under which it was added is part of it, as it chooses the destination.
struct PathElement: Equatable {
    let value: AnyHashable
    let type: ObjectIdentifier

    init<V: Hashable>(_ value: V) {
        self.value = AnyHashable(value)
        // What is in an `AnyHashable` is what the app means by the value.
        type = V.self == AnyHashable.self ? ObjectIdentifier(Self.type(of: self.value.base)) : ObjectIdentifier(V.self)
    }

    private static func type(of base: Any) -> Any.Type { Swift.type(of: base) }
}
