extension View {
    /// Runs an action with the new value after a value changed.
    @available(
        iOS,
        introduced: 14.0,
        deprecated: 17.0,
        message: "Use `onChange` with a two or zero parameter action closure instead."
    )
    @available(
        tvOS,
        introduced: 14.0,
        deprecated: 17.0,
        message: "Use `onChange` with a two or zero parameter action closure instead."
    )
    public nonisolated func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some View {
        modifier(ChangeModifier(value: value, isInitial: false) { action($1) })
    }

    /// Runs an action with the old and the new value after a value changed; if `initial`, also at first.
    @available(iOS 17.0, tvOS 17.0, *)
    public nonisolated func onChange<V: Equatable>(
        of value: V,
        initial: Bool = false,
        _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, isInitial: initial, action: action))
    }

    /// Runs an action after a value changed; if `initial`, also at first.
    @available(iOS 17.0, tvOS 17.0, *)
    public nonisolated func onChange<V: Equatable>(
        of value: V,
        initial: Bool = false,
        _ action: @escaping () -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, isInitial: initial) { _, _ in action() })
    }
}

struct ChangeModifier<Value: Equatable> {
    let value: Value
    let isInitial: Bool
    let action: (Value, Value) -> Void
}

extension ChangeModifier: PrimitiveModifier {
    typealias Body = Never

    static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>,
        _ context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, Self>> {
        ChangeNode(view, context)
    }
}

private final class ChangeNode<Content: View, Value: Equatable>: ModifierNode<Content, ChangeModifier<Value>> {
    private var last: Value?

    override func build() {
        last = view.modifier.value
        if view.modifier.isInitial { report(view.modifier.value) }
        super.build()
    }

    override func refresh() {
        if let last, last != view.modifier.value {
            self.last = view.modifier.value
            report(last)
        }
        super.refresh()
    }

    private func report(_ old: Value) {
        let modifier = view.modifier
        UpdateCycle.shared.addEffect { modifier.action(old, modifier.value) }
    }
}
