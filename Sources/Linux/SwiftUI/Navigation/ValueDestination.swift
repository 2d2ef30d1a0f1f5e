/// What the values of a type lead to, as one `navigationDestination(for:destination:)` says.
@MainActor
final class ValueDestination {
    let type: ObjectIdentifier
    var view: (AnyHashable) -> AnyView

    init(type: ObjectIdentifier, view: @escaping (AnyHashable) -> AnyView) {
        self.type = type
        self.view = view
    }
}

/// The destinations that the views of one screen declare.
@MainActor
final class DestinationRegistry {
    private var destinations: [ValueDestination] = []

    /// Called with the type of values of a declaration that came or changed.
    var didChange: (ObjectIdentifier) -> Void = { _ in }

    /// Where several declare the same type, the first one counts.
    func destination(for type: ObjectIdentifier) -> ValueDestination? {
        destinations.first { $0.type == type }
    }

    func add(_ destination: ValueDestination) {
        destinations.append(destination)
        didChange(destination.type)
    }

    func remove(_ destination: ValueDestination) {
        destinations.removeAll { $0 === destination }
    }
}
