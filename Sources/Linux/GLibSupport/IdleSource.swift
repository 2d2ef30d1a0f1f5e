internal import CAdwaita

/// A closure that runs once on the main loop, after pending input and before layout and painting.
///
/// Dropping the value before it ran cancels it.
@MainActor
package final class IdleSource {
    /// After all pending input (`G_PRIORITY_DEFAULT`), before GTK's layout and painting (110 and 120).
    private static let priority = G_PRIORITY_HIGH_IDLE + 5

    private var identifier: guint = 0
    private let body: @MainActor () -> Void

    package init(_ body: @escaping @MainActor () -> Void) {
        self.body = body
        identifier = g_idle_add_full(
            Self.priority,
            { data in
                nonisolated(unsafe) let data = data
                MainActor.assumeIsolated {
                    guard let data else { return }
                    Unmanaged<WeakIdleSource>.fromOpaque(data).takeUnretainedValue().source?.run()
                }
                return 0
            },
            Unmanaged.passRetained(WeakIdleSource(self)).toOpaque(),
            { data in
                guard let data else { return }
                Unmanaged<WeakIdleSource>.fromOpaque(data).release()
            }
        )
    }

    private func run() {
        identifier = 0
        body()
    }

    isolated deinit {
        if identifier != 0 { g_source_remove(identifier) }
    }
}

private final class WeakIdleSource {
    weak var source: IdleSource?

    init(_ source: IdleSource) {
        self.source = source
    }
}
