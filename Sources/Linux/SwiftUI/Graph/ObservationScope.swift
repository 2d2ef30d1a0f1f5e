/// The observable properties that one node's last evaluation read.
///
/// `withObservationTracking` alone would keep what every earlier evaluation read until one of those properties changes. The
/// scope therefore reads a property of its own along with them; to announce a change of that ends the registration.
final class ObservationScope: Observable {
    private let registrar = ObservationRegistrar()
    private var hasReads = false

    private var end: Int { 0 }

    /// Runs a closure; `onChange` follows, once, before one of the properties changes that it read.
    func track<Result>(_ body: () -> Result, onChange: @escaping @Sendable () -> Void) -> Result {
        withObservationTracking(
            {
                // Most bodies read no observable object; they need not pay.
                if hasReads { registrar.access(self, keyPath: \.end) }
                return body()
            },
            onChange: noteReads(onChange)
        )
    }

    /// Forgets what was read so far. Calls `onChange` of each registration that it ends.
    func reset() {
        guard hasReads else { return }
        registrar.willSet(self, keyPath: \.end)
    }

    /// Observation asks for the closure only if something was read.
    private func noteReads(_ onChange: @escaping @Sendable () -> Void) -> @Sendable () -> Void {
        hasReads = true
        return onChange
    }
}
