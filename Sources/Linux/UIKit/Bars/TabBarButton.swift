/// The control that stands for one item of a tab bar.
@MainActor
final class TabBarButton: UIControl {
    let item: UITabBarItem
    private var unselectedColor: UIColor?

    init(item: UITabBarItem) {
        self.item = item
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// Takes over the item's properties and the bar's state.
    func update(isSelected: Bool, unselectedColor: UIColor?) {
        self.isSelected = isSelected
        self.unselectedColor = unselectedColor
        isEnabled = item.isEnabled
        accessibilityIdentifier = item.accessibilityIdentifier
        accessibilityLabel = item.accessibilityLabel ?? item.title
        accessibilityValue = item.accessibilityValue ?? item.badgeValue
        accessibilityHint = item.accessibilityHint
    }
}
