internal import CAdwaita
internal import GLibSupport

/// Turns the events that reach a window's content into touches, before any widget sees them.
///
/// GTK's own gestures know of no arbitration across widgets other than that one takes all, and a button takes every press
/// at once. So recognisers look at raw events, and what they recognise is taken from GTK's gestures by resetting these.
@MainActor
final class TouchSource {
    private let content: GObjectReference
    private weak var arbiter: TouchArbiter?
    private let controller: GObjectReference?
    private var connection: SignalConnection?
    /// The finger that is followed; `nil` is the pointer's.
    private var sequence: OpaquePointer?
    /// The widget under the touch when it began.
    private var target: GObjectReference?

    init(content: GObjectReference, arbiter: TouchArbiter) {
        self.content = content
        self.arbiter = arbiter
        controller = gtk_event_controller_legacy_new().map { GObjectReference(retaining: UnsafeMutableRawPointer($0)) }
        guard let controller else { return }
        gtk_event_controller_set_propagation_phase(controller.pointer(), GTK_PHASE_CAPTURE)
        gtk_widget_add_controller(content.pointer(), controller.pointer())
        connection = SignalConnection(controller, "event", target: self) { source, _ in source.handleEvent() }
        arbiter.takeTouchFromViews = { [weak self] _ in self?.resetGestures() }
    }

    isolated deinit {
        connection = nil
        if let controller { gtk_widget_remove_controller(content.pointer(), controller.pointer()) }
    }

    private func handleEvent() {
        guard let controller, let event = gtk_event_controller_get_current_event(controller.pointer()) else { return }
        switch gdk_event_get_event_type(event) {
        case GDK_BUTTON_PRESS where gdk_button_event_get_button(event) == 1, GDK_TOUCH_BEGIN: begin(event)
        case GDK_MOTION_NOTIFY, GDK_TOUCH_UPDATE: pass(event) { $0.move(to: $1, time: $2) }
        case GDK_BUTTON_RELEASE where gdk_button_event_get_button(event) == 1, GDK_TOUCH_END:
            pass(event) { $0.end(at: $1, time: $2) }
        case GDK_TOUCH_CANCEL, GDK_GRAB_BROKEN: arbiter?.cancel()
        default: break
        }
    }

    private func begin(_ event: OpaquePointer) {
        guard let arbiter, arbiter.touch == nil, let position = position(of: event),
            let picked = gtk_widget_pick(content.pointer(), position.x, position.y, GTK_PICK_DEFAULT),
            let view = UIView.owner(of: picked)
        else { return }
        sequence = gdk_event_get_event_sequence(event)
        target = GObjectReference(retaining: UnsafeMutableRawPointer(picked))
        arbiter.begin(in: view, at: position, time: time(of: event))
    }

    private func pass(_ event: OpaquePointer, _ tell: (TouchArbiter, CGPoint, TimeInterval) -> Void) {
        guard let arbiter, arbiter.touch != nil, gdk_event_get_event_sequence(event) == sequence,
            let position = position(of: event)
        else { return }
        tell(arbiter, position, time(of: event))
    }

    /// An event's place in the content, which is where the window's own coordinates begin.
    private func position(of event: OpaquePointer) -> CGPoint? {
        var x = 0.0
        var y = 0.0
        guard gdk_event_get_position(event, &x, &y) != 0, let native = gtk_widget_get_native(content.pointer()) else {
            return nil
        }
        var offset = (x: 0.0, y: 0.0)
        gtk_native_get_surface_transform(native, &offset.x, &offset.y)
        var result = (x: 0.0, y: 0.0)
        let root = UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkWidget.self)
        gtk_widget_translate_coordinates(root, content.pointer(), x - offset.x, y - offset.y, &result.x, &result.y)
        return CGPoint(x: result.x, y: result.y)
    }

    private func time(of event: OpaquePointer) -> TimeInterval {
        TimeInterval(gdk_event_get_time(event)) / 1000
    }

    /// Makes the gestures of all widgets under the touch forget it.
    private func resetGestures() {
        var widget: UnsafeMutablePointer<GtkWidget>? = target?.pointer()
        while let current = widget {
            for gesture in gestures(of: current) { gtk_event_controller_reset(gesture.pointer()) }
            widget = gtk_widget_get_parent(current)
        }
    }

    private func gestures(of widget: UnsafeMutablePointer<GtkWidget>) -> [GObjectReference] {
        guard let list = gtk_widget_observe_controllers(widget) else { return [] }
        defer { g_object_unref(UnsafeMutableRawPointer(list)) }
        return (0..<g_list_model_get_n_items(list)).compactMap { index in
            guard let item = g_list_model_get_item(list, index) else { return nil }
            let controller = GObjectReference(adopting: item)
            let instance = item.assumingMemoryBound(to: GTypeInstance.self)
            return g_type_check_instance_is_a(instance, gtk_gesture_get_type()) != 0 ? controller : nil
        }
    }
}

extension UIView {
    private static let ownerKey = "uikit-owner"

    /// Lets the view be found by its widget. Taken back before the view goes.
    func markWidget(_ isOwned: Bool) {
        guard let widgetReference else { return }
        let view = isOwned ? Unmanaged.passUnretained(self).toOpaque() : nil
        g_object_set_data(widgetReference.pointer(), Self.ownerKey, view)
    }

    /// Whether a widget is the one of a view.
    static func isWidgetOfView(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
        g_object_get_data(UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self), ownerKey) != nil
    }

    /// The view whose widget is `widget` or the nearest around it.
    fileprivate static func owner(of widget: UnsafeMutablePointer<GtkWidget>) -> UIView? {
        var candidate: UnsafeMutablePointer<GtkWidget>? = widget
        while let current = candidate {
            let object = UnsafeMutableRawPointer(current).assumingMemoryBound(to: GObject.self)
            if let data = g_object_get_data(object, ownerKey) {
                return Unmanaged<UIView>.fromOpaque(data).takeUnretainedValue()
            }
            candidate = gtk_widget_get_parent(current)
        }
        return nil
    }
}
