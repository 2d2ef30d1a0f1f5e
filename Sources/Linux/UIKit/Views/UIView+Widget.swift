internal import CAdwaita
internal import GLibSupport

extension UIView {
    /// The view's widget, made now if it does not exist. Only call it where a display is available.
    var widget: GObjectReference {
        if let widgetReference { return widgetReference }
        let widget = makeWidget()
        widgetReference = widget
        markWidget(true)
        widgetDidLoad()
        return widget
    }

    /// Whether the view is on a display at this moment.
    package var isMapped: Bool {
        widgetReference.map { gtk_widget_get_mapped($0.pointer()) != 0 } ?? false
    }

    /// Takes the widget out of its parent, whichever that is.
    func detachWidget() {
        guard let widgetReference, gtk_widget_get_parent(widgetReference.pointer()) != nil else { return }
        releaseFocus()
        gtk_widget_unparent(widgetReference.pointer())
    }

    /// Takes the keyboard focus from the view and all below it.
    ///
    /// To be called before the view leaves, hides or is disabled. GTK would else hand its focus to some other widget, a text
    /// field perhaps, that nobody asked to edit.
    func releaseFocus() {
        guard let widgetReference, let root = gtk_widget_get_root(widgetReference.pointer()),
            let focus = gtk_root_get_focus(root),
            focus == widgetReference.pointer() || gtk_widget_is_ancestor(focus, widgetReference.pointer()) != 0
        else { return }
        gtk_root_set_focus(root, nil)
    }

    func tearDownWidget() {
        markWidget(false)
        if let containerReference { LayoutBridge.remove(from: containerReference) }
        detachWidget()
    }

    /// Adds or removes a style class of the widget, if there is one.
    func setStyleClass(_ name: String, _ isSet: Bool) {
        guard let widgetReference else { return }
        if isSet {
            gtk_widget_add_css_class(widgetReference.pointer(), name)
        } else {
            gtk_widget_remove_css_class(widgetReference.pointer(), name)
        }
    }

    /// The visible subviews as the layout measures them, in order.
    func layoutSubviewProxies() -> [WidgetSubview] {
        subviews.compactMap { subview in
            guard let reference = subview.widgetReference, gtk_widget_should_layout(reference.pointer()) != 0 else {
                return nil
            }
            return WidgetSubview(view: subview, widget: reference.pointer())
        }
    }

    func pushAlpha() {
        guard let widgetReference else { return }
        gtk_widget_set_opacity(widgetReference.pointer(), Double(shownAlpha))
        pushInteraction()
    }

    func pushInteraction() {
        guard let widgetReference else { return }
        gtk_widget_set_can_target(widgetReference.pointer(), takesInput ? 1 : 0)
    }

    /// As on iOS nothing reaches a view that cannot be seen, or one that is on its way to another alpha.
    private var takesInput: Bool { isUserInteractionEnabled && alpha >= 0.01 && alphaAnimation == nil }

    func pushReach() {
        guard let widgetReference else { return }
        if isInert { releaseFocus() }
        gtk_widget_set_can_focus(widgetReference.pointer(), isInert ? 0 : 1)
        pushAccessibilityVisibility()
    }

    func pushClipping() {
        guard let widgetReference else { return }
        gtk_widget_set_overflow(
            widgetReference.pointer(),
            clipsToBounds ? GTK_OVERFLOW_HIDDEN : GTK_OVERFLOW_VISIBLE
        )
    }

    func pushExpansion() {
        guard let widgetReference else { return }
        if let expandsHorizontally {
            gtk_widget_set_hexpand(widgetReference.pointer(), expandsHorizontally ? 1 : 0)
        } else {
            gtk_widget_set_hexpand_set(widgetReference.pointer(), 0)
        }
        if let expandsVertically {
            gtk_widget_set_vexpand(widgetReference.pointer(), expandsVertically ? 1 : 0)
        } else {
            gtk_widget_set_vexpand_set(widgetReference.pointer(), 0)
        }
    }
}
