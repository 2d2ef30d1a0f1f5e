internal import CAdwaita
internal import GLibSupport

/// Listens for the Escape key in a window on the display, where no widget with the focus takes it.
@MainActor
final class EscapeKey {
    /// Returns whether the key did something.
    private let action: @MainActor () -> Bool
    private var connection: SignalConnection?

    init?(in toplevel: GObjectReference, action: @escaping @MainActor () -> Bool) {
        guard let keys = gtk_event_controller_key_new() else { return nil }
        self.action = action
        gtk_widget_add_controller(toplevel.pointer(), keys)
        let reference = GObjectReference(retaining: UnsafeMutableRawPointer(keys))
        connection = SignalConnection(reference, "key-pressed", target: self) { key, arguments in
            guard arguments.integer(at: 1) == Int(GDK_KEY_Escape), key.action() else { return }
            arguments.setResult(true)
        }
    }
}
