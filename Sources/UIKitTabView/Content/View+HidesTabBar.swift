import SwiftUI

extension View {
    /// Hides the tab bar while this view's screen is the top one of the selected tab.
    ///
    /// The bar goes with the push and returns with the pop, follows a swipe back, and content takes the space at once. Each
    /// screen speaks for itself: one pushed further without this modifier shows the bar again.
    ///
    /// ```swift
    /// NavigationLink("Details") {
    ///     DetailView().hidesTabBar()
    /// }
    /// ```
    ///
    /// SwiftUI's own `toolbar(.hidden, for: .tabBar)` reaches SwiftUI's tab view only, and `hidesBottomBarWhenPushed` no stack
    /// that SwiftUI made. Outside of a ``UIKitTabView`` it does nothing.
    ///
    /// - Parameter hides: Whether to hide it; may change at any time.
    @MainActor
    public func hidesTabBar(_ hides: Bool = true) -> some View {
        modifier(TabContributionModifier(.hidesTabBar(hides)))
    }
}
