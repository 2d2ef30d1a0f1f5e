extension View {
    /// Says which screen a value of a type leads to, on the stack that the view is on.
    ///
    /// Belongs on the root or on a pushed screen, outside of lazy content. Screens that are pushed already follow when the
    /// closure yields something else.
    @available(iOS 16.0, tvOS 16.0, *)
    public nonisolated func navigationDestination<D: Hashable, C: View>(
        for data: D.Type,
        @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(NavigationDestinationModifier(destination: destination))
    }
}

struct NavigationDestinationModifier<Value: Hashable, Destination: View> {
    let destination: (Value) -> Destination
}

extension NavigationDestinationModifier: PrimitiveModifier {
    typealias Body = Never

    static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>,
        _ context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, Self>> {
        NavigationDestinationNode(view, context)
    }

    fileprivate var erased: (AnyHashable) -> AnyView {
        { [destination] value in
            guard let value = value.base as? Value ?? value as? Value else { return AnyView(EmptyView()) }
            return AnyView(destination(value))
        }
    }
}

private final class NavigationDestinationNode<Content: View, Value: Hashable, Destination: View>:
    ModifierNode<Content, NavigationDestinationModifier<Value, Destination>>
{
    private lazy var destination = ValueDestination(type: ObjectIdentifier(Value.self), view: view.modifier.erased)
    private weak var registry: DestinationRegistry?

    override func build() {
        register()
        super.build()
    }

    override func refresh() {
        destination.view = view.modifier.erased
        if content != nil { registry?.didChange(destination.type) }
        super.refresh()
    }

    override func setEnvironment(_ environment: EnvironmentValues, changed: Set<ObjectIdentifier>) {
        super.setEnvironment(environment, changed: changed)
        register()
    }

    override func visibilityDidChange() {
        super.visibilityDidChange()
        if isVisible { reportIfOutsideStack(environment.navigationContext, "navigationDestination(for:)") }
    }

    override func dismantle() {
        super.dismantle()
        registry?.remove(destination)
    }

    private func register() {
        let current = environment.navigationContext?.screen?.destinations
        guard current !== registry else { return }
        registry?.remove(destination)
        registry = current
        current?.add(destination)
    }
}
