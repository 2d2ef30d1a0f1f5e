extension View {
    /// Runs an asynchronous action when the view appears, and cancels it when the view disappears.
    @available(iOS 15.0, tvOS 15.0, *)
    public nonisolated func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable @isolated(any) () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: 0, priority: priority, action: action))
    }

    /// Like `task(priority:_:)`, and starts anew whenever a value changed.
    @available(iOS 15.0, tvOS 15.0, *)
    public nonisolated func task<T: Equatable>(
        id value: T,
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable @isolated(any) () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: value, priority: priority, action: action))
    }
}

struct TaskModifier<ID: Equatable> {
    let id: ID
    let priority: TaskPriority
    let action: @Sendable @isolated(any) () async -> Void
}

extension TaskModifier: PrimitiveModifier {
    typealias Body = Never

    static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>,
        _ context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, Self>> {
        TaskNode(view, context)
    }
}

private final class TaskNode<Content: View, ID: Equatable>: ModifierNode<Content, TaskModifier<ID>> {
    private var task: Task<Void, Never>?
    private var startedID: ID?

    override func build() {
        if isVisible { restart() }
        super.build()
    }

    override func refresh() {
        if isVisible, startedID != view.modifier.id { restart() }
        super.refresh()
    }

    override func visibilityDidChange() {
        if isVisible { restart() } else { cancel() }
    }

    override func dismantle() {
        cancel()
        super.dismantle()
    }

    private func restart() {
        startedID = view.modifier.id
        UpdateCycle.shared.addEffect { [weak self] in
            guard let self, !isDismantled, isVisible else { return }
            task?.cancel()
            task = Task(priority: view.modifier.priority, operation: view.modifier.action)
        }
    }

    private func cancel() {
        startedID = nil
        UpdateCycle.shared.addEffect { [self] in
            task?.cancel()
            task = nil
        }
    }
}
