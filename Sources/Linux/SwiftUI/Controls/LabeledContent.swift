/// A value with a label before it, such as a row of a form.
@available(iOS 16.0, tvOS 16.0, *)
public struct LabeledContent<Label, Content> {
    let label: Label
    let content: Content
    @Environment(\.areLabelsHidden) private var areLabelsHidden

    private nonisolated init(_ label: Label, _ content: Content) {
        self.label = label
        self.content = content
    }
}

@available(iOS 16.0, tvOS 16.0, *)
extension LabeledContent where Label: View, Content: View {
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label(), content())
    }
}

@available(iOS 16.0, tvOS 16.0, *)
extension LabeledContent where Label == Text, Content: View {
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), content())
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(Text(title), content())
    }
}

@available(iOS 16.0, tvOS 16.0, *)
extension LabeledContent where Label == Text, Content == Text {
    /// A text with a label; the text is shown as it is.
    public nonisolated init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init(Text(titleKey), Text(value))
    }

    @_disfavoredOverload
    public nonisolated init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init(Text(title), Text(value))
    }
}

@available(iOS 16.0, tvOS 16.0, *)
extension LabeledContent: View where Label: View, Content: View {
    public var body: some View {
        HStack {
            if !areLabelsHidden {
                label
                Spacer()
            }
            content.foregroundStyle(.secondary)
        }
    }
}
