extension NavigationLink where Label == Text, Destination: View {
    /// A link with a text that pushes a view.
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(title) }
    }

    /// A link with a text that pushes a view.
    @available(iOS, introduced: 13.0, deprecated: 27.0, message: "Pass a closure as the destination")
    @available(tvOS, introduced: 13.0, deprecated: 27.0, message: "Pass a closure as the destination")
    public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(destination: { destination }, label: { Text(titleKey) })
    }

    @available(iOS, introduced: 13.0, deprecated: 27.0, message: "Pass a closure as the destination")
    @available(tvOS, introduced: 13.0, deprecated: 27.0, message: "Pass a closure as the destination")
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(destination: { destination }, label: { Text(title) })
    }

    /// A link with a text whose view is on the stack as long as a binding is `true`.
    @available(iOS, introduced: 13.0, deprecated: 16.0, message: "use NavigationLink(_:value:)")
    @available(tvOS, introduced: 13.0, deprecated: 16.0, message: "use NavigationLink(_:value:)")
    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        isActive: Binding<Bool>,
        @ViewBuilder destination: () -> Destination
    ) {
        self.init(isActive: isActive, destination: destination) { Text(titleKey) }
    }

    @available(iOS, introduced: 13.0, deprecated: 16.0, message: "use NavigationLink(_:value:)")
    @available(tvOS, introduced: 13.0, deprecated: 16.0, message: "use NavigationLink(_:value:)")
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S,
        isActive: Binding<Bool>,
        @ViewBuilder destination: () -> Destination
    ) {
        self.init(isActive: isActive, destination: destination) { Text(title) }
    }
}

extension NavigationLink where Label == Text, Destination == Never {
    /// A link with a text that adds a value to the path of its stack. A `nil` value disables the link.
    @available(iOS 16.0, tvOS 16.0, *)
    public nonisolated init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
        self.init(value: value) { Text(titleKey) }
    }

    @available(iOS 16.0, tvOS 16.0, *)
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
        self.init(value: value) { Text(title) }
    }
}
