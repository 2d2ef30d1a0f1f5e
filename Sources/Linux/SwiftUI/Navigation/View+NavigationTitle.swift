extension View {
    /// Names the screen of a navigation stack that the view is on: in its bar, and on the next screen's back button.
    @available(iOS 14.0, tvOS 14.0, *)
    public nonisolated func navigationTitle(_ title: Text) -> some View {
        modifier(NavigationTitleModifier(title: title))
    }

    @available(iOS 14.0, tvOS 14.0, *)
    public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(Text(titleKey))
    }

    @available(iOS 14.0, tvOS 14.0, *)
    @_disfavoredOverload
    public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        navigationTitle(Text(title))
    }
}

/// Hands a text up as the title of the screen.
struct NavigationTitleModifier {
    let title: Text
    @Environment(\.locale) private var locale

    init(title: Text) {
        self.title = title
    }
}

extension NavigationTitleModifier: ViewModifier {
    func body(content: Content) -> some View {
        var values = EnvironmentValues()
        values.locale = locale
        return content.preference(key: NavigationTitleKey.self, value: title.string(in: values))
    }
}

/// The title of a screen; the first one in the order of the views counts.
struct NavigationTitleKey: PreferenceKey {
    static var defaultValue: String? { nil }

    static func reduce(value: inout String?, nextValue: () -> String?) {
        value = value ?? nextValue()
    }
}
