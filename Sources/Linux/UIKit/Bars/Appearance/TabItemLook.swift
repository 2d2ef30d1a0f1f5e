/// How one item of a tab bar is drawn, once appearances, the item's own properties and the bar's tints are weighed up.
///
/// What an appearance object sets comes before the item's older properties, and these before the bar's tints. A state that
/// leaves font, badge or positions open has those of the normal state: an assumption, known of bar buttons.
@MainActor
struct TabItemLook {
    let iconColor: UIColor
    let titleColor: UIColor
    let titleFont: UIFont
    let titleOffset: UIOffset
    let badgeColor: UIColor?
    let badgeTextColor: UIColor
    let badgeFont: UIFont
    let badgeOffset: UIOffset

    init(
        of item: UITabBarItem,
        state: UIControl.State,
        appearance: UITabBarItemAppearance,
        style: UITabBarItemAppearance.Style,
        tint: UIColor,
        unselectedTint: UIColor?
    ) {
        let states = Self.states(for: state, in: appearance)
        let inherited = states + [appearance.normal]
        let isSelected = state.contains(.selected)
        let title = isSelected ? item.titleTextAttributes(for: .selected) ?? [:] : [:]
        let ownTitle = title.merging(item.titleTextAttributes(for: .normal) ?? [:]) { own, _ in own }
        let badge = item.badgeTextAttributes(for: isSelected ? .selected : .normal) ?? [:]
        let ownBadge = badge.merging(item.badgeTextAttributes(for: .normal) ?? [:]) { own, _ in own }
        let defaultColor = isSelected ? tint : unselectedTint ?? .secondaryLabel
        // A title set for the normal state does not take the selected item's tint away.
        let ownColor = isSelected ? title.foregroundColor : ownTitle.foregroundColor

        iconColor = states.lazy.compactMap(\.iconColor).first ?? defaultColor
        titleColor = states.lazy.compactMap(\.titleTextAttributes.foregroundColor).first ?? ownColor ?? defaultColor
        titleFont =
            inherited.lazy.compactMap(\.titleTextAttributes.font).first ?? ownTitle.font ?? Self.titleFont(for: style)
        titleOffset = Self.offset(inherited.map(\.titlePositionAdjustment) + [item.titlePositionAdjustment])
        badgeColor = inherited.lazy.compactMap(\.badgeBackgroundColor).first ?? item.badgeColor
        badgeTextColor =
            inherited.lazy.compactMap(\.badgeTextAttributes.foregroundColor).first ?? ownBadge.foregroundColor ?? .white
        badgeFont =
            inherited.lazy.compactMap(\.badgeTextAttributes.font).first ?? ownBadge.font
            ?? .systemFont(ofSize: 11, weight: .semibold)
        badgeOffset = Self.offset(inherited.map(\.badgePositionAdjustment))
    }

    /// What is asked for colours, in this order. Only a disabled or focused item falls back on another state's.
    private static func states(
        for state: UIControl.State,
        in appearance: UITabBarItemAppearance
    ) -> [UITabBarItemStateAppearance] {
        if state.contains(.disabled) { return [appearance.disabled, appearance.normal] }
        let base = state.contains(.selected) ? appearance.selected : appearance.normal
        return state.contains(.focused) ? [appearance.focused, base] : [base]
    }

    private static func titleFont(for style: UITabBarItemAppearance.Style) -> UIFont {
        .systemFont(ofSize: style == .inline ? 13 : 11, weight: .medium)
    }

    private static func offset(_ candidates: [UIOffset]) -> UIOffset {
        candidates.first { $0 != .zero } ?? .zero
    }
}
