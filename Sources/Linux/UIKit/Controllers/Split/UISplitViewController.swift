internal import GLibSupport

/// Shows a list and what is picked in it: side by side in a regular width, else one on top of the other.
///
/// Each column is a navigation controller: the one that was set, or one around it. Side by side both are children. In a
/// compact width the controller is *collapsed*: the primary column is the only child, and the secondary one, while it is
/// shown, is on top of its stack, as on iOS a navigation controller within another. A width that is not known, as before
/// the controller is in a window, counts as regular.
@MainActor
open class UISplitViewController: UIViewController {
    /// How many columns there are.
    @available(iOS 14.0, tvOS 14.0, *)
    public let style: Style

    open weak var delegate: (any UISplitViewControllerDelegate)?

    /// Whether there is room for one column only.
    public private(set) var isCollapsed = false

    private let stage = SplitView()
    private var contents: [Column: UIViewController] = [:]
    private var stacks: [Column: UINavigationController] = [:]
    private var chosenMode: DisplayMode?
    /// Whether a column leaves because the controller itself moves it.
    private var isMoving = false

    @available(iOS 14.0, tvOS 14.0, *)
    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        return nil
    }

    // MARK: - Columns

    /// Fills a column; one that is no navigation controller gets one around it. `nil` empties the column.
    ///
    /// While collapsed, a secondary controller that is shown is replaced where it is; else `show(_:)` brings it. A
    /// controller that fills the other column already is ignored, with a warning.
    @available(iOS 14.0, tvOS 14.0, *)
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        guard contents[column] !== vc else { return }
        if let vc, contents.values.contains(where: { $0 === vc }) {
            RuntimeWarning.report("a controller can fill only one column of a split view controller; it was ignored")
            return
        }
        let showsSecondary = isSecondaryOnTop
        let old = stacks[column]
        if showsSecondary { takeSecondaryOff() }
        contents[column] = vc
        stacks[column] = vc.map { $0 as? UINavigationController ?? UINavigationController(rootViewController: $0) }
        if let old { release(old) }
        arrange()
        if showsSecondary { putSecondaryOnTop(animated: false) }
    }

    /// What a column was filled with.
    @available(iOS 14.0, tvOS 14.0, *)
    open func viewController(for column: Column) -> UIViewController? { contents[column] }

    /// Brings a column into view: beside the other one or, while collapsed, on top of it or from below it.
    @available(iOS 14.0, tvOS 14.0, *)
    open func show(_ column: Column) {
        switch column {
        case .primary where isCollapsed: takeSecondaryOff(animated: isAppearingOrAppeared)
        case .primary: setMode(.oneBesideSecondary)
        case .secondary where isCollapsed: putSecondaryOnTop(animated: isAppearingOrAppeared)
        case .secondary: break
        }
    }

    /// Takes a column out of view. What would leave none in view is ignored, with a warning.
    @available(iOS 14.0, tvOS 14.0, *)
    open func hide(_ column: Column) {
        switch column {
        case .primary where !isCollapsed: setMode(.secondaryOnly)
        case .secondary where isSecondaryOnTop: takeSecondaryOff(animated: isAppearingOrAppeared)
        case .primary, .secondary: RuntimeWarning.report("hide(_:): the column cannot be hidden now; it was ignored")
        }
    }

    /// Which columns are to be seen in a regular width; never `automatic`.
    open var displayMode: DisplayMode {
        chosenMode ?? (preferredDisplayMode == .automatic ? .oneBesideSecondary : preferredDisplayMode)
    }

    /// Which columns the app wants to be seen in a regular width. `show(_:)` and `hide(_:)` have their way until it is set
    /// again.
    open var preferredDisplayMode = DisplayMode.automatic {
        didSet {
            chosenMode = nil
            arrange()
        }
    }

    private func setMode(_ mode: DisplayMode) {
        chosenMode = mode
        arrange()
    }

    // MARK: - Collapsing

    /// Whether a navigation controller is the one that may be on top of the primary column's stack.
    func isSecondaryColumn(_ controller: UINavigationController) -> Bool { stacks[.secondary] === controller }

    private var isSecondaryOnTop: Bool {
        guard isCollapsed, let primary = stacks[.primary], let secondary = stacks[.secondary] else { return false }
        return secondary.parent === primary
    }

    private func putSecondaryOnTop(animated: Bool) {
        guard let primary = stacks[.primary], let secondary = stacks[.secondary] else { return }
        if secondary.parent !== primary { primary.pushViewController(secondary, animated: animated) }
        secondary.navigationBar.update()
    }

    private func takeSecondaryOff(animated: Bool = false) {
        guard isSecondaryOnTop, let primary = stacks[.primary] else { return }
        let rest = primary.viewControllers.filter { $0 !== stacks[.secondary] }
        primary.setViewControllers(rest, animated: animated)
    }

    private func adaptToWidth() {
        let width = traitCollection.horizontalSizeClass
        guard width != .unspecified, (width == .compact) != isCollapsed else { return }
        if isCollapsed { expand() } else { collapse() }
    }

    private func collapse() {
        let proposed = stacks[.secondary] == nil ? Column.primary : .secondary
        let top =
            delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
        isCollapsed = true
        arrange()
        if top == .secondary { putSecondaryOnTop(animated: false) }
        delegate?.splitViewControllerDidCollapse(self)
    }

    private func expand() {
        takeSecondaryOff()
        isCollapsed = false
        arrange()
        stacks[.secondary]?.navigationBar.update()
        delegate?.splitViewControllerDidExpand(self)
    }

    // MARK: - View and children

    open override func loadView() {
        view = stage
        arrangeViews()
    }

    /// Makes children of the columns that are side by side, or of the one that is there alone.
    private func arrange() {
        let wanted = isCollapsed ? [stacks[.primary] ?? stacks[.secondary]] : [stacks[.primary], stacks[.secondary]]
        for child in children where !wanted.contains(where: { $0 === child }) { release(child) }
        for case let stack? in wanted where stack.parent !== self {
            addChild(stack)
            stack.didMove(toParent: self)
        }
        arrangeViews()
    }

    private func arrangeViews() {
        guard isViewLoaded else { return }
        let (primary, secondary) = (stacks[.primary], stacks[.secondary])
        let showsPrimary = isCollapsed ? primary != nil : primary != nil && displayMode != .secondaryOnly
        let showsSecondary = isCollapsed ? primary == nil : true
        place(showsPrimary ? primary : nil, in: stage.primary)
        place(showsSecondary ? secondary : nil, in: stage.secondary)
        stage.show(primary: showsPrimary, secondary: showsSecondary)
    }

    private func place(_ stack: UINavigationController?, in column: UIView) {
        for view in column.subviews where view !== stack?.viewIfLoaded { view.viewController.map(takeOut) }
        guard let stack, let view = stack.view, view.superview !== column else { return }
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.frame = column.bounds
        column.addSubview(view)
        stack.appearWithParent()
    }

    private func takeOut(_ child: UIViewController) {
        child.beginAppearanceTransition(false, animated: false)
        child.viewIfLoaded?.removeFromSuperview()
        child.endAppearanceTransition()
    }

    private func release(_ child: UIViewController) {
        guard child.parent === self else { return }
        child.willMove(toParent: nil)
        takeOut(child)
        isMoving = true
        child.removeFromParent()
        isMoving = false
    }

    override func childDidLeave(_ child: UIViewController) {
        guard let column = stacks.first(where: { $0.value === child })?.key, !isMoving else { return }
        contents[column] = nil
        stacks[column] = nil
        arrange()
    }

    override func appearanceTransitionWillBegin(_ isAppearing: Bool, animated: Bool) {
        if isAppearing { adaptToWidth() }
    }

    override func traitsDidChange() {
        super.traitsDidChange()
        adaptToWidth()
    }

    /// The primary column is narrow, however wide the window is.
    override func traits(for child: UIViewController) -> UITraitCollection {
        child === stacks[.primary] ? traitCollection.with(horizontal: .compact) : traitCollection
    }
}
