internal import CAdwaita
internal import GLibSupport

/// Widgets of views that were taken out but come back: they stay, unseen, so that they are as they were then.
extension UIView {
    /// Hides the widget of a subview that leaves.
    func parkWidget(of subview: UIView) {
        guard let widget = subview.widgetReference else { return }
        subview.releaseFocus()
        gtk_widget_set_child_visible(widget.pointer(), 0)
        widget.setAccessiblyHidden(true)
    }

    /// Shows the widget of a subview that came back.
    func unparkWidget(of subview: UIView) {
        gtk_widget_set_child_visible(subview.widget.pointer(), 1)
        subview.pushAccessibilityVisibility()
        setNeedsLayout()
    }

    /// Whether the widget of a view is parked here, or shown.
    func hasWidget(of view: UIView) -> Bool {
        guard let widgetReference, let parked = view.widgetReference else { return false }
        return gtk_widget_get_parent(parked.pointer()) == widgetReference.pointer()
    }
}
