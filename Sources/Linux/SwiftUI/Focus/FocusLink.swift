/// The connection of one text field or editor to a focus state.
struct FocusLink: Equatable {
    private let location: AnyObject
    private let value: AnyHashable
    private let read: () -> Bool
    private let write: (Bool) -> Void

    init<Value: Hashable>(_ binding: FocusState<Value>.Binding, focused value: Value) {
        let location = binding.location
        let unfocused = binding.unfocused
        self.location = location
        self.value = value
        read = { location.value == value }
        write = { isFocused in
            if isFocused {
                location.value = value
            } else if location.value == value {
                // Another field that took the focus may have said so already.
                location.value = unfocused
            }
        }
    }

    /// Whether the state says that the field is focused; read during an update, that is a reason for another one.
    var wantsFocus: Bool { read() }

    /// Tells the state what the person, or UIKit, did.
    func focusDidChange(_ isFocused: Bool) { write(isFocused) }

    static func == (left: FocusLink, right: FocusLink) -> Bool {
        left.location === right.location && left.value == right.value
    }
}

private struct FocusLinkKey: EnvironmentKey {
    static var defaultValue: FocusLink? { nil }
}

extension EnvironmentValues {
    var focusLink: FocusLink? {
        get { self[FocusLinkKey.self] }
        set { self[FocusLinkKey.self] = newValue }
    }
}
