extension Button where Label == SwiftUI.Label<Text, Image> {
    /// A button with a title and a symbol.
    @available(iOS 14.0, tvOS 14.0, *)
    @preconcurrency
    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(action, SwiftUI.Label(titleKey, systemImage: systemImage), role: nil)
    }

    @available(iOS 14.0, tvOS 14.0, *)
    @_disfavoredOverload
    @preconcurrency
    public nonisolated init<S: StringProtocol>(
        _ title: S,
        systemImage: String,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(action, SwiftUI.Label(title, systemImage: systemImage), role: nil)
    }

    @available(iOS 15.0, tvOS 15.0, *)
    @preconcurrency
    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(action, SwiftUI.Label(titleKey, systemImage: systemImage), role: role)
    }

    @available(iOS 15.0, tvOS 15.0, *)
    @_disfavoredOverload
    @preconcurrency
    public nonisolated init<S: StringProtocol>(
        _ title: S,
        systemImage: String,
        role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(action, SwiftUI.Label(title, systemImage: systemImage), role: role)
    }
}
