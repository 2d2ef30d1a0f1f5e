import SwiftUI

/// Gives the code around a ``UIKitTabView`` a proxy for it, as `ScrollViewReader` does for scroll views.
///
/// ```swift
/// UIKitTabViewReader { tabs in
///     UIKitTabView(selection: $tab) {
///         UIKitTab("Home", systemImage: "house", value: .home) { HomeView() }
///     }
///     .onOpenURL { _ in tabs.popToRoot(AppTab.home) }
/// }
/// ```
///
/// The content is evaluated again when the selection changes. Give each of several containers a reader of its own.
public struct UIKitTabViewReader<Content: View>: View {
    @StateObject private var proxy: UIKitTabViewProxy
    private let content: (UIKitTabViewProxy) -> Content

    /// Makes a proxy, and hands it to a tab view and to the code around it.
    ///
    /// - Parameter content: The tab view and what is around it; `tabs` controls the tab view.
    public init(@ViewBuilder content: @escaping (_ tabs: UIKitTabViewProxy) -> Content) {
        self.content = content
        _proxy = StateObject(wrappedValue: UIKitTabViewProxy())
    }

    public var body: some View {
        content(proxy)
            .environment(\.tabViewProxy, proxy)
            .environment(\.offeredTabViewProxy, proxy)
    }
}
