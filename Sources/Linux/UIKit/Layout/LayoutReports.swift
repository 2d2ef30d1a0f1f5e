internal import CAdwaita
internal import GLibSupport

/// Tells controllers that the subviews of their views have places, when that may change views again: widgets must not change
/// while GTK lays them out.
///
/// On a display that is at the end of the layout phase, so that what a controller changes is seen in the same frame. Without
/// one it is at the end of the turn.
@MainActor
final class LayoutReports {
    private var pending: [WeakController] = []
    private var turnEnd: IdleSource?
    private var layoutEnd: SignalConnection?

    private struct WeakController {
        weak var controller: UIViewController?
    }

    /// Starts to follow the frames of a window that is shown.
    func follow(_ toplevel: GObjectReference) {
        guard let clock = gtk_widget_get_frame_clock(toplevel.pointer()) else { return }
        let reference = GObjectReference(retaining: UnsafeMutableRawPointer(clock))
        layoutEnd = SignalConnection(reference, "layout", after: true, target: self) { reports, _ in reports.tell() }
    }

    func add(_ controller: UIViewController) {
        guard !pending.contains(where: { $0.controller === controller }) else { return }
        pending.append(WeakController(controller: controller))
        turnEnd = turnEnd ?? IdleSource { [weak self] in self?.tell() }
    }

    private func tell() {
        turnEnd = nil
        let controllers = pending.compactMap(\.controller)
        pending = []
        for controller in controllers where controller.viewIfLoaded?.window != nil {
            controller.viewDidLayoutSubviews()
        }
    }
}

extension UIView {
    /// Called after the view's subviews got their places, or without a display, where GTK gives none, when they may have changed.
    func noticeLayout() {
        guard let viewController, let window else { return }
        window.layoutReports.add(viewController)
    }

    /// Without a display: a change in a view is one of the layout of all views around it, as it is for GTK.
    func noticeLayoutWithoutDisplay() {
        guard widgetReference == nil else { return }
        var view: UIView? = self
        while let current = view {
            current.noticeLayout()
            view = current.superview
        }
    }
}
