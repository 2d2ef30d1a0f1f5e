internal import CAdwaita
internal import GLibSupport

/// How one page gives way to another.
enum PageTransition {
    case none
    /// The new page slides in over the trailing edge.
    case push
    /// The old page slides out over the trailing edge.
    case pop
}

/// Shows one page of many.
///
/// Only the page on screen is a subview. The widget of a page that was shown before stays parked in the `GtkStack`, so
/// that scroll positions, text and focus are as they were when the page returns, until its view dies or moves elsewhere.
@MainActor
final class PageStackView: UIView {
    /// A page's widget in the wrapper that is the `GtkStack`'s child.
    private struct ParkedPage {
        weak var view: UIView?
        let wrapper: GObjectReference
    }

    /// What had the focus when a page went.
    private struct ParkedFocus {
        weak var page: UIView?
        weak var responder: UIResponder?
    }

    private(set) var page: UIView?
    private var leavingPage: UIView?
    private var completion: (() -> Void)?
    private var parkedPages: [ParkedPage] = []
    private var parkedFocus: [ParkedFocus] = []
    private var pruning: IdleSource?
    private var blankPage: GObjectReference?
    private var connection: SignalConnection?

    override init(frame: CGRect) {
        super.init(frame: frame)
        expandsHorizontally = true
        expandsVertically = true
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// Shows a page, or none. `completion` runs when the transition is over: at once if there is nothing to see.
    func show(_ newPage: UIView?, transition: PageTransition = .none, completion: (() -> Void)? = nil) {
        settle()
        // The page may have been moved elsewhere meanwhile.
        if page?.superview !== self { page = nil }
        if newPage !== page {
            parkFocus()
            leavingPage = page
            page = newPage
            newPage?.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            newPage?.frame = bounds
            if let newPage { addSubview(newPage) }
        }
        self.completion = completion
        if !startTransition(transition) { transitionDidEnd() }
    }

    /// Ends a running transition without its completion.
    func settle() {
        completion = nil
        guard let leavingPage else { return }
        if leavingPage.superview === self { leavingPage.removeFromSuperview() }
        wrapper(of: leavingPage)?.setAccessiblyHidden(true)
        self.leavingPage = nil
        // A popped controller's view dies once the caller is done with it.
        if widgetReference != nil { pruning = IdleSource { [weak self] in self?.pruneParkedPages() } }
    }

    private func transitionDidEnd() {
        let completion = completion
        settle()
        restoreFocus()
        completion?()
    }

    // MARK: - Focus

    /// A text field gives up editing with its window; it takes it up again when its page returns.
    private func parkFocus() {
        parkedFocus.removeAll { $0.page == nil || $0.responder == nil || $0.page === page }
        guard let page, let view = window?.firstResponder as? UIView, view.isDescendant(of: page) else { return }
        parkedFocus.append(ParkedFocus(page: page, responder: view))
    }

    private func restoreFocus() {
        guard let window, window.firstResponder == nil else { return }
        parkedFocus.first { $0.page === page }?.responder?.becomeFirstResponder()
    }

    // MARK: - Widget

    override func makeWidget() -> GObjectReference {
        let stack = GObjectReference(sinking: gtk_stack_new())
        // A hidden page neither costs measuring nor keeps the window large.
        gtk_stack_set_hhomogeneous(stack.pointer(), 0)
        gtk_stack_set_vhomogeneous(stack.pointer(), 0)
        let blank = GObjectReference(sinking: gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
        gtk_stack_add_child(stack.pointer(), blank.pointer())
        blankPage = blank
        return stack
    }

    override func widgetDidLoad() {
        super.widgetDidLoad()
        connection = SignalConnection(widget, "notify::transition-running", target: self) { view, _ in
            if !view.isTransitionRunning { view.transitionDidEnd() }
        }
        _ = startTransition(.none)
    }

    override func insertWidget(of subview: UIView) {
        guard !keepsWidget(of: subview) else { return }
        subview.detachWidget()
        let wrapper = GObjectReference(sinking: gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
        gtk_box_set_homogeneous(wrapper.pointer(), 1)
        gtk_box_append(wrapper.pointer(), subview.widget.pointer())
        gtk_stack_add_child(widget.pointer(), wrapper.pointer())
        parkedPages.append(ParkedPage(view: subview, wrapper: wrapper))
    }

    override func removeWidget(of subview: UIView) {
        // It stays parked.
    }

    override func keepsWidget(of view: UIView) -> Bool {
        wrapper(of: view) != nil
    }

    private var isTransitionRunning: Bool {
        widgetReference.map { gtk_stack_get_transition_running($0.pointer()) != 0 } ?? false
    }

    /// Brings the current page's widget to the front. Returns whether that takes time.
    private func startTransition(_ transition: PageTransition) -> Bool {
        guard let widgetReference, let target = page.map(wrapper) ?? blankPage else { return false }
        target.setAccessiblyHidden(false)
        let isMirrored = gtk_widget_get_direction(widgetReference.pointer()) == GTK_TEXT_DIR_RTL
        gtk_stack_set_transition_type(widgetReference.pointer(), transition.gtkType(isMirrored: isMirrored))
        gtk_stack_set_visible_child(widgetReference.pointer(), target.pointer())
        return transition != .none && isTransitionRunning
    }

    private func wrapper(of view: UIView) -> GObjectReference? {
        parkedPages.first { $0.view === view && holds($0) }?.wrapper
    }

    private func holds(_ parked: ParkedPage) -> Bool {
        guard let reference = parked.view?.widgetReference else { return false }
        return gtk_widget_get_parent(reference.pointer()) == parked.wrapper.pointer()
    }

    private func pruneParkedPages() {
        guard let widgetReference else { return }
        for parked in parkedPages where !holds(parked) {
            gtk_stack_remove(widgetReference.pointer(), parked.wrapper.pointer())
        }
        parkedPages.removeAll { !holds($0) }
    }
}

extension PageTransition {
    fileprivate func gtkType(isMirrored: Bool) -> GtkStackTransitionType {
        switch self {
        case .none: GTK_STACK_TRANSITION_TYPE_NONE
        case .push: isMirrored ? GTK_STACK_TRANSITION_TYPE_SLIDE_RIGHT : GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT
        case .pop: isMirrored ? GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT : GTK_STACK_TRANSITION_TYPE_SLIDE_RIGHT
        }
    }
}
