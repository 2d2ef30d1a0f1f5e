/// A line of text that the person can edit.
///
/// Its label is not shown beside it: without a prompt it is what the empty field shows.
public struct TextField<Label: View> {
    let title: Text
    let text: Binding<String>
    let prompt: Text?
}

extension TextField where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(title: Text(titleKey), text: text, prompt: nil)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(title: Text(title), text: text, prompt: nil)
    }

    @available(iOS 15.0, tvOS 15.0, *)
    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(title: Text(titleKey), text: text, prompt: prompt)
    }

    @available(iOS 15.0, tvOS 15.0, *)
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(title: Text(title), text: text, prompt: prompt)
    }
}

extension TextField: View {
    public var body: some View {
        EntryField(title: title, text: text, prompt: prompt, isSecure: false)
    }
}

/// A line of text that is hidden while the person edits it.
public struct SecureField<Label: View> {
    let title: Text
    let text: Binding<String>
    let prompt: Text?
}

extension SecureField where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(title: Text(titleKey), text: text, prompt: nil)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(title: Text(title), text: text, prompt: nil)
    }

    @available(iOS 15.0, tvOS 15.0, *)
    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(title: Text(titleKey), text: text, prompt: prompt)
    }

    @available(iOS 15.0, tvOS 15.0, *)
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(title: Text(title), text: text, prompt: prompt)
    }
}

extension SecureField: View {
    public var body: some View {
        EntryField(title: title, text: text, prompt: prompt, isSecure: true)
    }
}
