/// A modifier that changes what its content inherits.
@MainActor
protocol EnvironmentModifier: PrimitiveModifier {
    func transform(_ values: inout EnvironmentValues)
}

extension EnvironmentModifier {
    static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>,
        _ context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, Self>> {
        EnvironmentNode(view, context)
    }
}

final class EnvironmentNode<Content: View, Modifier: EnvironmentModifier>: ModifierNode<Content, Modifier> {
    private var inner = EnvironmentValues()

    override var contentEnvironment: EnvironmentValues { inner }

    override func build() {
        inner = transformed(environment)
        super.build()
    }

    override func refresh() {
        passOn()
        super.refresh()
    }

    override func setEnvironment(_ environment: EnvironmentValues, changed: Set<ObjectIdentifier>) {
        replaceEnvironment(environment)
        passOn()
    }

    /// Tells the content, unless nothing is known to have changed for it.
    private func passOn() {
        let new = transformed(environment)
        let changed = new.changedKeys(from: inner)
        guard !changed.isEmpty else { return }
        inner = new
        content?.setEnvironment(new, changed: changed)
    }

    private func transformed(_ values: EnvironmentValues) -> EnvironmentValues {
        var values = values
        view.modifier.transform(&values)
        return values.recording(in: nil)
    }
}
