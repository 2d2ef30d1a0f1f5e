/// How a `NavigationView` looks.
@available(iOS, introduced: 13.0, deprecated: 27.0, message: "use NavigationStack or NavigationSplitView instead")
@available(tvOS, introduced: 13.0, deprecated: 27.0, message: "use NavigationStack or NavigationSplitView instead")
public protocol NavigationViewStyle {}

/// One screen at a time. The only style that there is on Linux.
@available(iOS, introduced: 13.0, deprecated: 27.0, message: "use NavigationStack instead")
@available(tvOS, introduced: 13.0, deprecated: 27.0, message: "use NavigationStack instead")
public struct StackNavigationViewStyle: NavigationViewStyle, Sendable {
    public init() {}
}

@available(iOS, introduced: 15.0, deprecated: 27.0, message: "use NavigationStack instead")
@available(tvOS, introduced: 15.0, deprecated: 27.0, message: "use NavigationStack instead")
extension NavigationViewStyle where Self == StackNavigationViewStyle {
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension View {
    /// Sets how the navigation views of this view look.
    @available(iOS, introduced: 13.0, deprecated: 27.0, message: "use NavigationStack or NavigationSplitView instead")
    @available(tvOS, introduced: 13.0, deprecated: 27.0, message: "use NavigationStack or NavigationSplitView instead")
    public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
        self
    }
}
