internal import CAdwaita

/// A signal handler on a GObject that lives as long as this value and never outlives its Swift target.
///
/// GLib keeps the handler's box, and releases it through a finalize notifier; the box keeps the target weakly. Whichever
/// side goes first, no emission reaches freed memory.
@MainActor
package final class SignalConnection {
    private let object: GObjectReference
    private let handler: gulong

    /// Connects a signal, for example `"clicked"` or `"notify::value"`; with `after`, its handler runs after all others.
    package init<Target: AnyObject>(
        _ object: GObjectReference,
        _ signal: String,
        after: Bool = false,
        target: Target,
        _ body: @escaping @MainActor (Target, SignalArguments) -> Void
    ) {
        let box = SignalBox { [weak target] arguments in
            guard let target else { return }
            body(target, arguments)
        }
        let closure = g_closure_new_simple(
            guint(MemoryLayout<GClosure>.size),
            Unmanaged.passRetained(box).toOpaque()
        )
        g_closure_set_marshal(closure) { closure, result, count, values, _, _ in
            nonisolated(unsafe) let arguments = (closure?.pointee.data, values, Int(count), result)
            MainActor.assumeIsolated {
                guard let data = arguments.0 else { return }
                Unmanaged<SignalBox>.fromOpaque(data).takeUnretainedValue().body(
                    SignalArguments(values: arguments.1, count: arguments.2, result: arguments.3)
                )
            }
        }
        g_closure_add_finalize_notifier(closure, nil) { _, closure in
            guard let data = closure?.pointee.data else { return }
            Unmanaged<SignalBox>.fromOpaque(data).release()
        }
        self.object = object
        handler = g_signal_connect_closure(object.raw, signal, closure, after ? 1 : 0)
    }

    /// Runs `body` without this handler seeing what it emits.
    package func blocked<Result>(_ body: () -> Result) -> Result {
        g_signal_handler_block(object.raw, handler)
        defer { g_signal_handler_unblock(object.raw, handler) }
        return body()
    }

    isolated deinit {
        if g_signal_handler_is_connected(object.raw, handler) != 0 {
            g_signal_handler_disconnect(object.raw, handler)
        }
    }
}

/// What GLib holds on behalf of a connection.
private final class SignalBox {
    let body: @MainActor (SignalArguments) -> Void

    init(_ body: @escaping @MainActor (SignalArguments) -> Void) {
        self.body = body
    }
}
