extension View {
    /// Keeps the back button off the bar of the screen that the view is on.
    public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        transformPreference(NavigationBarOptionsKey.self) { $0.hidesBackButton = hidesBackButton }
    }

    /// Hides the navigation bar while the screen that the view is on is on top.
    @available(iOS, introduced: 13.0, deprecated: 27.0, message: "Use toolbarVisibility(.hidden) instead")
    @available(tvOS, introduced: 13.0, deprecated: 27.0, message: "Use toolbarVisibility(.hidden) instead")
    public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
        transformPreference(NavigationBarOptionsKey.self) { $0.isHidden = hidden }
    }
}

/// What the views of a screen want of its navigation bar.
struct NavigationBarOptions: Equatable {
    var hidesBackButton = false
    var isHidden = false
}

struct NavigationBarOptionsKey: PreferenceKey {
    static let defaultValue = NavigationBarOptions()

    static func reduce(value: inout NavigationBarOptions, nextValue: () -> NavigationBarOptions) {
        let next = nextValue()
        value.hidesBackButton = value.hidesBackButton || next.hidesBackButton
        value.isHidden = value.isHidden || next.isHidden
    }
}
