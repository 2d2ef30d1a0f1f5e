internal import CAdwaita
internal import GLibSupport

/// A control whose subviews are the content of a GTK button. A press sends the touch-up-inside actions.
@MainActor
class ButtonControl: UIControl {
    private var contentBox: GObjectReference?
    private var connection: SignalConnection?

    /// Style classes of the button; they do not change.
    var styleClasses: [String] { ["flat"] }

    /// What the button is to assistive technology.
    var accessibleRole: AccessibleRole { .button }

    /// A button has no value in GTK, so what is spoken of one, such as a badge, is part of the description.
    override var accessibleDescription: String? {
        let parts = [accessibilityValue, accessibilityHint].compactMap { $0 }.filter { !$0.isEmpty }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }

    override var containerReference: GObjectReference? { contentBox }

    override func makeWidget() -> GObjectReference {
        let button = GObjectReference(sinking: gtk_button_new())
        let box = GObjectReference(sinking: gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
        LayoutBridge.install(on: box, for: self)
        gtk_button_set_child(button.pointer(), box.pointer())
        contentBox = box
        // The button's own name says it all; read twice it would be noise.
        box.setAccessiblyHidden(true)
        // A click must not take the focus from a text field whose tab stays alive.
        gtk_widget_set_focus_on_click(button.pointer(), 0)
        accessibleRole.apply(to: button)
        return button
    }

    override func widgetDidLoad() {
        super.widgetDidLoad()
        for name in styleClasses { setStyleClass(name, true) }
        pushSelection()
        connection = SignalConnection(widget, "clicked", target: self) { control, _ in
            control.sendPress(for: .touchUpInside)
        }
    }

    override func selectionDidChange() {
        pushSelection()
    }

    private func pushSelection() {
        setStyleClass("selected", isSelected)
        if accessibleRole == .tab { widgetReference?.setAccessiblySelected(isSelected) }
    }
}
