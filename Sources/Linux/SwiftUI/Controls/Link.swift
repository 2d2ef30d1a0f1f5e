/// A button that opens a URL by the environment's `openURL`.
@available(iOS 14.0, tvOS 14.0, *)
public struct Link<Label: View> {
    let destination: URL
    let label: Label
    @Environment(\.openURL) private var openURL

    public nonisolated init(destination: URL, @ViewBuilder label: () -> Label) {
        self.init(destination, label())
    }

    private nonisolated init(_ destination: URL, _ label: Label) {
        self.destination = destination
        self.label = label
    }
}

@available(iOS 14.0, tvOS 14.0, *)
extension Link where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination, Text(titleKey))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination, Text(title))
    }
}

@available(iOS 14.0, tvOS 14.0, *)
extension Link: View {
    public var body: some View {
        Button(action: { openURL(destination) }, label: { label })
    }
}
