/// The tree below one hosting controller.
@MainActor
final class ViewGraph {
    let preferences = PreferenceRegistry()

    /// The controller that controllers of the tree become children of.
    weak var host: UIViewController?
    private(set) var root: Node?

    /// Whether the host's screen is showing, or about to.
    private(set) var isVisible = false

    /// Builds the tree.
    func setRoot(_ root: Node) {
        self.root = root
        root.setVisible(isVisible)
        root.build()
        root.pushLayoutDirection()
        preferences.structureDidChange()
    }

    func setVisible(_ isVisible: Bool) {
        self.isVisible = isVisible
        root?.setVisible(isVisible)
    }

    private var modalNodes: Set<ObjectIdentifier> = []

    /// Makes a sheet that shows the host stay when a person clicks beside it, as long as any node wants that.
    func setForcesModality(_ forces: Bool, for node: Node) {
        let hadNone = modalNodes.isEmpty
        if forces {
            modalNodes.insert(ObjectIdentifier(node))
        } else {
            modalNodes.remove(ObjectIdentifier(node))
        }
        if modalNodes.isEmpty != hadNone { host?.isModalInPresentation = hadNone }
    }

    /// Calls `action` with the combined value of a preference of the whole tree: soon, and whenever it changed.
    func observePreference<Key: PreferenceKey>(_ key: Key.Type, _ action: @escaping (Key.Value) -> Void) {
        preferences.keep(RootPreferenceObserver<Key>(graph: self, action: action))
        preferences.valueDidChange(of: ObjectIdentifier(key))
    }

    isolated deinit {
        root?.dismantle()
    }
}

private final class RootPreferenceObserver<Key: PreferenceKey>: PreferenceObserver {
    private weak var graph: ViewGraph?
    private let action: (Key.Value) -> Void
    private var last: Key.Value?

    init(graph: ViewGraph, action: @escaping (Key.Value) -> Void) {
        self.graph = graph
        self.action = action
    }

    var key: ObjectIdentifier { ObjectIdentifier(Key.self) }

    func preferenceMayHaveChanged() {
        guard let root = graph?.root else { return }
        let value = root.preference(Key.self) ?? Key.defaultValue
        if let last, areSame(last, value) { return }
        last = value
        action(value)
    }
}
