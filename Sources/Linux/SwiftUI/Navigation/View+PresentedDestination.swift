extension View {
    /// Pushes a screen onto the stack that the view is on, as long as a binding is `true`. When the screen is popped
    /// otherwise, the binding becomes `false`.
    @available(iOS 16.0, tvOS 16.0, *)
    public nonisolated func navigationDestination<V: View>(
        isPresented: Binding<Bool>,
        @ViewBuilder destination: () -> V
    ) -> some View {
        let view = destination()
        return modifier(
            PresentedDestinationModifier(
                destination: { isPresented.wrappedValue ? AnyView(view) : nil },
                end: { isPresented.wrappedValue = false }
            )
        )
    }

    /// Pushes a screen for an item, as long as there is one. When the screen is popped otherwise, the item becomes `nil`;
    /// another item shows in the same screen, with fresh state.
    @available(iOS 17.0, tvOS 17.0, *)
    public nonisolated func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>,
        @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(
            PresentedDestinationModifier(
                destination: { item.wrappedValue.map { AnyView(destination($0).id($0)) } },
                end: { item.wrappedValue = nil }
            )
        )
    }
}

struct PresentedDestinationModifier {
    /// What is presented now, if anything.
    let destination: () -> AnyView?
    let end: () -> Void
}

extension PresentedDestinationModifier: PrimitiveModifier {
    typealias Body = Never

    static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>,
        _ context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, Self>> {
        PresentedDestinationNode(view, context)
    }
}

private final class PresentedDestinationNode<Content: View>: ModifierNode<Content, PresentedDestinationModifier> {
    private lazy var screen = PresentedScreen(below: self) { [weak self] in self?.view.modifier.end() }

    override func build() {
        super.build()
        screen.update(to: presented())
    }

    override func refresh() {
        super.refresh()
        if content != nil { screen.update(to: presented()) }
    }

    override func dismantle() {
        super.dismantle()
        screen.update(to: nil)
    }

    private func presented() -> AnyView? {
        evaluate { view.modifier.destination() }
    }
}
