internal import CAdwaita
internal import GLibSupport

/// Keeps GTK's keyboard focus and the window's first responder the same, for a view that is written in.
@MainActor
final class KeyboardFocus {
    private weak var view: UIView?
    private let widget: GObjectReference
    private let grab: @MainActor (GObjectReference) -> Void
    private var rootConnection: SignalConnection?
    private var focusConnection: SignalConnection?

    /// `widget` is the view's own or the one inside that takes the focus, and `grab` gives it the focus.
    init(of view: UIView, on widget: GObjectReference, grab: @escaping @MainActor (GObjectReference) -> Void) {
        self.view = view
        self.widget = widget
        self.grab = grab
        rootConnection = SignalConnection(widget, "notify::root", target: self) { focus, _ in focus.observe() }
        observe()
    }

    /// Gives the widget the focus if the view is first responder, and else takes it away.
    func push() {
        guard let view, hasFocus != view.isFirstResponder else { return }
        if view.isFirstResponder {
            grab(widget)
        } else if let root = gtk_widget_get_root(widget.pointer()) {
            gtk_root_set_focus(root, nil)
        }
    }

    /// Follows the window's focus widget. Focus events would also tell of a window that is left for another app, which
    /// ends no editing on iOS.
    private func observe() {
        focusConnection = nil
        guard let root = gtk_widget_get_root(widget.pointer()) else { return }
        let reference = GObjectReference(retaining: UnsafeMutableRawPointer(root))
        focusConnection = SignalConnection(reference, "notify::focus-widget", target: self) { focus, _ in
            focus.didMove()
        }
        if view?.isFirstResponder == true { push() }
    }

    private func didMove() {
        guard let view, hasFocus != view.isFirstResponder else { return }
        if !hasFocus {
            view.resignFirstResponder()
        } else if !view.becomeFirstResponder() {
            push()
        }
    }

    private var hasFocus: Bool {
        guard let root = gtk_widget_get_root(widget.pointer()), let focus = gtk_root_get_focus(root) else {
            return false
        }
        return focus == widget.pointer() || gtk_widget_is_ancestor(focus, widget.pointer()) != 0
    }
}

extension UIView {
    /// Whether the view is the one of its window that is written in.
    var isFirstResponderOfWindow: Bool { window.map { $0.firstResponder === self } ?? false }

    /// Makes the view its window's first responder, unless there is no window or the present one stays.
    func takeFirstResponder() -> Bool {
        guard let window else { return false }
        if let current = window.firstResponder, !current.resignFirstResponder() { return false }
        window.firstResponder = self
        return true
    }
}
