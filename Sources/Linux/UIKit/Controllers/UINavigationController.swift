internal import GLibSupport

/// Shows the last of a stack of controllers under a bar with its title and a way back.
///
/// The stack is the controller's `children`. It changes at once; `didShow` and `viewDidAppear(_:)` come when the
/// transition is over.
@MainActor
open class UINavigationController: UIViewController {
    let pages = PageStackView()
    private let bar = UINavigationBar()
    private var barIsHidden = false
    var pendingLargeTitle: IdleSource?

    /// The controller whose view is in place. Differs from the top one only while nothing is on screen.
    var displayedController: UIViewController?
    var transition: NavigationTransition?
    override var currentCoordinator: TransitionCoordinator? { transition?.coordinator ?? super.currentCoordinator }

    /// Pops the top controller under a finger that comes in from the leading edge. Never `nil` here.
    ///
    /// Its delegate keeps it from screens without a back button; set another one, or `nil`, to decide otherwise.
    @available(tvOS, unavailable)
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { popGesture }
    private lazy var popGesture = PopGestureRecognizer(controller: self)

    /// Called before the callbacks of a pop that a finger led to its end; the stack is as it stays.
    package var interactivePopWillFinish: @MainActor () -> Void = {}

    open weak var delegate: (any UINavigationControllerDelegate)?

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        connectViews()
    }

    /// A stack with one controller on it.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        connectViews()
        pushViewController(rootViewController, animated: false)
    }

    public required init?(coder: NSCoder) {
        return nil
    }

    private func connectViews() {
        bar.controller = self
        pages.progressDidChange = { [weak self] in self?.transition?.coordinator?.progressDidChange() }
    }

    // MARK: - Stack

    /// The controllers from the root to the top.
    open var viewControllers: [UIViewController] {
        get { children }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Replaces the stack. The transition is a pop if the new top was in the old stack, else a push.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        var stack: [UIViewController] = []
        for controller in viewControllers where accepts(controller, on: stack) { stack.append(controller) }
        replaceStack(with: stack, animated: animated)
    }

    open var topViewController: UIViewController? { children.last }

    /// The controller that a user sees: one that covers the stack or a part of it, else the top one.
    open var visibleViewController: UIViewController? {
        guard let presentedViewController, !presentedViewController.isBeingDismissed else { return topViewController }
        return presentedViewController
    }

    /// Puts a controller on top. One that is on the stack already is ignored, with a warning.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard accepts(viewController, on: children) else { return }
        replaceStack(with: children + [viewController], animated: animated)
    }

    /// Takes the top controller off and returns it; at the root nothing happens and the result is `nil`.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard children.count > 1 else { return nil }
        return replaceStack(with: Array(children.dropLast()), animated: animated).last
    }

    /// Takes all controllers but the first off and returns them, none at the root.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        guard children.count > 1 else { return [] }
        return replaceStack(with: Array(children.prefix(1)), animated: animated)
    }

    /// Takes all controllers above one of the stack off and returns them. One that is not on the stack changes nothing.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = children.firstIndex(where: { $0 === viewController }) else {
            RuntimeWarning.report("popToViewController: the controller is not on the stack; the call was ignored")
            return nil
        }
        guard index < children.count - 1 else { return [] }
        return replaceStack(with: Array(children.prefix(index + 1)), animated: animated)
    }

    open override func show(_ vc: UIViewController, sender: Any?) {
        pushViewController(vc, animated: true)
    }

    /// Whether a navigation controller may be pushed. Only the More list of a tab bar controller does that, and a collapsed
    /// split view controller with its secondary column.
    func accepts(navigationController: UINavigationController) -> Bool {
        (parent as? UISplitViewController)?.isSecondaryColumn(navigationController) ?? false
    }

    // MARK: - Bar

    open var navigationBar: UINavigationBar { bar }

    open var isNavigationBarHidden: Bool {
        get { barIsHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        barIsHidden = hidden
        updateBarVisibility()
        updateLargeTitle()
    }

    /// Whether the controller on top is a navigation controller whose bar is shown in place of this one's.
    private var lendsBar: Bool { parent is UISplitViewController && topViewController is UINavigationController }

    /// The navigation controller that this one is on top of, if this one's bar stands for both.
    var stackBelow: UINavigationController? {
        (parent as? UINavigationController).flatMap { $0.lendsBar && $0.children.count > 1 ? $0 : nil }
    }

    func updateBarVisibility() {
        bar.isHidden = barIsHidden || lendsBar
    }

    /// The root's item, unless this controller was given one of its own: a tab is usually described by its first screen.
    open override var tabBarItem: UITabBarItem! {
        get { super.titledTabBarItem ?? children.first?.tabBarItem ?? super.tabBarItem }
        set { super.tabBarItem = newValue }
    }

    override var titledTabBarItem: UITabBarItem? {
        super.titledTabBarItem ?? children.first?.titledTabBarItem
    }

    // MARK: - View and children

    open override func loadView() {
        let view = UIView(frame: UIScreen.main.bounds)
        view.layout = StackLayout(axis: .vertical, alignment: .fill)
        view.setSubviews([bar, pages])
        pages.wheelDidTurnUp = { [weak self] in self?.pullOutLargeTitle() }
        view.addGestureRecognizer(popGesture)
        self.view = view
    }

    override var visibleChildren: [UIViewController] { displayedController.map { [$0] } ?? [] }

    override func appearanceTransitionWillBegin(_ isAppearing: Bool, animated: Bool) {
        finishTransition()
        if isAppearing { prepareToAppear(animated: animated) }
    }

    override func appearanceTransitionDidEnd(_ isAppearing: Bool, animated: Bool) {
        guard isAppearing, transition == nil, let displayedController else { return }
        delegate?.navigationController(self, didShow: displayedController, animated: animated)
    }

    override func childDidLeave(_ child: UIViewController) {
        if transition?.target === child { finishTransition() }
        guard transition == nil else { return }
        showTop(pushed: [], popped: [], animated: false)
    }
}
