/// The observable properties that one node's last evaluation read.
///
/// `withObservationTracking` alone would keep what every earlier evaluation read until one of those properties changes. The
/// scope therefore reads a property of its own along with them; to announce a change of that ends the registration.
@MainActor
final class ObservationScope {
    /// Most nodes never read an observable object; they need not pay.
    private var end: RegistrationEnd?

    /// Runs a closure. `makeAction` is called if it read something; the action follows, once, before that changes.
    func track<Result>(
        _ body: () -> Result,
        onChange makeAction: () -> @Sendable () -> Void
    ) -> Result {
        withObservationTracking(
            {
                end?.read()
                return body()
            },
            onChange: action(makeAction)
        )
    }

    /// Forgets what was read so far. Runs the action of each registration that it ends.
    func reset() {
        end?.announce()
    }

    /// Observation asks for the action only if something was read.
    private func action(_ makeAction: () -> @Sendable () -> Void) -> @Sendable () -> Void {
        if end == nil { end = RegistrationEnd() }
        return makeAction()
    }
}

/// An observable property without a value.
private final class RegistrationEnd: Observable {
    private let registrar = ObservationRegistrar()

    private var property: Int { 0 }

    func read() {
        registrar.access(self, keyPath: \.property)
    }

    func announce() {
        registrar.willSet(self, keyPath: \.property)
    }
}
