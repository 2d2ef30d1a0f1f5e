internal import CAdwaita
internal import GLibSupport

/// The control that stands for one item of a tab bar: icon over or beside title, badge at the icon's corner.
@MainActor
final class TabBarButton: ButtonControl {
    let item: UITabBarItem
    /// Called when the keyboard's focus came or went.
    var focusDidChange: (() -> Void)?
    private let icon = UIImageView(frame: .zero)
    private let titleLabel = UILabel()
    private let badge = BadgeView()
    private let iconArea = UIView()
    private var connection: SignalConnection?
    lazy var largeContent = LargeContentViewer(item: item)

    init(item: UITabBarItem) {
        self.item = item
        super.init(frame: .zero)
        icon.symbolSize = 22
        iconArea.isUserInteractionEnabled = false
        iconArea.setSubviews([icon, badge])
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override var styleClasses: [String] { ["flat", "uikit-tab"] }
    override var accessibleRole: AccessibleRole { .tab }

    /// Takes over the item's properties and the bar's state.
    func update(isSelected: Bool, look: TabItemLook, style: UITabBarItemAppearance.Style, isMinimized: Bool) {
        self.isSelected = isSelected
        isEnabled = item.isEnabled
        accessibilityIdentifier = item.accessibilityIdentifier
        accessibilityLabel = item.accessibilityLabel ?? item.title
        accessibilityValue = item.accessibilityValue ?? item.badgeValue
        accessibilityHint = item.accessibilityHint

        icon.image = (isSelected ? item.selectedImage ?? item.image : item.image)?.asBarImage
        icon.tintColor = look.iconColor
        titleLabel.text = item.title
        titleLabel.textColor = look.titleColor
        titleLabel.font = look.titleFont
        badge.text = item.badgeValue
        badge.color = look.badgeColor
        badge.textColor = look.badgeTextColor
        badge.font = look.badgeFont
        layOut(look, style, isMinimized: isMinimized)
    }

    private func layOut(_ look: TabItemLook, _ style: UITabBarItemAppearance.Style, isMinimized: Bool) {
        let hasTitle = !(item.title ?? "").isEmpty
        let hasIcon = icon.image != nil
        // Without an icon the badge is at the title's end.
        let titleIsBadged = hasTitle && !hasIcon && item.badgeValue != nil
        iconArea.expandsHorizontally = style == .stacked
        iconArea.layout = BadgedIconLayout(
            overlap: titleIsBadged ? 0 : 8,
            isInline: style != .stacked,
            badgeOffset: look.badgeOffset
        )
        iconArea.setSubviews([titleIsBadged ? titleLabel : icon, badge])
        let showsIconArea = hasIcon || item.badgeValue != nil
        let showsTitle = hasTitle && !titleIsBadged && !(isMinimized && hasIcon)
        layout = TabItemLayout(
            isInline: style != .stacked,
            titleIndex: showsTitle ? (showsIconArea ? 1 : 0) : nil,
            titleOffset: look.titleOffset
        )
        setSubviews([showsIconArea ? iconArea : nil, showsTitle ? titleLabel : nil].compactMap { $0 })
    }

    // MARK: - Focus

    /// Whether the keyboard's focus is on the button, and shown.
    private(set) var hasKeyboardFocus = false

    override func widgetDidLoad() {
        super.widgetDidLoad()
        connection = SignalConnection(widget, "state-flags-changed", target: self) { button, _ in
            button.noticeFocus()
        }
        largeContent.attach(to: widget)
    }

    private func noticeFocus() {
        let flags = gtk_widget_get_state_flags(widget.pointer())
        let isFocused = flags.rawValue & GTK_STATE_FLAG_FOCUS_VISIBLE.rawValue != 0
        guard isFocused != hasKeyboardFocus else { return }
        hasKeyboardFocus = isFocused
        focusDidChange?()
    }
}
