extension View {
    /// Keeps the back button off the bar of the screen that the view is on.
    public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        transformPreference(NavigationBarOptionsKey.self) { $0.hidesBackButton = hidesBackButton }
    }

    /// Hides the navigation bar while the screen that the view is on is on top.
    @available(iOS, introduced: 13.0, deprecated: 27.0, message: "Use toolbarVisibility(_:for:) instead")
    @available(tvOS, introduced: 13.0, deprecated: 27.0, message: "Use toolbarVisibility(_:for:) instead")
    public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
        transformPreference(NavigationBarOptionsKey.self) { $0.isHidden = hidden }
    }
}

/// What the views of a screen want of its navigation bar; `nil` where they want nothing.
struct NavigationBarOptions: Equatable {
    var hidesBackButton: Bool?
    var isHidden: Bool?
    var titleDisplayMode: NavigationBarItem.TitleDisplayMode?
}

/// Of several views the first one that wants something counts.
struct NavigationBarOptionsKey: PreferenceKey {
    static let defaultValue = NavigationBarOptions()

    static func reduce(value: inout NavigationBarOptions, nextValue: () -> NavigationBarOptions) {
        let next = nextValue()
        value.hidesBackButton = value.hidesBackButton ?? next.hidesBackButton
        value.isHidden = value.isHidden ?? next.isHidden
        value.titleDisplayMode = value.titleDisplayMode ?? next.titleDisplayMode
    }
}

/// Hands a wish for the visibility of bars up to the screen.
struct BarVisibilityModifier {
    private let visibility: Visibility

    init(_ visibility: Visibility, _ bars: [ToolbarPlacement]) {
        // Of the bars that can be named there is only the navigation bar.
        self.visibility = visibility
    }
}

extension BarVisibilityModifier: ViewModifier {
    func body(content: Content) -> some View {
        content.transformPreference(NavigationBarOptionsKey.self) { options in
            switch visibility {
            case .automatic: break
            case .visible: options.isHidden = false
            case .hidden: options.isHidden = true
            }
        }
    }
}
