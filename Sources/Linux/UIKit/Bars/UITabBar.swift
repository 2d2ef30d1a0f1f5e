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

    public override init(frame: CGRect) {
        super.init(frame: frame)
        layout = EqualColumnsLayout()
        expandsHorizontally = true
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
            storedSelectedItem = storedItems?.first { $0 === newValue }
            updateButtons()
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
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateButtons()
    }

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
        return button
    }

    private func updateButtons() {
        for button in buttons { update(button) }
    }

    private func update(_ button: TabBarButton) {
        button.update(isSelected: button.item === storedSelectedItem, unselectedColor: unselectedItemTintColor)
    }

    private func userDidTap(_ item: UITabBarItem) {
        guard item.isEnabled else { return }
        if let manager {
            manager.userDidTap(item)
        } else {
            selectedItem = item
            delegate?.tabBar(self, didSelect: item)
        }
    }
}

extension UITabBar: BarItemObserver {
    func barItemDidChange(_ item: UIBarItem) {
        buttons.first { $0.item === item }.map(update)
    }
}
