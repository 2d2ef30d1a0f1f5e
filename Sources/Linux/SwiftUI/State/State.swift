internal import GLibSupport

/// A value that a view owns: it lives as long as the view keeps its place, and a change shows at once.
///
/// The value belongs to the view's place in the tree and not to the view value, which is made anew at each update; an
/// initial value therefore counts only once. May be set from any thread.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private let initialValue: Value
    private var location: StateLocation<Value>?
    /// The value when the view that owns the state was last evaluated.
    private var seen: Value?

    public init(wrappedValue value: Value) {
        initialValue = value
    }

    public init(initialValue value: Value) {
        initialValue = value
    }

    /// The current value. Outside a view that is on screen this is the initial value, and setting it does nothing.
    public var wrappedValue: Value {
        get { location?.read(seen: seen) ?? initialValue }
        nonmutating set {
            guard let location else {
                MainThread.perform {
                    RuntimeWarning.report(
                        "Setting a @State of type \(Value.self) outside a view that is on screen has no effect"
                    )
                }
                return
            }
            location.value = newValue
        }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        Binding(location: location ?? ConstantLocation(initialValue))
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// State that begins as `nil`.
    public init() {
        self.init(wrappedValue: nil)
    }
}

extension State: Sendable where Value: Sendable {}

extension State: InstallableProperty {
    mutating func install(_ slot: inout AnyObject?, in node: Node) {
        let known =
            slot.map { unsafeDowncast($0, to: StateLocation<Value>.self) } ?? StateLocation(initialValue, owner: node)
        slot = known
        location = known
        seen = known.latest
    }
}

extension State: ViewField {
    static func isSame(_ old: State<Value>, _ new: State<Value>) -> Bool { true }
}
