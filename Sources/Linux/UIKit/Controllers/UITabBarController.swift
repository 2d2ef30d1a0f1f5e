internal import GLibSupport

/// Shows one of several controllers, chosen by a bar at the bottom.
///
/// Each tab keeps its views and its navigation stack while another is shown. The controller's own view is loaded while it
/// is initialised, so a subclass's `viewDidLoad()` runs before the initialiser returns.
@MainActor
open class UITabBarController: UIViewController {
    let pages = PageStackView()
    private let bar = UITabBar()
    let more = MoreNavigationController()

    /// All tabs, also those in the More list; `nil` until they are set.
    var tabControllers: [UIViewController]?
    /// One of the tabs in the bar, or the More controller.
    var selectedChild: UIViewController?
    /// The controller whose view is in place.
    var displayedController: UIViewController?
    /// How many of the tabs are in the bar; the rest is in the More list.
    var barCount = 0

    /// The change of tabs that an animator is showing.
    var tabTransition: TabTransition?
    /// Whether the selection moves because the tabs do.
    var isArranging = false

    /// A look at where the content is scrolled to, once GTK's layout is over.
    var pendingScrollEdge: IdleSource?

    var visibility = TabBarVisibility()
    private(set) lazy var stage = TabBarControllerView(pages: pages, bar: bar)
    private(set) lazy var motion = TabBarMotion(of: bar, in: stage)

    open weak var delegate: (any UITabBarControllerDelegate)?

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        bar.manager = self
        more.tabOwner = self
        loadViewIfNeeded()
    }

    public required init?(coder: NSCoder) {
        return nil
    }

    // MARK: - Tabs

    /// The tabs' controllers, in the bar's order. More than fit the bar are reached by its last item, More.
    ///
    /// The selection stays with the same controller if it is among the new ones, else with the same index, else it is the
    /// first.
    open var viewControllers: [UIViewController]? {
        get { tabControllers }
        set { setViewControllers(newValue, animated: false) }
    }

    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        guard describedTabs == nil else {
            RuntimeWarning.report(
                "the controller's tabs are set, so that its viewControllers cannot be; they were ignored"
            )
            return
        }
        replaceTabs(with: viewControllers)
        customizableViewControllers = viewControllers
    }

    /// The tabs that a person may put in another order; all of them each time `viewControllers` is set, `nil` means none.
    ///
    /// The More list here has no screen for that, as if it were `nil`.
    @available(tvOS, unavailable)
    open var customizableViewControllers: [UIViewController]?

    /// The tabs as they were described apart from their controllers, or `nil`.
    var describedTabs: [UITab]?

    /// The controller behind the bar's last item when there are too many tabs. It is not among `viewControllers`.
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    open var moreNavigationController: UINavigationController { more }

    open var tabBar: UITabBar { bar }

    // MARK: - Selection

    /// The selected tab's controller, or `moreNavigationController` while a tab of the More list or the list itself is shown.
    ///
    /// Setting it calls no delegate method. A controller that is not a tab is ignored, with a warning.
    open var selectedViewController: UIViewController? {
        get { selectedChild }
        set { select(newValue) }
    }

    /// The selected tab's place among `viewControllers`; `NSNotFound` while More is selected or there are no tabs.
    ///
    /// Setting it calls no delegate method. An index out of range is ignored, with a warning.
    open var selectedIndex: Int {
        get { tabControllers?.firstIndex { $0 === selectedChild } ?? NSNotFound }
        set {
            guard let tabControllers, tabControllers.indices.contains(newValue) else {
                RuntimeWarning.report(
                    "selectedIndex: \(newValue) is not the index of one of \(tabControllers?.count ?? 0) tabs; it was ignored"
                )
                return
            }
            selectedViewController = tabControllers[newValue]
        }
    }

    /// Called on a user's tap, before the controller's delegate hears of it; for subclasses.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    // MARK: - Bar

    /// Whether the app wants the bar hidden. A bar that a pushed controller hides does not show here: `tabBar.isHidden`
    /// is the actual state.
    @available(iOS 18, *)
    open var isTabBarHidden: Bool {
        get { visibility.isUnwanted }
        set { setTabBarHidden(newValue, animated: false) }
    }

    /// Moves the bar out of sight or back, while the content grows or shrinks along.
    ///
    /// In a closure that a transition coordinator runs, the bar moves as the transition does, also under a finger. A
    /// transition that is called off takes the bar back with it; `isTabBarHidden` stays as it was set. What `tabBar.isHidden`
    /// says changes as the movement begins. Without a display the movement is over at once.
    @available(iOS 18, *)
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
        visibility.isUnwanted = hidden
        updateTabBarVisibility(animated: animated, alongside: animated ? .running : nil)
    }

    /// Shows the tabs' present items in the bar, also items that took another's place since.
    func updateTabBarItems() {
        var items = barControllers.map { $0.tabBarItem! }
        if hasMore { items.append(more.tabBarItem) }
        if !(bar.items ?? []).elementsEqual(items, by: ===) { bar.show(tabControllers == nil ? nil : items) }
        bar.selectedItem = selectedChild?.tabBarItem
        more.list.tabs = overflow
    }

    /// Called when a controller below got another tab bar item. UIKit raises an exception if it was in the bar.
    func tabBarItemWasReplaced() {
        let shown = (bar.items ?? []).prefix(barCount)
        if !barControllers.map({ $0.tabBarItem! }).elementsEqual(shown, by: ===) {
            RuntimeWarning.report(
                "a tab bar item was replaced while in the bar, which iOS does not allow: change its properties instead"
            )
        }
        updateTabBarItems()
    }

    // MARK: - View and children

    open override func loadView() {
        view = stage
    }

    override var visibleChildren: [UIViewController] { displayedController.map { [$0] } ?? [] }

    override func appearanceTransitionWillBegin(_ isAppearing: Bool, animated: Bool) {
        finishTabTransition()
        guard isAppearing else { return }
        adaptToSizeClass()
        placeSelectedView()
    }

    override func childDidLeave(_ child: UIViewController) {
        if barControllers.contains(where: { $0 === child }) { release(child) }
    }

    override func traitsDidChange() {
        super.traitsDidChange()
        adaptToSizeClass()
        bar.adaptToWidth()
    }
}
