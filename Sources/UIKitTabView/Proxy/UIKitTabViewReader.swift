import SwiftUI

/// Gives the code around a ``UIKitTabView`` a proxy for it, as `ScrollViewReader` does for scroll views.
///
/// ```swift
/// UIKitTabViewReader { tabs in
///     UIKitTabView(selection: $section) { … }
///         .onOpenURL { url in tabs.popToRoot(Section.home) }
/// }
/// ```
///
/// The content is evaluated again when the selection changes. Of several containers within it the last one made is meant.
public struct UIKitTabViewReader<Content: View>: View {
    @StateObject private var proxy: UIKitTabViewProxy
    private let content: (UIKitTabViewProxy) -> Content

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
