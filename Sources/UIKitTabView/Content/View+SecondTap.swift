import SwiftUI

extension View {
    /// Decides what a second tap on the tab does while this view is on screen.
    ///
    /// Comes before the tab's own ``SecondTapBehavior``. Of several views on screen the one that appeared last decides.
    ///
    /// ```swift
    /// SearchView()
    ///     .onSecondTap {
    ///         if isSearching { return .useDefault }
    ///         isSearching = true
    ///         return .handled
    ///     }
    /// ```
    ///
    /// Outside of a ``UIKitTabView`` it does nothing.
    @MainActor
    public func onSecondTap(perform action: @escaping @MainActor () -> SecondTapResponse) -> some View {
        modifier(TabContributionModifier(.secondTap(action)))
    }

    /// Asks before a second tap goes back to the tab's first screen, for example to save what was edited.
    ///
    /// It is asked on a second tap only, and only where there is a screen to go back from: a back button, a swipe and
    /// ``UIKitTabViewProxy/popToRoot(animated:)`` go back without it. Outside of a ``UIKitTabView`` it does
    /// nothing.
    ///
    /// - Parameter isAllowed: Returns whether to go back. May take its time; further taps do nothing meanwhile.
    @MainActor
    public func popToRootGuard(_ isAllowed: @escaping @MainActor () async -> Bool) -> some View {
        modifier(TabContributionModifier(.popGuard(isAllowed)))
    }

    /// Makes this scroll view or list the one that a second tap scrolls.
    ///
    /// Needed only where the container would choose another: it takes the outermost one that scrolls vertically. Outside of a
    /// ``UIKitTabView`` it does nothing.
    @MainActor
    public func secondTapScrollTarget() -> some View {
        modifier(TabContributionModifier(.scrollTarget))
    }
}
