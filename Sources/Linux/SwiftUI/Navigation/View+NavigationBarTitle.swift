/// What `navigationBarTitleDisplayMode(_:)` is about.
public struct NavigationBarItem: Sendable {
    /// How a navigation bar shows the title. Titles are always in the bar here: there are no large ones.
    public enum TitleDisplayMode: Sendable {
        /// As on the screen below, that is, in the bar.
        case automatic
        /// In the bar, at its usual size.
        case inline
    }
}

extension View {
    /// Sets how the bar of the screen that the view is on shows the title.
    @available(iOS 14.0, *)
    @available(tvOS, unavailable)
    public nonisolated func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        // Both modes are what the bar does anyway.
        self
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
        modifier(NavigationTitleModifier(title: Text(titleKey)))
    }

    @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use navigationTitle(_:)")
    @available(tvOS, unavailable)
    @_disfavoredOverload
    public nonisolated func navigationBarTitle<S: StringProtocol>(
        _ title: S,
        displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        modifier(NavigationTitleModifier(title: Text(title)))
    }
}
