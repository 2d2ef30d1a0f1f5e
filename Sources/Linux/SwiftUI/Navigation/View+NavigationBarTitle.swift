/// What `navigationBarTitleDisplayMode(_:)` is about.
public struct NavigationBarItem: Sendable {
    /// How a navigation bar shows the title.
    public enum TitleDisplayMode: Sendable {
        /// As on the screen below; on the first screen the title is large.
        case automatic
        /// In the bar, at its usual size.
        case inline
        /// On a line of its own below the bar's row, that collapses as the content scrolls down.
        @available(tvOS, unavailable)
        case large

        var itemMode: UINavigationItem.LargeTitleDisplayMode {
            switch self {
            case .automatic: .automatic
            case .inline: .never
            case .large: .always
            }
        }
    }
}

extension View {
    /// Sets how the bar of the screen that the view is on shows the title.
    @available(iOS 14.0, *)
    @available(tvOS, unavailable)
    public nonisolated func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        transformPreference(NavigationBarOptionsKey.self) { $0.titleDisplayMode = displayMode }
    }

    @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "navigationTitle(_:)")
    @available(tvOS, introduced: 13.0, deprecated: 100000.0, renamed: "navigationTitle(_:)")
    public nonisolated func navigationBarTitle(_ title: Text) -> some View {
        modifier(NavigationTitleModifier(title: title))
    }

    @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "navigationTitle(_:)")
    @available(tvOS, introduced: 13.0, deprecated: 100000.0, renamed: "navigationTitle(_:)")
    public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
        modifier(NavigationTitleModifier(title: Text(titleKey)))
    }

    @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "navigationTitle(_:)")
    @available(tvOS, introduced: 13.0, deprecated: 100000.0, renamed: "navigationTitle(_:)")
    @_disfavoredOverload
    public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
        modifier(NavigationTitleModifier(title: Text(title)))
    }

    @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use navigationTitle(_:)")
    @available(tvOS, unavailable)
    public nonisolated func navigationBarTitle(
        _ titleKey: LocalizedStringKey,
        displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        modifier(NavigationTitleModifier(title: Text(titleKey))).navigationBarTitleDisplayMode(displayMode)
    }

    @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use navigationTitle(_:)")
    @available(tvOS, unavailable)
    @_disfavoredOverload
    public nonisolated func navigationBarTitle<S: StringProtocol>(
        _ title: S,
        displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        modifier(NavigationTitleModifier(title: Text(title))).navigationBarTitleDisplayMode(displayMode)
    }
}
