extension View {
    /// Says which value of a picker's selection stands for this view.
    ///
    /// The type must be the selection's own, or what is optional in it unless `includeOptional` is `false`. An element of a
    /// `ForEach` without a tag has its identifier as one.
    public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        modifier(TagModifier(tag: tag, includesOptional: includeOptional))
    }
}

struct TagModifier<Tag: Hashable> {
    let tag: Tag
    let includesOptional: Bool
}

extension TagModifier: PrimitiveModifier {
    typealias Body = Never

    static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>,
        _ context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, Self>> {
        TagNode(view, context)
    }
}

/// A node whose views stand for a value.
@MainActor
protocol TaggedNode: Node {
    /// The value, if it is one of a type.
    func tag<Value: Hashable>(as type: Value.Type) -> Value?
}

private final class TagNode<Content: View, Tag: Hashable>: ModifierNode<Content, TagModifier<Tag>>, TaggedNode {
    private var shown: Tag?

    override func refresh() {
        super.refresh()
        let tag = view.modifier.tag
        if let shown, shown != tag { structureDidChange() }
        shown = tag
    }

    func tag<Value: Hashable>(as type: Value.Type) -> Value? {
        guard type == Tag.self || view.modifier.includesOptional && type == Tag?.self else { return nil }
        return view.modifier.tag as? Value
    }
}
