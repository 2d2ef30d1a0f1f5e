internal import CAdwaita

/// The desktop that windows are shown on, if there is one.
@MainActor
package enum Display {
    /// Whether a display could be opened. Everything but pixels works without one.
    package static let isAvailable: Bool = {
        g_set_prgname(ProcessInfo.processInfo.processName)
        guard gtk_init_check() != 0 else { return false }
        adw_init()
        return true
    }()

    /// Ends the process with one line on standard error if there is no display.
    package static func requireForApplication() {
        guard !isAvailable else { return }
        let message = "error: no display: set DISPLAY or WAYLAND_DISPLAY, or run under xvfb-run\n"
        FileHandle.standardError.write(Data(message.utf8))
        exit(1)
    }
}
