extension View {
    /// Keeps a person from dismissing the sheet that the view is in by a click beside it or the Escape key, as long as the
    /// view exists. `dismiss` and bindings still do.
    @available(iOS 15.0, tvOS 15.0, *)
    public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        modifier(InteractiveDismissModifier(isDisabled: isDisabled))
    }
}

struct InteractiveDismissModifier {
    let isDisabled: Bool
}

extension InteractiveDismissModifier: PrimitiveModifier {
    typealias Body = Never

    static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>,
        _ context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, Self>> {
        InteractiveDismissNode(view, context)
    }
}

private final class InteractiveDismissNode<Content: View>: ModifierNode<Content, InteractiveDismissModifier> {
    override func refresh() {
        super.refresh()
        graph?.setForcesModality(view.modifier.isDisabled, for: self)
    }

    override func dismantle() {
        super.dismantle()
        graph?.setForcesModality(false, for: self)
    }
}
