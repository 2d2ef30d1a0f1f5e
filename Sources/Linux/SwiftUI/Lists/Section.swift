/// A group of rows in a list, with a header and a footer. Elsewhere it is simply its views, one after the other.
public struct Section<Parent, Content, Footer> {
    let header: Parent
    let content: Content
    let footer: Footer
}

extension Section: View where Parent: View, Content: View, Footer: View {
    public typealias Body = Never

    public nonisolated init(
        @ViewBuilder content: () -> Content,
        @ViewBuilder header: () -> Parent,
        @ViewBuilder footer: () -> Footer
    ) {
        self.init(header: header(), content: content(), footer: footer())
    }

    @available(iOS, introduced: 13.0, deprecated: 27.0, renamed: "Section(content:header:footer:)")
    @available(tvOS, introduced: 13.0, deprecated: 27.0, renamed: "Section(content:header:footer:)")
    public nonisolated init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: footer)
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView())
    }

    @available(iOS, introduced: 13.0, deprecated: 27.0, renamed: "Section(content:header:)")
    @available(tvOS, introduced: 13.0, deprecated: 27.0, renamed: "Section(content:header:)")
    public nonisolated init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: EmptyView())
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(header: EmptyView(), content: content(), footer: footer())
    }

    @available(iOS, introduced: 13.0, deprecated: 27.0, renamed: "Section(content:footer:)")
    @available(tvOS, introduced: 13.0, deprecated: 27.0, renamed: "Section(content:footer:)")
    public nonisolated init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: footer)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
    }
}

extension Section: PrimitiveView where Parent: View, Content: View, Footer: View {
    static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> {
        SectionNode(view, context)
    }

    static var rowCount: Int? { nil }
}

private final class SectionNode<Parent: View, Content: View, Footer: View>:
    ViewNode<Section<Parent, Content, Footer>>
{
    private var header: ViewNode<ModifiedContent<Parent, SectionTitleLooks>>?
    private var content: ViewNode<Content>?
    private var footer: ViewNode<ModifiedContent<Footer, SectionTitleLooks>>?

    override func forEachChild(_ body: (Node) -> Void) {
        if let header { body(header) }
        if let content { body(content) }
        if let footer { body(footer) }
    }

    override func build() {
        header = makeChild(view.header.modifier(SectionTitleLooks(kind: .header)), makesRowsOnDemand: false)
        content = makeChild(view.content)
        footer = makeChild(view.footer.modifier(SectionTitleLooks(kind: .footer)), makesRowsOnDemand: false)
    }

    override func refresh() {
        header?.update(view.header.modifier(SectionTitleLooks(kind: .header)))
        content?.update(view.content)
        footer?.update(view.footer.modifier(SectionTitleLooks(kind: .footer)))
    }

    override func appendRows(to rows: inout RowCollector) {
        rows.appendSection(of: self, header: header, footer: footer) { rows in
            content?.appendRows(to: &rows)
        }
    }
}
