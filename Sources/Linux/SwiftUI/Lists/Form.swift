/// Controls in groups, for entering data or changing settings.
public struct Form<Content> {
    let content: Content
}

extension Form: View where Content: View {
    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.init(content: content())
    }

    public var body: some View {
        ListTable(selection: nil, content: content.modifier(ListEnvironment()))
    }
}
