internal import CAdwaita

/// A closure that runs once on the main loop after a time. Dropping the value before it ran cancels it.
@MainActor
package final class TimeoutSource {
    private var identifier: guint = 0
    private let body: @MainActor () -> Void

    package init(seconds: Double, _ body: @escaping @MainActor () -> Void) {
        self.body = body
        let milliseconds = guint(min(max(0, seconds * 1000), Double(guint.max)))
        identifier = g_timeout_add_full(
            G_PRIORITY_DEFAULT,
            milliseconds,
            { data in
                nonisolated(unsafe) let data = data
                MainActor.assumeIsolated {
                    guard let data else { return }
                    Unmanaged<WeakTimeoutSource>.fromOpaque(data).takeUnretainedValue().source?.run()
                }
                return 0
            },
            Unmanaged.passRetained(WeakTimeoutSource(self)).toOpaque(),
            { data in
                guard let data else { return }
                Unmanaged<WeakTimeoutSource>.fromOpaque(data).release()
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

private final class WeakTimeoutSource {
    weak var source: TimeoutSource?

    init(_ source: TimeoutSource) {
        self.source = source
    }
}
