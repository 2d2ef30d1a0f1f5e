/// A view with a modifier, or two modifiers in one.
public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier

    public nonisolated init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public typealias Body = Never
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    public func body(content: _ViewModifier_Content<Self>) -> some View {
        content.modifier(self.content).modifier(modifier)
    }
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
    static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> {
        guard let primitive = Modifier.self as? any PrimitiveModifier.Type else {
            return ModifierBodyNode(view, context)
        }
        func open<P: PrimitiveModifier>(_ type: P.Type) -> ViewNode<Self> {
            // `P` is `Modifier`.
            let node = P.makeNode(unsafeBitCast(view, to: ModifiedContent<Content, P>.self), context)
            return unsafeDowncast(node, to: ViewNode<Self>.self)
        }
        return open(primitive)
    }

    static var rowCount: Int? {
        guard Modifier.self is any PrimitiveModifier.Type else {
            return rowCountOfViews(Content.self) == 1 ? rowCountOfViews(Modifier.Body.self) : nil
        }
        return rowCountOfViews(Content.self)
    }
}
