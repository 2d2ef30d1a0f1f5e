internal import GLibSupport

/// A value that a view inherits, kept up to date.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private let source: Source
    private var value: Value?

    /// The value at a key path, for example `\.isEnabled`.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        source = .keyPath(keyPath)
    }

    /// The observable object of a type that `environment(_:)` put there. Reading it where there is none is fatal.
    @available(iOS 17.0, tvOS 17.0, *)
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        source = .object(ObjectIdentifier(objectType)) { values in
            guard let object = values[ObservableKey<Value>.self] else {
                fatalError(
                    """
                    No Observable object of type \(Value.self) found. A View.environmentObject(_:) for \(Value.self) may \
                    be missing as an ancestor of this view.
                    """
                )
            }
            return object
        }
    }

    /// The observable object of a type that `environment(_:)` put there, if any.
    @available(iOS 17.0, tvOS 17.0, *)
    public init<T>(_ objectType: T.Type) where Value == T?, T: AnyObject, T: Observable {
        source = .object(ObjectIdentifier(objectType)) { $0[ObservableKey<T>.self] }
    }

    /// The current value. Outside a view that is on screen this is the default.
    public var wrappedValue: Value {
        if let value { return value }
        MainThread.perform {
            RuntimeWarning.report("Reading an @Environment value outside a view that is on screen gives its default")
        }
        return source.read(EnvironmentValues())
    }

    private enum Source {
        case keyPath(KeyPath<EnvironmentValues, Value>)
        case object(ObjectIdentifier, (EnvironmentValues) -> Value)

        func read(_ values: EnvironmentValues) -> Value {
            switch self {
            case .keyPath(let keyPath):
                return values[keyPath: keyPath]
            case .object(_, let read):
                return read(values)
            }
        }
    }
}

extension Environment: InstallableProperty {
    mutating func install(_ slot: inout AnyObject?, in node: Node) {
        value = source.read(node.trackedEnvironment)
    }
}

extension Environment: ViewField {
    static func isSame(_ old: Environment<Value>, _ new: Environment<Value>) -> Bool {
        switch (old.source, new.source) {
        case (.keyPath(let old), .keyPath(let new)): old == new
        case (.object(let old, _), .object(let new, _)): old == new
        default: false
        }
    }
}
