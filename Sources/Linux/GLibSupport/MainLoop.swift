internal import CAdwaita
internal import Foundation

/// The process's main loop: GLib's, with Dispatch's main queue and `RunLoop.main` as sources in it.
///
/// So `@MainActor` tasks, `DispatchQueue.main`, `Task.sleep` and `Timer` work as on Apple platforms, without polling.
@MainActor
package enum MainLoop {
    /// GTK's redraw priority: sources of one priority take turns, so neither a busy task nor painting starves.
    static let priority = G_PRIORITY_HIGH_IDLE + 20

    private static var isInstalled = false
    private static let loop = g_main_loop_new(nil, 0)

    private static var sleepObservers: [@MainActor () -> Void] = []

    /// How often Dispatch's main queue was served; for tests that count wake-ups.
    package private(set) static var mainQueueWakeUps = 0

    /// Adds the sources; further calls do nothing.
    package static func install() {
        guard !isInstalled else { return }
        isInstalled = true
        installMainQueue()
        RunLoopSources.install(priority: priority)
    }

    /// Runs until `quit()`.
    package static func run() {
        install()
        g_main_loop_run(loop)
    }

    package static func quit() {
        g_main_loop_quit(loop)
    }

    /// Calls a closure from now on each time before the loop goes to sleep, when everything else is done.
    package static func observeSleep(_ body: @escaping @MainActor () -> Void) {
        sleepObservers.append(body)
    }

    static func willSleep() {
        for body in sleepObservers { body() }
    }

    private static func installMainQueue() {
        let readable = GIOCondition(rawValue: G_IO_IN.rawValue)
        g_unix_fd_add_full(
            priority,
            _dispatch_get_main_queue_handle_4CF(),
            readable,
            { descriptor, _, _ in
                // Dispatch does not reset its own event counter; unread, it would wake the loop for ever.
                var count: UInt64 = 0
                _ = read(descriptor, &count, MemoryLayout<UInt64>.size)
                MainActor.assumeIsolated { MainLoop.mainQueueWakeUps += 1 }
                _dispatch_main_queue_callback_4CF(nil)
                return 1
            },
            nil,
            nil
        )
    }
}

/// Entry point for C code that must start serving the main thread before any Swift code of this package ran.
@_cdecl("uikit_tab_view_install_main_loop")
func installMainLoop() {
    MainActor.assumeIsolated { MainLoop.install() }
}
