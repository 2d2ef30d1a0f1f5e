/// What surrounds text fields.
public protocol TextFieldStyle {}

/// The style that fits the place: nothing around the text.
public struct DefaultTextFieldStyle: TextFieldStyle {
    public nonisolated init() {}
}

/// Nothing around the text.
public struct PlainTextFieldStyle: TextFieldStyle {
    public nonisolated init() {}
}

/// A rounded border around the text.
@available(tvOS, unavailable)
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    public nonisolated init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

@available(tvOS, unavailable)
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

private struct TextFieldBorderKey: EnvironmentKey {
    static let defaultValue = UITextField.BorderStyle.none
}

extension EnvironmentValues {
    var textFieldBorder: UITextField.BorderStyle {
        get { self[TextFieldBorderKey.self] }
        set { self[TextFieldBorderKey.self] = newValue }
    }
}

extension View {
    /// Sets what surrounds the text fields of this view.
    public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        environment(\.textFieldBorder, style is RoundedBorderTextFieldStyle ? .roundedRect : .none)
    }
}
