internal import GLibSupport

/// The control that stands for one item of a tab bar: icon over title, badge at the icon's corner.
@MainActor
final class TabBarButton: ButtonControl {
    let item: UITabBarItem
    private let icon = UIImageView(frame: .zero)
    private let titleLabel = UILabel()
    private let badge = BadgeView()
    private let iconArea = UIView()

    init(item: UITabBarItem) {
        self.item = item
        super.init(frame: .zero)
        icon.symbolSize = 22
        titleLabel.font = .systemFont(ofSize: 11, weight: .medium)
        iconArea.layout = BadgedIconLayout()
        iconArea.expandsHorizontally = true
        iconArea.isUserInteractionEnabled = false
        iconArea.setSubviews([icon, badge])
        layout = StackLayout(axis: .vertical, spacing: 2)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override var styleClasses: [String] { ["flat", "uikit-tab"] }
    override var accessibleRole: AccessibleRole { .tab }
    override var accessibleName: String? { accessibilityLabel }

    /// The badge is spoken once: GTK has no value for a tab, so it is part of the description.
    override var accessibleDescription: String? {
        let parts = [accessibilityValue, accessibilityHint].compactMap { $0 }.filter { !$0.isEmpty }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }

    /// Takes over the item's properties and the bar's state.
    func update(isSelected: Bool, unselectedColor: UIColor?) {
        self.isSelected = isSelected
        isEnabled = item.isEnabled
        accessibilityIdentifier = item.accessibilityIdentifier
        accessibilityLabel = item.accessibilityLabel ?? item.title
        accessibilityValue = item.accessibilityValue ?? item.badgeValue
        accessibilityHint = item.accessibilityHint

        let color = isSelected ? tintColor : unselectedColor ?? .secondaryLabel
        icon.image = (isSelected ? item.selectedImage ?? item.image : item.image)?.asBarImage
        icon.tintColor = color
        titleLabel.text = item.title
        titleLabel.textColor = color
        badge.text = item.badgeValue
        badge.color = item.badgeColor
        let isTitled = !(item.title ?? "").isEmpty
        setSubviews(
            [icon.image == nil && item.badgeValue == nil ? nil : iconArea, isTitled ? titleLabel : nil].compactMap {
                $0
            }
        )
    }
}
