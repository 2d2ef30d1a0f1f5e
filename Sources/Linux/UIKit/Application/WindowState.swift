internal import CAdwaita
internal import GLibSupport

/// Follows whether a window on the display is minimised.
@MainActor
final class WindowState {
    private let surface: GObjectReference
    private let didChange: @MainActor () -> Void
    private var connection: SignalConnection?
    private(set) var isMinimized = false

    /// `nil` for a window that was never shown.
    init?(of toplevel: GObjectReference, didChange: @escaping @MainActor () -> Void) {
        guard let surface = gtk_native_get_surface(toplevel.pointer()) else { return nil }
        self.surface = GObjectReference(retaining: UnsafeMutableRawPointer(surface))
        self.didChange = didChange
        connection = SignalConnection(self.surface, "notify::state", target: self) { state, _ in state.update() }
    }

    private func update() {
        let flags = gdk_toplevel_get_state(surface.pointer()).rawValue
        let isMinimized = flags & GDK_TOPLEVEL_STATE_MINIMIZED.rawValue != 0
        guard isMinimized != self.isMinimized else { return }
        self.isMinimized = isMinimized
        didChange()
    }
}
