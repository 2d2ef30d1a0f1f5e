internal import CAdwaita
internal import GLibSupport

/// A control that is on or off.
@available(tvOS, unavailable)
@available(tvOS, unavailable)
@MainActor
open class UISwitch: UIControl {
    private var isOnStored = false
    private var connection: SignalConnection?

    /// Whether the switch is on. A change from code sends no `valueChanged`.
    open var isOn: Bool {
        get { isOnStored }
        set { setOn(newValue, animated: false) }
    }

    /// Changes the state. The switch slides whether `animated` or not: GTK's own does.
    open func setOn(_ on: Bool, animated: Bool) {
        guard isOnStored != on else { return }
        isOnStored = on
        pushState()
    }

    override func makeWidget() -> GObjectReference {
        let widget = GObjectReference(sinking: gtk_switch_new())
        // In a larger space a switch would be stretched.
        gtk_widget_set_halign(widget.pointer(), GTK_ALIGN_CENTER)
        gtk_widget_set_valign(widget.pointer(), GTK_ALIGN_CENTER)
        return widget
    }

    override func widgetDidLoad() {
        super.widgetDidLoad()
        pushState()
        guard let widgetReference else { return }
        connection = SignalConnection(widgetReference, "notify::active", target: self) { control, _ in
            control.userDidSwitch()
        }
    }

    private func userDidSwitch() {
        guard let widgetReference else { return }
        let isActive = gtk_switch_get_active(widgetReference.pointer()) != 0
        guard isActive != isOnStored else { return }
        isOnStored = isActive
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    /// `isOnStored` is set already, so the signal that this emits changes nothing.
    private func pushState() {
        guard let widgetReference else { return }
        gtk_switch_set_active(widgetReference.pointer(), isOnStored ? 1 : 0)
    }
}
