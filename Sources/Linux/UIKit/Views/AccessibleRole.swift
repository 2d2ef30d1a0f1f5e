internal import CAdwaita
internal import GLibSupport

/// What a view is to assistive technology, where its widget's own role does not say it.
enum AccessibleRole {
    case button
    case group
    case searchBox
    case tab
    case tabList

    /// Gives a widget the role; possible only while the widget is new.
    @MainActor
    func apply(to widget: GObjectReference) {
        var value = GValue()
        g_value_init(&value, gtk_accessible_role_get_type())
        g_value_set_enum(&value, gint(gtkRole.rawValue))
        g_object_set_property(widget.pointer(), "accessible-role", &value)
        g_value_unset(&value)
    }

    private var gtkRole: GtkAccessibleRole {
        switch self {
        case .button: GTK_ACCESSIBLE_ROLE_BUTTON
        case .group: GTK_ACCESSIBLE_ROLE_GROUP
        case .searchBox: GTK_ACCESSIBLE_ROLE_SEARCH_BOX
        case .tab: GTK_ACCESSIBLE_ROLE_TAB
        case .tabList: GTK_ACCESSIBLE_ROLE_TAB_LIST
        }
    }
}

extension GObjectReference {
    /// Tells assistive technology whether the widget is the selected one among its siblings.
    func setAccessiblySelected(_ isSelected: Bool) {
        // A state that may also be undefined is passed as an integer.
        setAccessibleState(GTK_ACCESSIBLE_STATE_SELECTED, type: GType(6 << 2)) {
            g_value_set_int(&$0, isSelected ? 1 : 0)
        }
    }

    /// Hides the widget and what is inside from assistive technology, or shows it again.
    func setAccessiblyHidden(_ isHidden: Bool) {
        setAccessibleState(GTK_ACCESSIBLE_STATE_HIDDEN, type: GType(5 << 2)) {
            g_value_set_boolean(&$0, isHidden ? 1 : 0)
        }
    }

    /// `type` is `G_TYPE_INT` or `G_TYPE_BOOLEAN`, which are macros: fundamental types are their index shifted by two.
    private func setAccessibleState(_ state: GtkAccessibleState, type: GType, _ set: (inout GValue) -> Void) {
        var states = [state]
        var values = [GValue()]
        g_value_init(&values[0], type)
        set(&values[0])
        gtk_accessible_update_state_value(pointer(), 1, &states, &values)
        g_value_unset(&values[0])
    }
}
