internal import CAdwaita
internal import GLibSupport

extension UIView {
    /// Sets one style property of the widget through a shared class, and returns that class for the next call.
    ///
    /// Pass the class that an earlier call returned as `replacing`; a `nil` value only removes it.
    func setStyle(_ property: String, _ value: String?, replacing old: String?) -> String? {
        guard widgetReference != nil else { return nil }
        let new = value.map { StyleSheet.className(for: property, $0) }
        guard new != old else { return old }
        if let old { setStyleClass(old, false) }
        if let new { setStyleClass(new, true) }
        return new
    }

    func pushBackground() {
        backgroundClass = setStyle("background-color", backgroundColor?.styleValue, replacing: backgroundClass)
    }

    func pushAccessibility() {
        setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, accessibleName)
        setAccessible(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, accessibleDescription)
        setAccessible(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, accessibilityValue)
    }

    func pushAccessibilityVisibility() {
        guard let widgetReference else { return }
        var states = [GTK_ACCESSIBLE_STATE_HIDDEN]
        var values = [GValue()]
        g_value_init(&values[0], GType(5 << 2))  // G_TYPE_BOOLEAN, a macro
        g_value_set_boolean(&values[0], accessibilityElementsHidden || isInert ? 1 : 0)
        gtk_accessible_update_state_value(widgetReference.pointer(), 1, &states, &values)
        g_value_unset(&values[0])
    }

    private func setAccessible(_ property: GtkAccessibleProperty, _ text: String?) {
        accessibleReference?.setAccessible(property, text)
    }
}

extension GObjectReference {
    /// Sets a text that assistive technology reads from a widget; `nil` brings back GTK's own.
    func setAccessible(_ property: GtkAccessibleProperty, _ text: String?) {
        guard let text else {
            gtk_accessible_reset_property(pointer(), property)
            return
        }
        var properties = [property]
        var values = [GValue()]
        g_value_init(&values[0], GType(16 << 2))  // G_TYPE_STRING, a macro
        g_value_set_string(&values[0], text)
        gtk_accessible_update_property_value(pointer(), 1, &properties, &values)
        g_value_unset(&values[0])
    }
}
