/// Shows a root view, and on top of it the screens that links push. `NavigationStack` is its successor.
@available(iOS, introduced: 13.0, deprecated: 27.0, message: "use NavigationStack or NavigationSplitView instead")
@available(tvOS, introduced: 13.0, deprecated: 27.0, message: "use NavigationStack or NavigationSplitView instead")
public struct NavigationView<Content> {
    let content: Content
}

extension NavigationView: View where Content: View {
    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.init(content: content())
    }

    public var body: some View {
        NavigationStack { content }
    }
}
