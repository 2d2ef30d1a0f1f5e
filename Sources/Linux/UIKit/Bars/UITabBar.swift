internal import CAdwaita
internal import GLibSupport

/// A row of items of which one is selected, at the bottom of the screen.
///
/// Its subviews are one control an item, in the items' order; sending a control's touch-up-inside actions is a user's tap.
@MainActor
open class UITabBar: UIView {
    private var storedItems: [UITabBarItem]?
    private weak var storedSelectedItem: UITabBarItem?

    /// The controller that fills the bar and decides about taps; `nil` for a bar that an app uses on its own.
    weak var manager: UITabBarController?

    open weak var delegate: (any UITabBarDelegate)?

    /// The appearances that were set.
    var ownStandardAppearance = UITabBarAppearance()
    var ownScrollEdgeAppearance: UITabBarAppearance?

    /// Whether the content has nothing more to show behind the bar.
    var isAtScrollEdge = false {
        didSet { if isAtScrollEdge != oldValue { updateButtons() } }
    }
    var drawnStyles: [String: String] = [:]
    private var drawnItemStyle = UITabBarItemAppearance.Style.stacked

    public override init(frame: CGRect) {
        super.init(frame: frame)
        layout = EqualColumnsLayout()
        expandsHorizontally = true
        ownStandardAppearance.observer = self
        let selection = TabSelectionGestureRecognizer()
        selection.select = { [weak self] point in
            guard let self, let button = buttons.first(where: { $0.frame.contains(point) }) else { return }
            userDidTap(button.item)
        }
        addGestureRecognizer(selection)
    }

    public required init?(coder: NSCoder) {
        return nil
    }

    /// The items from the leading edge on. A tab bar controller's bar is filled by the controller: don't set them there.
    open var items: [UITabBarItem]? {
        get { storedItems }
        set { setItems(newValue, animated: false) }
    }

    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        guard manager == nil else {
            RuntimeWarning.report("a tab bar controller fills its tab bar itself; the change of its items was ignored")
            return
        }
        show(items)
    }

    /// The selected item, or `nil`. An item that is not in the bar selects none.
    open var selectedItem: UITabBarItem? {
        get { storedSelectedItem }
        set {
            let old = storedSelectedItem
            storedSelectedItem = storedItems?.first { $0 === newValue }
            updateButtons()
            if storedSelectedItem !== old { manager?.setBarMinimized(false) }
        }
    }

    /// The colour of the items that are not selected; `nil` means the text colour, dimmed.
    open var unselectedItemTintColor: UIColor? {
        didSet { if unselectedItemTintColor != oldValue { updateButtons() } }
    }

    override var accessibleName: String? { accessibilityLabel ?? "Tab Bar" }

    override func makeWidget() -> GObjectReference {
        let box = super.makeWidget()
        AccessibleRole.tabList.apply(to: box)
        return box
    }

    override func widgetDidLoad() {
        super.widgetDidLoad()
        setStyleClass("uikit-tab-bar", true)
        setStyleClass("uikit-minimized", isMinimized)
        pushAppearance()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateButtons()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        adaptToWidth()
    }

    // MARK: - Visibility

    /// Whether the bar is out of sight, or on its way there. Changing it moves nothing: the bar is there or not at once.
    ///
    /// Up to iOS 17 the tabs' safe area still has the bar then; from iOS 18 on the content has all the space.
    open override var isHidden: Bool {
        didSet { if isHidden != oldValue { manager?.tabBarVisibilityDidChange() } }
    }

    /// Whether the bar is on its way in or out: it is drawn then, but takes no input.
    var isInMotion = false {
        didSet {
            guard isInMotion != oldValue else { return }
            isInert = isInMotion
            pushVisibility()
            guard isInMotion, let widgetReference else { return pushInteraction() }
            gtk_widget_set_can_target(widgetReference.pointer(), 0)
        }
    }

    var minimizing = TabBarMinimizing()

    /// Whether the bar is lower than usual, and shows icons without titles.
    var isMinimized = false {
        didSet {
            guard isMinimized != oldValue else { return }
            setStyleClass("uikit-minimized", isMinimized)
            updateButtons()
        }
    }

    override func pushVisibility() {
        guard let widgetReference else { return }
        if isHidden { releaseFocus() }
        gtk_widget_set_visible(widgetReference.pointer(), isHidden && !isInMotion ? 0 : 1)
    }

    // MARK: - Items

    /// Replaces the items; buttons of items that stay are kept.
    func show(_ newItems: [UITabBarItem]?) {
        for item in storedItems ?? [] where item.observer === self { item.observer = nil }
        storedItems = newItems
        if !(newItems ?? []).contains(where: { $0 === storedSelectedItem }) { storedSelectedItem = nil }
        setSubviews((newItems ?? []).map(button))
        for item in newItems ?? [] { item.observer = self }
        updateButtons()
    }

    private var buttons: [TabBarButton] { subviews.compactMap { $0 as? TabBarButton } }

    private func button(for item: UITabBarItem) -> TabBarButton {
        if let button = buttons.first(where: { $0.item === item }) { return button }
        let button = TabBarButton(item: item)
        let tap = UIAction { [weak self, weak item] _ in
            guard let self, let item else { return }
            userDidTap(item)
        }
        button.addAction(tap, for: .touchUpInside)
        button.focusDidChange = { [weak self, weak button] in button.map { self?.update($0) } }
        return button
    }

    /// Shows what items, appearances, tints and surroundings are now.
    func updateButtons() {
        drawnItemStyle = itemStyle
        for button in buttons { update(button) }
        pushAppearance()
    }

    /// Lays items out anew if the bar became narrow or wide.
    func adaptToWidth() {
        if let manager, !manager.minimizesBar { manager.setBarMinimized(false) }
        if drawnItemStyle != itemStyle { updateButtons() }
    }

    private func update(_ button: TabBarButton) {
        button.update(
            isSelected: button.item === storedSelectedItem,
            look: look(of: button),
            style: itemStyle,
            isMinimized: isMinimized
        )
    }

    private func userDidTap(_ item: UITabBarItem) {
        guard item.isEnabled else { return }
        if let manager {
            manager.setBarMinimized(false)
            manager.userDidTap(item)
        } else {
            selectedItem = item
            delegate?.tabBar(self, didSelect: item)
        }
    }
}

extension UITabBar: BarItemObserver {
    func barItemDidChange(_ item: UIBarItem) {
        // The selected item's appearance is the whole bar's.
        item === storedSelectedItem ? updateButtons() : buttons.first { $0.item === item }.map(update)
    }
}
