/// What on-screen keyboards and input methods are told of text fields.
struct TextInputTraits: Equatable {
    var keyboardType = UIKeyboardType.default
    var autocapitalization: UITextAutocapitalizationType?
    var autocorrection: UITextAutocorrectionType?
}

/// What happens when the person presses Return in a text field.
struct SubmitAction {
    let run: () -> Void

    init(_ action: @escaping () -> Void, before outer: SubmitAction?) {
        run = {
            action()
            outer?.run()
        }
    }
}

private struct TextInputTraitsKey: EnvironmentKey {
    static let defaultValue = TextInputTraits()
}

private struct SubmitActionKey: EnvironmentKey {
    static var defaultValue: SubmitAction? { nil }
}

extension EnvironmentValues {
    var textInputTraits: TextInputTraits {
        get { self[TextInputTraitsKey.self] }
        set { self[TextInputTraitsKey.self] = newValue }
    }

    var submitAction: SubmitAction? {
        get { self[SubmitActionKey.self] }
        set { self[SubmitActionKey.self] = newValue }
    }
}

/// Which letters an on-screen keyboard makes capitals by itself.
@available(iOS 15.0, tvOS 15.0, *)
public struct TextInputAutocapitalization: Sendable {
    let type: UITextAutocapitalizationType

    public static var never: TextInputAutocapitalization { TextInputAutocapitalization(type: .none) }
    public static var words: TextInputAutocapitalization { TextInputAutocapitalization(type: .words) }
    public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(type: .sentences) }
    public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(type: .allCharacters) }
}

/// What makes a view submit a value.
@available(iOS 15.0, tvOS 15.0, *)
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Return in a text field.
    public static let text = SubmitTriggers(rawValue: 1 << 0)
    /// Return in a search field.
    public static let search = SubmitTriggers(rawValue: 1 << 1)
}

extension View {
    /// Says what the text fields of this view are for, for on-screen keyboards.
    public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View {
        transformEnvironment(\.textInputTraits) { $0.keyboardType = type }
    }

    /// Says which letters of the text fields of this view an on-screen keyboard makes capitals.
    @available(iOS 15.0, tvOS 15.0, *)
    public nonisolated func textInputAutocapitalization(
        _ autocapitalization: TextInputAutocapitalization?
    ) -> some View {
        transformEnvironment(\.textInputTraits) { $0.autocapitalization = autocapitalization?.type }
    }

    /// Asks input methods not to correct what is typed into the text fields of this view.
    @available(iOS 13.0, tvOS 13.0, *)
    public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        transformEnvironment(\.textInputTraits) { $0.autocorrection = disable ? .no : .yes }
    }

    /// Adds an action for the Return key in the text fields of this view, or in its search field. Those from further out run
    /// after it.
    @available(iOS 15.0, tvOS 15.0, *)
    public nonisolated func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
        transformEnvironment(\.self) { values in
            if triggers.contains(.text) { values.submitAction = SubmitAction(action, before: values.submitAction) }
            if triggers.contains(.search) {
                values.searchSubmitAction = SubmitAction(action, before: values.searchSubmitAction)
            }
        }
    }
}
