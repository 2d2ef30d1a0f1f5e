internal import GLibSupport

/// The storage of one `@State` property of one node.
final class StateLocation<Value>: Location<Value>, @unchecked Sendable {
    // Unchecked: the lock guards the value, and everything else belongs to the main actor.
    private let lock = NSLock()
    private var stored: Value
    @MainActor private let readers = Readers()
    @MainActor private weak var owner: Node?
    @MainActor private var wasRead = false

    @MainActor
    init(_ value: Value, owner: Node? = nil) {
        stored = value
        self.owner = owner
    }

    var latest: Value { lock.withLock { stored } }

    /// What a property wrapper says.
    ///
    /// While views are evaluated that is the value that the owner saw in its own evaluation, also to a closure that was made
    /// there and runs later. The owner is evaluated again after changes from then on.
    func read(seen: Value?) -> Value {
        guard Thread.isMainThread, let seen else { return latest }
        let isEvaluating = MainActor.assumeIsolated {
            if Evaluation.current != nil { wasRead = true }
            return Evaluation.current != nil
        }
        return isEvaluating ? seen : latest
    }

    override var value: Value {
        get {
            if Thread.isMainThread { MainActor.assumeIsolated { readers.addCurrent() } }
            return latest
        }
        set {
            let old = lock.withLock {
                defer { stored = newValue }
                return stored
            }
            guard !areSame(old, newValue) else { return }
            MainThread.perform { [self] in
                readers.invalidate()
                if wasRead { owner?.invalidate() }
            }
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
