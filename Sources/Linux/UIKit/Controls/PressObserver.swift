internal import CAdwaita
internal import GLibSupport

/// Tells when a press on a widget begins and ends, and leaves it to the widget's own gestures.
///
/// A gesture could not: it is denied as soon as one of the widget's own claims the press.
@MainActor
final class PressObserver {
    enum Phase: Equatable {
        case began
        case ended(isInside: Bool)
        case cancelled
    }

    private(set) var isDown = false
    private let widget: GObjectReference
    private let controller: GObjectReference?
    private let report: (Phase) -> Void
    private var connection: SignalConnection?

    init(_ widget: GObjectReference, _ report: @escaping (Phase) -> Void) {
        self.widget = widget
        self.report = report
        controller = gtk_event_controller_legacy_new().map { GObjectReference(retaining: UnsafeMutableRawPointer($0)) }
        guard let controller else { return }
        gtk_event_controller_set_propagation_phase(controller.pointer(), GTK_PHASE_CAPTURE)
        gtk_widget_add_controller(widget.pointer(), controller.pointer())
        connection = SignalConnection(controller, "event", target: self) { observer, _ in observer.handleEvent() }
    }

    isolated deinit {
        connection = nil
        if let controller { gtk_widget_remove_controller(widget.pointer(), controller.pointer()) }
    }

    private func handleEvent() {
        guard let controller, let event = gtk_event_controller_get_current_event(controller.pointer()) else { return }
        switch gdk_event_get_event_type(event) {
        case GDK_BUTTON_PRESS where gdk_button_event_get_button(event) == 1, GDK_TOUCH_BEGIN:
            change(to: true, .began)
        case GDK_BUTTON_RELEASE where gdk_button_event_get_button(event) == 1, GDK_TOUCH_END:
            change(to: false, .ended(isInside: isInside(event)))
        case GDK_TOUCH_CANCEL, GDK_GRAB_BROKEN:
            change(to: false, .cancelled)
        default: break
        }
    }

    /// For a widget that will not see the end of the press.
    func cancel() {
        change(to: false, .cancelled)
    }

    private func change(to isDown: Bool, _ phase: Phase) {
        guard isDown != self.isDown else { return }
        self.isDown = isDown
        report(phase)
    }

    private func isInside(_ event: OpaquePointer) -> Bool {
        var (x, y) = (0.0, 0.0)
        guard gdk_event_get_position(event, &x, &y) != 0, let native = gtk_widget_get_native(widget.pointer()) else {
            return false
        }
        var offset = (x: 0.0, y: 0.0)
        gtk_native_get_surface_transform(native, &offset.x, &offset.y)
        var place = (x: 0.0, y: 0.0)
        let root = UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkWidget.self)
        gtk_widget_translate_coordinates(root, widget.pointer(), x - offset.x, y - offset.y, &place.x, &place.y)
        return gtk_widget_contains(widget.pointer(), place.x, place.y) != 0
    }
}
