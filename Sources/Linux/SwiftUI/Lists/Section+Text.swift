extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// A section with a text as its header.
    @available(iOS 15.0, tvOS 15.0, *)
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    @available(iOS 15.0, tvOS 15.0, *)
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}
