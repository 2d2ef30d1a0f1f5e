/// One place in the retained tree: it lives as long as its identity and keeps what belongs to that identity.
///
/// A node never decides that something changed by looking at its children; it is told, either by its parent, which
/// passes a new view value, or by `UpdateCycle`, after `invalidate()`.
@MainActor
class Node {
    private(set) weak var parent: Node?
    private(set) weak var graph: ViewGraph?
    let depth: Int
    /// Tells which of two nodes was made first.
    let serial: Int

    /// What the node inherits. Read it through `trackedEnvironment` where the result decides how the node looks.
    private(set) var environment: EnvironmentValues

    /// Whether `ForEach` below makes its elements only when a list asks for them. Containers other than lists reset it.
    let makesRowsOnDemand: Bool

    /// Whether the screen that the node is part of is showing, or about to.
    private(set) var isVisible: Bool

    private(set) var isDismantled = false
    private(set) var isDirty = false

    /// Whether the refresh that is going on was asked for by `invalidate()`, and not only by a new value of the view.
    private(set) var wasInvalidated = false

    private static var nextSerial = 0

    private var needsCommit = false
    private let reads = EnvironmentReads()
    private let observation = ObservationScope()
    private var dependencies: [any NodeDependency] = []
    private var generation = 0

    init(_ context: NodeContext) {
        parent = context.parent
        graph = context.graph
        depth = (context.parent?.depth ?? -1) + 1
        serial = Self.nextSerial
        Self.nextSerial += 1
        environment = context.environment
        makesRowsOnDemand = context.makesRowsOnDemand
        isVisible = false
        isVisible = context.parent?.isVisible == true && canBeVisible
    }

    // MARK: - Children

    /// Calls `body` with each child, in the order of the views.
    func forEachChild(_ body: (Node) -> Void) {}

    final var children: [Node] {
        var children: [Node] = []
        forEachChild { children.append($0) }
        return children
    }

    /// Makes the node of a view below this one, with everything below it.
    ///
    /// Leave out what the child inherits unchanged.
    final func makeChild<Child: View>(
        _ view: Child,
        environment: EnvironmentValues? = nil,
        makesRowsOnDemand: Bool? = nil
    ) -> ViewNode<Child> {
        let context = NodeContext(
            parent: self,
            graph: graph,
            environment: environment ?? self.environment,
            makesRowsOnDemand: makesRowsOnDemand ?? self.makesRowsOnDemand
        )
        let node = makeNode(of: view, in: context)
        node.build()
        node.pushLayoutDirection()
        return node
    }

    // MARK: - What the node shows

    /// The views that the node contributes to the nearest container above it.
    var platformViews: [UIView] {
        var views: [UIView] = []
        forEachChild { views += $0.platformViews }
        return views
    }

    /// Whether `platformViews` of what is below ends here.
    var isContainer: Bool { false }

    /// Containers show `platformViews` of what is below. Called in the commit phase after `contentStructureDidChange()`.
    func commit() {}

    /// To be called when `platformViews` may have become different ones.
    final func structureDidChange() {
        graph?.preferences.structureDidChange()
        var ancestor = parent
        while let node = ancestor {
            if node.isContainer {
                node.setNeedsCommit()
                return
            }
            ancestor = node.parent
        }
    }

    /// The views that the node made itself, which run in the direction of its environment.
    var ownViews: [UIView] { isOneRow ? platformViews : [] }

    /// To be called after the node made another view.
    final func pushLayoutDirection() {
        let views = ownViews
        guard !views.isEmpty else { return }
        let direction = UITraitEnvironmentLayoutDirection(environment.layoutDirection)
        for view in views { view.layoutDirectionOverride = direction }
    }

    /// Asks for `commit()` in the next commit phase.
    final func setNeedsCommit() {
        guard !needsCommit else { return }
        needsCommit = true
        UpdateCycle.shared.addUncommitted(self)
    }

    final func commitIfNeeded() {
        guard needsCommit, !isDismantled else { return }
        needsCommit = false
        commit()
    }

    /// Adds the rows that the node is in a list. A node that owns views is one row, others are what is below them.
    func appendRows(to rows: inout RowCollector) {
        if isOneRow {
            rows.append(self)
        } else {
            forEachChild { $0.appendRows(to: &rows) }
        }
    }

    /// Whether the node owns the views that it contributes.
    var isOneRow: Bool { false }

    // MARK: - Life

    /// Makes everything below a fresh node. Called once, after initialisation.
    func build() {
        refresh()
    }

    /// Brings what is below in line with the view, the environment and the state. Call `refreshIfDirty()` or `invalidate()`.
    func refresh() {}

    /// Asks for a refresh before the next frame.
    final func invalidate() {
        guard !isDirty, !isDismantled else { return }
        isDirty = true
        UpdateCycle.shared.add(self)
    }

    final func refreshIfDirty() {
        guard isDirty, !isDismantled else { return }
        markClean()
        refresh()
    }

    final func markClean() {
        wasInvalidated = isDirty
        isDirty = false
    }

    /// Ends the node and everything below it. Overrides call `super`.
    func dismantle() {
        guard !isDismantled else { return }
        isDismantled = true
        forEachChild { $0.dismantle() }
        dropDependencies()
    }

    /// Shows or hides the node and everything below it, from the outside in.
    final func setVisible(_ isVisible: Bool) {
        let isVisible = isVisible && canBeVisible
        guard isVisible != self.isVisible else { return }
        self.isVisible = isVisible
        visibilityDidChange()
        forEachChild { $0.setVisible(isVisible) }
    }

    /// Lists say no for rows that are scrolled away.
    var canBeVisible: Bool { true }

    func visibilityDidChange() {}

    /// Adds what the node and everything below it write for a key.
    func collectPreference<Key: PreferenceKey>(_ key: Key.Type, into value: inout Key.Value?) {
        forEachChild { $0.collectPreference(key, into: &value) }
    }

    // MARK: - Environment

    /// The environment; whatever is read from it is a reason to refresh the node when it changes.
    final var trackedEnvironment: EnvironmentValues {
        environment.recording(in: reads)
    }

    /// Hands a changed environment to the node and everything below it. `changed` says which keys differ.
    func setEnvironment(_ environment: EnvironmentValues, changed: Set<ObjectIdentifier>) {
        self.environment = environment
        if changed.contains(ObjectIdentifier(LayoutDirectionKey.self)) { pushLayoutDirection() }
        if reads.contains(anyOf: changed) { invalidate() }
        environmentDidChange(changed)
    }

    /// Tells what is below of a changed environment. Nodes whose children inherit something else override it.
    func environmentDidChange(_ changed: Set<ObjectIdentifier>) {
        forEachChild { $0.setEnvironment(environment, changed: changed) }
    }

    /// For nodes whose children inherit something else than the node itself.
    final func replaceEnvironment(_ environment: EnvironmentValues) {
        self.environment = environment
    }

    // MARK: - Dependencies

    /// Evaluates something for this node; whatever state and observable objects it reads become reasons to refresh.
    ///
    /// The first call of a refresh is `evaluate`, which forgets what earlier refreshes read; others are `evaluateMore`.
    final func evaluate<Result>(_ body: () -> Result) -> Result {
        dropDependencies()
        reads.removeAll()
        return evaluateMore(body)
    }

    final func evaluateMore<Result>(_ body: () -> Result) -> Result {
        let generation = generation
        return Evaluation.run(for: self) {
            observation.track(body) {
                { [weak self] in
                    MainThread.perform { self?.observedValueWillChange(in: generation) }
                }
            }
        }
    }

    final func add(_ dependency: any NodeDependency) {
        dependencies.append(dependency)
    }

    private func observedValueWillChange(in generation: Int) {
        guard generation == self.generation else { return }
        invalidate()
    }

    private func dropDependencies() {
        for dependency in dependencies { dependency.remove(self) }
        dependencies.removeAll(keepingCapacity: true)
        generation += 1
        observation.reset()
    }
}

/// Something that keeps a list of the nodes that read it.
@MainActor
protocol NodeDependency: AnyObject {
    func remove(_ node: Node)
}
