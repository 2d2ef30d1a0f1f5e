/// Tells the views that observe an object of its changes.
public final class ObservableObjectPublisher: @unchecked Sendable {
    // Unchecked: the lock guards the subscribers.
    private let lock = NSLock()
    private var subscribers: [ObjectIdentifier: @Sendable () -> Void] = [:]

    public init() {}

    /// Announces a change. To be called before it, on the main thread.
    public func send() {
        let actions = lock.withLock { Array(subscribers.values) }
        for notify in actions { notify() }
    }

    func subscribe(_ subscription: Subscription, _ body: @escaping @Sendable () -> Void) {
        lock.withLock { subscribers[ObjectIdentifier(subscription)] = body }
    }

    func unsubscribe(_ id: ObjectIdentifier) {
        lock.withLock { subscribers[id] = nil }
    }

    /// Calls a closure at each announcement for as long as it lives.
    final class Subscription: Sendable {
        private let publisher: ObservableObjectPublisher

        init(_ publisher: ObservableObjectPublisher, _ body: @escaping @Sendable () -> Void) {
            self.publisher = publisher
            publisher.subscribe(self, body)
        }

        deinit {
            publisher.unsubscribe(ObjectIdentifier(self))
        }
    }
}
