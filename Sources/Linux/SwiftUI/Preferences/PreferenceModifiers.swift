extension View {
    /// Hands a value to the views around this one, in place of what the views below hand up.
    public nonisolated func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        modifier(PreferenceModifier<K>(value: value))
    }

    /// Changes the value that this view and those below hand up.
    public nonisolated func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self,
        _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        modifier(TransformPreferenceModifier<K>(change: callback))
    }

    /// Runs an action with the combined value of the views below: at first, and whenever it changed.
    public nonisolated func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self,
        perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        modifier(PreferenceActionModifier<K>(action: action))
    }
}

struct PreferenceModifier<Key: PreferenceKey> {
    let value: Key.Value
}

extension PreferenceModifier: PrimitiveModifier {
    typealias Body = Never

    static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>,
        _ context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, Self>> {
        PreferenceNode(view, context)
    }
}

private final class PreferenceNode<Content: View, Key: PreferenceKey>: ModifierNode<Content, PreferenceModifier<Key>> {
    private var written: Key.Value?

    override func refresh() {
        super.refresh()
        let old = written
        written = view.modifier.value
        if let old, areSame(old, view.modifier.value) { return }
        graph?.preferences.valueDidChange(of: ObjectIdentifier(Key.self))
    }

    override func dismantle() {
        super.dismantle()
        graph?.preferences.valueDidChange(of: ObjectIdentifier(Key.self))
    }

    override func collectPreference<Wanted: PreferenceKey>(_ key: Wanted.Type, into value: inout Wanted.Value?) {
        if let own = view.modifier.value as? Wanted.Value, Wanted.self == Key.self {
            combine(key, own, into: &value)
        } else {
            super.collectPreference(key, into: &value)
        }
    }
}

struct TransformPreferenceModifier<Key: PreferenceKey> {
    let change: (inout Key.Value) -> Void
}

extension TransformPreferenceModifier: PrimitiveModifier {
    typealias Body = Never

    static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>,
        _ context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, Self>> {
        TransformPreferenceNode(view, context)
    }
}

private final class TransformPreferenceNode<Content: View, Key: PreferenceKey>:
    ModifierNode<Content, TransformPreferenceModifier<Key>>
{
    override func refresh() {
        super.refresh()
        graph?.preferences.valueDidChange(of: ObjectIdentifier(Key.self))
    }

    override func dismantle() {
        super.dismantle()
        graph?.preferences.valueDidChange(of: ObjectIdentifier(Key.self))
    }

    override func collectPreference<Wanted: PreferenceKey>(_ key: Wanted.Type, into value: inout Wanted.Value?) {
        guard Wanted.self == Key.self else {
            super.collectPreference(key, into: &value)
            return
        }
        var own: Key.Value?
        super.collectPreference(Key.self, into: &own)
        var changed = own ?? Key.defaultValue
        view.modifier.change(&changed)
        if let changed = changed as? Wanted.Value { combine(key, changed, into: &value) }
    }
}

struct PreferenceActionModifier<Key: PreferenceKey> where Key.Value: Equatable {
    let action: (Key.Value) -> Void
}

extension PreferenceActionModifier: PrimitiveModifier {
    typealias Body = Never

    static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>,
        _ context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, Self>> {
        PreferenceActionNode(view, context)
    }
}

private final class PreferenceActionNode<Content: View, Key: PreferenceKey>:
    ModifierNode<Content, PreferenceActionModifier<Key>>, PreferenceObserver
where Key.Value: Equatable {
    private var last: Key.Value?

    var key: ObjectIdentifier { ObjectIdentifier(Key.self) }

    override func build() {
        super.build()
        graph?.preferences.add(self)
        graph?.preferences.valueDidChange(of: key)
    }

    func preferenceMayHaveChanged() {
        guard !isDismantled else { return }
        let value = preference(Key.self) ?? Key.defaultValue
        guard value != last else { return }
        last = value
        view.modifier.action(value)
    }
}
