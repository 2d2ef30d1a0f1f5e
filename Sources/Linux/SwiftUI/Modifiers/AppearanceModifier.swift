extension View {
    /// Runs an action before the first frame that shows the view, at each visit of the screen that it is part of.
    public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(appear: action, disappear: nil))
    }

    /// Runs an action after the view, or the screen that it is part of, went away.
    public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(appear: nil, disappear: action))
    }
}

struct AppearanceModifier {
    let appear: (() -> Void)?
    let disappear: (() -> Void)?
}

extension AppearanceModifier: PrimitiveModifier {
    typealias Body = Never

    static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>,
        _ context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, Self>> {
        AppearanceNode(view, context)
    }
}

private final class AppearanceNode<Content: View>: ModifierNode<Content, AppearanceModifier> {
    override func build() {
        if isVisible { appear() }
        super.build()
    }

    override func visibilityDidChange() {
        if isVisible { appear() } else { disappear() }
    }

    override func dismantle() {
        if isVisible, !isDismantled { disappear() }
        super.dismantle()
    }

    private func appear() {
        if let action = view.modifier.appear { UpdateCycle.shared.addEffect(action) }
    }

    private func disappear() {
        if let action = view.modifier.disappear { UpdateCycle.shared.addEffect(action) }
    }
}
