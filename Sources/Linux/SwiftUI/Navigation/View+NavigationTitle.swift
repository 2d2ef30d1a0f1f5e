extension View {
    /// Names the screen of a navigation stack that the view is on: in its bar, and on the next screen's back button.
    @available(iOS 14.0, tvOS 14.0, *)
    public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        preference(key: NavigationTitleKey.self, value: String(title))
    }
}

/// The title of a screen; the first one in the order of the views counts.
struct NavigationTitleKey: PreferenceKey {
    static var defaultValue: String? { nil }

    static func reduce(value: inout String?, nextValue: () -> String?) {
        value = value ?? nextValue()
    }
}
