internal import GLibSupport

/// Manages one screen, or one part of it: its view, its place among other controllers, and when it appears.
@MainActor
open class UIViewController: UIResponder {
    private var loadedView: UIView?
    private var storedTabBarItem: UITabBarItem?
    private var storedNavigationItem: UINavigationItem?

    var contentScrollViews = ContentScrollViews()
    var appearance = AppearanceState.disappeared
    public internal(set) var children: [UIViewController] = []
    public internal(set) weak var parent: UIViewController?
    /// The tab that made this controller, if one did.
    @available(iOS 18, tvOS 18, visionOS 2, *)
    public internal(set) weak var tab: UITab?
    public internal(set) var isMovingToParent = false
    public internal(set) var isMovingFromParent = false

    /// What hosted SwiftUI content below this controller inherits; travels with the trait collection.
    package var traitCarrier: AnyObject? {
        didSet { traitsDidChange() }
    }

    /// The direction that the controller and what is below it have in their traits, whatever is around.
    package var layoutDirectionOverride: UITraitEnvironmentLayoutDirection = .unspecified {
        didSet {
            guard layoutDirectionOverride != oldValue else { return }
            LayoutDirections.note(layoutDirectionOverride)
            traitsDidChange()
            viewIfLoaded?.tellLayoutDirection()
        }
    }

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
    }

    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// Controllers cannot be archived here, so there is nothing to decode: always `nil`.
    public required init?(coder: NSCoder) {
        return nil
    }

    // MARK: - View

    /// The controller's view; reading it loads it.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            loadedView?.viewController = nil
            loadedView = newValue
            newValue?.viewController = self
        }
    }

    /// The view if it was loaded; reading it loads nothing.
    public var viewIfLoaded: UIView? { loadedView }
    public var isViewLoaded: Bool { loadedView != nil }

    /// Makes the view and assigns it to `view`. Not to be called by app code.
    open func loadView() {
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    open func viewDidLoad() {}

    /// Called after the view's subviews got their places, as often as that happens. On a display the same frame shows what is
    /// changed here.
    open func viewDidLayoutSubviews() {}

    public func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        if loadedView == nil {
            RuntimeWarning.report("\(type(of: self)).loadView() did not set the view; an empty one is used")
            view = UIView(frame: UIScreen.main.bounds)
        }
        viewDidLoad()
    }

    /// The controller's own title. Setting it also sets the titles of its navigation item and tab bar item.
    open var title: String? {
        didSet {
            storedNavigationItem?.title = title
            titledTabBarItem?.title = title
        }
    }

    /// The tab bar item whose title follows the controller's, if it was made: whichever is set last wins.
    var titledTabBarItem: UITabBarItem? { storedTabBarItem }

    /// The item that a tab bar controller shows for this controller; made at first use from `title`.
    open var tabBarItem: UITabBarItem! {
        get {
            if let storedTabBarItem { return storedTabBarItem }
            let item = UITabBarItem(title: title, image: nil, selectedImage: nil)
            storedTabBarItem = item
            return item
        }
        set {
            guard storedTabBarItem !== newValue else { return }
            storedTabBarItem = newValue
            tabBarController?.tabBarItemWasReplaced()
        }
    }

    /// The item that a navigation bar shows for this controller; made at first use from `title`.
    open var navigationItem: UINavigationItem {
        if let storedNavigationItem { return storedNavigationItem }
        let item = UINavigationItem(title: title ?? "")
        storedNavigationItem = item
        return item
    }

    /// Whether a tab bar goes away while this controller is on top of a navigation controller that is itself a tab.
    @available(tvOS, unavailable)
    open var hidesBottomBarWhenPushed = false

    open override var next: UIResponder? { enclosingPresentation?.presenting ?? viewIfLoaded?.superview ?? parent }

    // MARK: - Safe area

    /// Insets that are added to those that the view inherits. Negative ones take away from them, down to zero.
    ///
    /// Insets that are no numbers are ignored, with a warning.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet {
            guard additionalSafeAreaInsets.isFinite else {
                RuntimeWarning.report("additionalSafeAreaInsets: \(additionalSafeAreaInsets) are no insets; ignored")
                additionalSafeAreaInsets = oldValue
                return
            }
            if additionalSafeAreaInsets != oldValue { additionalSafeAreaInsetsDidChange() }
        }
    }

    /// Called after the view's safe area changed.
    open func viewSafeAreaInsetsDidChange() {}

    // MARK: - Appearance

    open func viewWillAppear(_ animated: Bool) {}

    /// Called once the view is in the hierarchy, between `viewWillAppear(_:)` and `viewDidAppear(_:)`.
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}

    /// Whether children appear and disappear together with this controller. Containers that decide for themselves say no.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// The children that are on screen when this controller is.
    var visibleChildren: [UIViewController] {
        children.filter { $0.viewIfLoaded?.superview != nil }
    }

    /// Called before an appearance transition begins; containers bring the right child in place.
    func appearanceTransitionWillBegin(_ isAppearing: Bool, animated: Bool) {}

    /// Called after an appearance transition ended, also for the children.
    func appearanceTransitionDidEnd(_ isAppearing: Bool, animated: Bool) {}

    /// The transition between this controller's children, or to or from a controller that it presents.
    var currentCoordinator: TransitionCoordinator? { presentation?.coordinator ?? enclosingPresentation?.coordinator }

    // MARK: - Content

    /// The scroll view that was named for an edge, or `nil` if none was. Bars ask for it; override it to name one yourself.
    @available(iOS 15.0, tvOS 15.0, *)
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        contentScrollViews.named(for: edge)
    }

    // MARK: - Presentation

    /// What is on top of this controller; only a controller without a parent has it.
    var presentation: Presentation?
    /// What shows the controller itself on top of another.
    weak var enclosingPresentation: Presentation?
    private var wantedPresentationStyle = UIModalPresentationStyle.automatic

    /// Called after the controller was dismissed, by whatever way.
    package var presentationDidEnd: @MainActor () -> Void = {}

    /// How the controller is presented; to be set before that. Reading it never answers `automatic`.
    open var modalPresentationStyle: UIModalPresentationStyle {
        get { wantedPresentationStyle == .automatic ? .pageSheet : wantedPresentationStyle }
        set { wantedPresentationStyle = newValue }
    }

    /// Whether a sheet that shows this controller stays when a person clicks beside it or presses Escape.
    @available(iOS 13.0, tvOS 13.0, *)
    open var isModalInPresentation = false

    /// The controller on top of this one, or of the one at the top of its hierarchy.
    open var presentedViewController: UIViewController? { topAncestor.presentation?.presented }

    /// The controller that this one, or the one at the top of its hierarchy, was presented on.
    open var presentingViewController: UIViewController? { topAncestor.enclosingPresentation?.presenting }

    /// Whether the appearance callbacks that are running belong to the controller's own presentation.
    open var isBeingPresented: Bool { enclosingPresentation?.phase == .beginning }

    /// Whether the controller is on its way off the screen since it, or one that it is on top of, is dismissed.
    open var isBeingDismissed: Bool { enclosingPresentation?.phase == .ending }

    /// Shows a controller on top of everything in the window.
    ///
    /// The controller at the top of this one's hierarchy presents it, whichever calls. A call is ignored, with a warning,
    /// if that one presents already, if this one is not in a window, or if the other controller is in use.
    open func present(
        _ viewControllerToPresent: UIViewController,
        animated flag: Bool,
        completion: (() -> Void)? = nil
    ) {
        startPresentation(of: viewControllerToPresent, animated: flag, completion)
    }

    /// Dismisses what is on top of this controller, with all that is on top of that; if nothing is, the controller itself.
    ///
    /// With nothing to dismiss nothing happens, and `completion` is not called. During the transition in which a
    /// controller comes, the call takes effect at its end.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        let top = topAncestor
        (top.presentation ?? top.enclosingPresentation)?.end(animated: flag, completion)
    }

    /// A person clicked beside the card of the presented controller, or pressed Escape.
    func personWantsToDismiss() {
        guard let enclosingPresentation, enclosingPresentation.look.isSheet, !forcesModality else { return }
        dismiss(animated: true)
    }

    // MARK: - Containment

    /// The tab bar controller that has this controller as a tab, also while the tab is in the More list.
    weak var tabOwner: UITabBarController?

    /// Called after a child left, by whatever way; containers that keep more than `children` let go of it.
    func childDidLeave(_ child: UIViewController) {}

    /// Pushes a controller onto the nearest navigation controller. Without one nothing happens, with a warning.
    open func show(_ vc: UIViewController, sender: Any?) {
        guard let navigationController else {
            RuntimeWarning.report("show(_:sender:) found no navigation controller above \(type(of: self))")
            return
        }
        navigationController.show(vc, sender: sender)
    }

    /// Called before the controller's parent changes; `parent` is the new one, or `nil`.
    open func willMove(toParent parent: UIViewController?) {}

    /// Called after the controller's parent changed.
    open func didMove(toParent parent: UIViewController?) {}

    // MARK: - Traits

    /// The window that shows the controller as its root, known before the view is loaded.
    weak var rootWindow: UIWindow?

    /// The traits of the controller's surroundings: its parent's, its presenting controller's, or its window's.
    open var traitCollection: UITraitCollection {
        surroundingTraits.overridden(by: layoutDirectionOverride, traitCarrier)
    }

    private var surroundingTraits: UITraitCollection {
        parent?.traits(for: self) ?? enclosingPresentation?.traits ?? rootWindow?.traitCollection ?? UITraitCollection()
    }

    /// The traits of a child's surroundings.
    func traits(for child: UIViewController) -> UITraitCollection { traitCollection }

    /// Called when the traits changed, also when the controller came under a new parent.
    @available(iOS, introduced: 8, deprecated: 17, message: "Use the trait change registration APIs")
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    func traitsDidChange() {
        traitCollectionDidChange(nil)
        for child in children { child.traitsDidChange() }
        presentation?.presented.traitsDidChange()
    }
}
