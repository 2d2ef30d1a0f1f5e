internal import CAdwaita
internal import GLibSupport

/// Watches the wheel, or two fingers on a touchpad, above a widget, and leaves all scrolling to what is below.
@MainActor
final class WheelObserver {
    private let connection: SignalConnection

    /// `didTurnUp` is called for each turn towards the content's top, before anything scrolls.
    init(on widget: GObjectReference, didTurnUp: @escaping @MainActor () -> Void) {
        guard let controller = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_VERTICAL) else {
            preconditionFailure("GTK makes an event controller whenever it is asked to")
        }
        gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
        gtk_widget_add_controller(widget.pointer(), controller)
        let reference = GObjectReference(retaining: UnsafeMutableRawPointer(controller))
        connection = SignalConnection(reference, "scroll", target: reference) { _, arguments in
            if arguments.double(at: 2) < 0 { didTurnUp() }
        }
    }
}
