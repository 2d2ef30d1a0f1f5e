extension Optional: View where Wrapped: View {
    public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
    static func makeNode(_ view: Wrapped?, _ context: NodeContext) -> ViewNode<Wrapped?> {
        OptionalNode(view, context)
    }

    static var rowCount: Int? { nil }
}

private final class OptionalNode<Wrapped: View>: ViewNode<Wrapped?> {
    private var content: ViewNode<Wrapped>?

    override func forEachChild(_ body: (Node) -> Void) {
        if let content { body(content) }
    }

    override func build() {
        content = view.map { makeChild($0) }
    }

    override func refresh() {
        switch (content, view) {
        case (let content?, let view?):
            content.update(view)
        case (nil, let view?):
            content = makeChild(view)
            structureDidChange()
        case (let old?, nil):
            content = nil
            old.dismantle()
            structureDidChange()
        case (nil, nil):
            break
        }
    }
}
