internal import GLibSupport

/// Refreshes a node whenever an observable object announces a change.
@MainActor
final class ObjectSubscription<Object: ObservableObject> {
    let object: Object
    private let subscription: ObservableObjectPublisher.Subscription

    init(_ object: Object, for node: Node) {
        self.object = object
        subscription = ObservableObjectPublisher.Subscription(object.objectWillChange) { [weak node] in
            if Thread.isMainThread {
                MainActor.assumeIsolated { Self.objectWillChange(node) }
            } else {
                MainThread.perform {
                    RuntimeWarning.report(
                        """
                        Publishing changes from background threads is not allowed; make sure to publish values of \
                        \(Object.self) from the main thread
                        """
                    )
                    Self.objectWillChange(node)
                }
            }
        }
    }

    private static func objectWillChange(_ node: Node?) {
        if Evaluation.current != nil {
            RuntimeWarning.report(
                "Publishing changes of \(Object.self) from within view updates; the change is shown after this update"
            )
        }
        node?.invalidate()
    }
}

extension ObjectSubscription {
    /// The subscription in a slot, renewed if the object is another one.
    static func current(_ slot: inout AnyObject?, for object: Object, in node: Node) {
        if let known = slot as? ObjectSubscription<Object>, known.object === object { return }
        slot = ObjectSubscription(object, for: node)
    }
}
