internal import CAdwaita
internal import GLibSupport

extension UITextField {
    /// When something beside a field's text is shown.
    public enum ViewMode: Int, Sendable {
        case never = 0
        case whileEditing = 1
        case unlessEditing = 2
        case always = 3
    }

    /// Does what the button does that empties the field.
    package func pressClear() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        text = ""
        sendActions(for: .editingChanged)
        becomeFirstResponder()
    }

    private var showsClearButton: Bool {
        guard hasText else { return false }
        return switch clearButtonMode {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }

    /// The button is an icon of GTK's entry.
    func pushClearButton() {
        guard let widgetReference else { return }
        let name: String? = showsClearButton ? "edit-clear-symbolic" : nil
        gtk_entry_set_icon_from_icon_name(widgetReference.pointer(), GTK_ENTRY_ICON_SECONDARY, name)
        if name != nil {
            gtk_entry_set_icon_tooltip_text(widgetReference.pointer(), GTK_ENTRY_ICON_SECONDARY, "Clear text")
        }
    }
}
