internal import GLibSupport

/// The storage of one `@State` property of one node.
final class StateLocation<Value>: Location<Value>, @unchecked Sendable {
    // Unchecked: the lock guards the value, and everything else belongs to the main actor.
    private let lock = NSLock()
    private var stored: Value
    @MainActor private let readers = Readers()

    @MainActor
    init(_ value: Value) {
        stored = value
    }

    override var value: Value {
        get {
            if Thread.isMainThread { MainActor.assumeIsolated { readers.addCurrent() } }
            return lock.withLock { stored }
        }
        set {
            let old = lock.withLock {
                defer { stored = newValue }
                return stored
            }
            guard !areSame(old, newValue) else { return }
            MainThread.perform { [readers] in readers.invalidate() }
        }
    }
}

/// The nodes whose last evaluation read a value.
@MainActor
final class Readers: NodeDependency {
    private var nodes: [ObjectIdentifier: WeakNode] = [:]

    func addCurrent() {
        guard let node = Evaluation.current else { return }
        guard nodes.updateValue(WeakNode(node: node), forKey: ObjectIdentifier(node)) == nil else { return }
        node.add(self)
    }

    func remove(_ node: Node) {
        nodes[ObjectIdentifier(node)] = nil
    }

    func invalidate() {
        if Evaluation.current != nil {
            RuntimeWarning.report("Modifying state during view update; the change is shown after this update")
        }
        for reader in nodes.values { reader.node?.invalidate() }
    }

    private struct WeakNode {
        weak var node: Node?
    }
}
