/// Which of a view's text fields or editors has the keyboard focus.
///
/// The person moves the focus, and so does setting the value; `false` and `nil` take it away.
@available(iOS 15.0, tvOS 15.0, *)
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    private let unfocused: Value
    private var location: StateLocation<Value>?

    public init() where Value == Bool {
        unfocused = false
    }

    public init<T: Hashable>() where Value == T? {
        unfocused = nil
    }

    /// The value of the field that is focused. Outside a view that is on screen there is none, and setting does nothing.
    public var wrappedValue: Value {
        get { location?.value ?? unfocused }
        nonmutating set { location?.value = newValue }
    }

    public var projectedValue: Binding {
        Binding(location: location ?? ConstantLocation(unfocused), unfocused: unfocused)
    }

    /// A connection to a focus state, for `focused`.
    @propertyWrapper
    public struct Binding {
        let location: Location<Value>
        let unfocused: Value

        public var wrappedValue: Value {
            get { location.value }
            nonmutating set { location.value = newValue }
        }

        public var projectedValue: Binding { self }
    }
}

@available(iOS 15.0, tvOS 15.0, *)
extension FocusState: InstallableProperty {
    mutating func install(_ slot: inout AnyObject?, in node: Node) {
        if let slot {
            location = unsafeDowncast(slot, to: StateLocation<Value>.self)
        } else {
            let new = StateLocation(unfocused)
            slot = new
            location = new
        }
    }
}

@available(iOS 15.0, tvOS 15.0, *)
extension FocusState: ViewField {
    static func isSame(_ old: FocusState<Value>, _ new: FocusState<Value>) -> Bool { true }
}

@available(iOS 15.0, tvOS 15.0, *)
extension View {
    /// Ties the focus of the text field or editor in this view to a state that has `value` while the field is focused.
    public nonisolated func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding,
        equals value: Value
    ) -> some View {
        environment(\.focusLink, FocusLink(binding, focused: value))
    }

    /// Ties the focus of the text field or editor in this view to a state that is `true` while the field is focused.
    public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        environment(\.focusLink, FocusLink(condition, focused: true))
    }
}
