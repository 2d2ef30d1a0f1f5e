internal import CAdwaita
internal import GLibSupport

/// A view that tells of taps on it and its subviews, unless a control below took them. iOS has gesture recognisers.
package final class TapView: UIView {
    private var connection: SignalConnection?

    /// How many taps in a row it takes.
    package var count = 1

    /// Called for each tap, or each run of `count` taps.
    package var action: @MainActor () -> Void = {}

    override func widgetDidLoad() {
        super.widgetDidLoad()
        guard let widgetReference, let gesture = gtk_gesture_click_new() else { return }
        let reference = GObjectReference(retaining: UnsafeMutableRawPointer(gesture))
        gtk_widget_add_controller(widgetReference.pointer(), gesture)
        connection = SignalConnection(reference, "released", target: self) { view, arguments in
            let presses = arguments.integer(at: 1)
            guard presses > 0, presses % max(1, view.count) == 0 else { return }
            view.action()
        }
    }
}
