internal import CAdwaita
internal import GLibSupport

/// Shows one page of many.
///
/// Only the page on screen is a subview. The widget of a page that was shown before stays, unseen, in this view's widget,
/// so that scroll positions, text and focus are as they were when the page returns, until its view dies or moves elsewhere.
@MainActor
final class PageStackView: UIView {
    private(set) var page: UIView?
    private(set) var leavingPage: UIView?
    /// How the page comes, and how far it has, from 0 to 1.
    private(set) var slide = PageTransition.none
    private(set) var progress: CGFloat = 1
    /// Whether pages are where their frames say.
    private(set) var isOpen = false
    /// Called when pages moved in a transition.
    var progressDidChange: @MainActor () -> Void = {}
    private var animation: ProgressAnimation?
    private var completion: (() -> Void)?
    private var parkedFocus: [ParkedFocus] = []
    private var wheelObserver: WheelObserver?

    /// Called when a person turns the wheel upwards over a page, before the page scrolls.
    var wheelDidTurnUp: @MainActor () -> Void = {}

    /// What its pages take for covered although nothing covers it, and although this view's own safe area is larger.
    var strip = UIEdgeInsets.zero {
        didSet {
            guard strip != oldValue else { return }
            SafeArea.isInUse = true
            tellSafeArea()
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        layout = PageLayout(pages: self)
        clipsToBounds = true
        runsAsSuperview = true
        expandsHorizontally = true
        expandsVertically = true
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// Shows a page, or none. `completion` runs when the transition is over: at once if there is nothing to see.
    func show(_ newPage: UIView?, transition: PageTransition = .none, completion: (() -> Void)? = nil) {
        settle(keeping: newPage)
        let isNew = newPage !== page || page?.superview !== self
        place(newPage)
        self.completion = completion
        guard isNew, transition != .none, isMapped else {
            transitionDidEnd()
            return
        }
        slide = transition
        progress = 0
        animate(to: 1) { $0.transitionDidEnd() }
    }

    /// Lets others move the pages: until the next call of `show` they, and what is added, are where their frames say.
    func open(for newPage: UIView) {
        settle()
        page?.frame = bounds
        newPage.frame = bounds
        isOpen = true
    }

    private func close(keeping newPage: UIView?) {
        guard isOpen else { return }
        isOpen = false
        for subview in subviews where subview !== page && subview !== newPage { subview.removeFromSuperview() }
        setNeedsLayout()
    }

    /// Ends a running transition without its completion.
    func settle(keeping newPage: UIView? = nil) {
        close(keeping: newPage)
        animation = nil
        completion = nil
        if let leavingPage, leavingPage.superview === self { leavingPage.removeFromSuperview() }
        leavingPage = nil
        slide = .none
        move(to: 1)
    }

    private func place(_ newPage: UIView?) {
        // The page may have been moved elsewhere meanwhile.
        if page?.superview !== self { page = nil }
        guard newPage !== page else { return }
        parkFocus()
        leavingPage = page
        page = newPage
        newPage?.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        newPage?.frame = bounds
        if let newPage { addSubview(newPage) }
    }

    private func transitionDidEnd() {
        let completion = completion
        settle()
        restoreFocus()
        completion?()
    }

    private func animate(to end: CGFloat, then body: @escaping (PageStackView) -> Void) {
        let run = ProgressAnimation(
            from: progress,
            to: end,
            step: { [weak self] progress in
                self?.move(to: progress)
                self?.progressDidChange()
            },
            completion: { [weak self] in self.map(body) }
        )
        animation = run
        run.run(on: isMapped ? widgetReference : nil)
    }

    private func move(to newProgress: CGFloat) {
        guard progress != newProgress else { return }
        progress = newProgress
        if let widgetReference { gtk_widget_queue_allocate(widgetReference.pointer()) }
    }

    // MARK: - Interaction

    /// Starts a pop that a finger leads.
    func beginInteractivePop(to newPage: UIView?) {
        settle()
        place(newPage)
        slide = .pop
        move(to: 0)
    }

    func updateInteractivePop(_ newProgress: CGFloat) {
        guard slide == .pop, animation == nil else { return }
        move(to: min(max(0, newProgress), 1))
        progressDidChange()
    }

    /// Lets the page come the rest of its way.
    func finishInteractivePop(completion: @escaping () -> Void) {
        self.completion = completion
        animate(to: 1) { $0.transitionDidEnd() }
    }

    /// Brings the page that was leaving back, in time or at once.
    func cancelInteractivePop(animated: Bool, completion: (() -> Void)? = nil) {
        // It may be called off before the views were touched.
        guard slide == .pop else { return }
        self.completion = completion
        guard animated else {
            interactionDidRevert()
            return
        }
        animate(to: 0) { $0.interactionDidRevert() }
    }

    private func interactionDidRevert() {
        swap(&page, &leavingPage)
        transitionDidEnd()
    }

    // MARK: - Focus

    /// What had the focus when a page went.
    private struct ParkedFocus {
        weak var page: UIView?
        weak var responder: UIResponder?
    }

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

    /// A page has the safe area of its place, also while it is on its way there.
    override func unsafeMargins(of subview: UIView) -> UIEdgeInsets {
        safeAreaInsets + strip
    }

    // MARK: - Widget

    override func widgetDidLoad() {
        super.widgetDidLoad()
        guard let widgetReference else { return }
        wheelObserver = WheelObserver(on: widgetReference) { [weak self] in self?.wheelDidTurnUp() }
    }

    override func insertWidget(of subview: UIView) {
        if keepsWidget(of: subview) {
            unparkWidget(of: subview)
        }
        super.insertWidget(of: subview)
    }

    override func removeWidget(of subview: UIView) {
        parkWidget(of: subview)
    }

    override func keepsWidget(of view: UIView) -> Bool { hasWidget(of: view) }
}
