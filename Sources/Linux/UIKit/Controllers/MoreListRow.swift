/// One tab in the More list: icon, title and badge.
@MainActor
final class MoreListRow: ButtonControl, BarItemObserver {
    private(set) weak var tab: UIViewController?
    let item: UITabBarItem
    private let icon = UIImageView(frame: .zero)
    private let titleLabel = UILabel()
    private let badge = BadgeView()

    init(tab: UIViewController) {
        self.tab = tab
        item = tab.tabBarItem
        super.init(frame: .zero)
        titleLabel.expandsHorizontally = true
        let chevron = UIImageView(image: UIImage(systemName: "chevron.forward"))
        chevron.tintColor = .tertiaryLabel
        layout = StackLayout(axis: .horizontal, spacing: 12)
        setSubviews([icon, titleLabel, badge, chevron])
        item.observer = self
        update()
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override var styleClasses: [String] { ["flat", "uikit-row"] }

    func barItemDidChange(_ item: UIBarItem) {
        update()
    }

    private func update() {
        isEnabled = item.isEnabled
        accessibilityIdentifier = item.accessibilityIdentifier
        accessibilityLabel = item.accessibilityLabel ?? item.title
        accessibilityValue = item.accessibilityValue ?? item.badgeValue
        accessibilityHint = item.accessibilityHint
        icon.image = item.image?.asBarImage
        icon.isHidden = item.image == nil
        titleLabel.text = item.title
        badge.text = item.badgeValue
        badge.color = item.badgeColor
    }
}
