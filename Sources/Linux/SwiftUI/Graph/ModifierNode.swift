/// A modifier that has a node of its own instead of a body.
///
/// Conform by one of the refinements where one fits: `WrappingModifier`, `EnvironmentModifier`.
@MainActor
protocol PrimitiveModifier: ViewModifier where Body == Never {
    static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>,
        _ context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, Self>>
}

/// The node of a view with a primitive modifier. By itself it shows the content unchanged; subclasses add what they are for.
class ModifierNode<Content: View, Modifier: ViewModifier>: ViewNode<ModifiedContent<Content, Modifier>> {
    private(set) var content: ViewNode<Content>?

    /// What the content inherits.
    var contentEnvironment: EnvironmentValues { environment }

    override func forEachChild(_ body: (Node) -> Void) {
        if let content { body(content) }
    }

    override func refresh() {
        if let content {
            content.update(view.content)
        } else {
            content = makeChild(view.content, environment: contentEnvironment)
        }
    }
}
