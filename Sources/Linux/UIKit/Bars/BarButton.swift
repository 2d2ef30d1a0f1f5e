/// What stands for one bar button item: a button, or the item's own view.
@MainActor
final class BarButton {
    let item: UIBarButtonItem
    private let button = UIButton(type: .system)

    init(item: UIBarButtonItem) {
        self.item = item
        button.addAction(UIAction { [weak item] _ in item?.press() }, for: .touchUpInside)
    }

    var view: UIView { item.customView ?? button }

    /// Takes over the item's properties.
    func update() {
        button.setTitle(item.image == nil ? item.title : nil, for: .normal)
        button.setImage(item.image?.asBarImage, for: .normal)
        button.isEnabled = item.isEnabled
        button.tintColor = item.tintColor
        let attributes = item.titleTextAttributes(for: .normal) ?? [:]
        let weight: UIFont.Weight = item.style == .done ? .semibold : .regular
        button.titleLabel?.font = attributes.font ?? .systemFont(ofSize: UIFont.labelFontSize, weight: weight)
        button.setTitleColor(attributes.foregroundColor, for: .normal)
        button.setTitleColor(item.titleTextAttributes(for: .disabled)?.foregroundColor, for: .disabled)
        button.accessibilityIdentifier = item.accessibilityIdentifier
        button.accessibilityLabel = item.accessibilityLabel ?? (item.image == nil ? nil : item.title)
        button.accessibilityValue = item.accessibilityValue
        button.accessibilityHint = item.accessibilityHint
    }
}
