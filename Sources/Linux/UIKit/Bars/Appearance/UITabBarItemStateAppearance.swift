/// How a tab bar's items look in one state. Get it from a `UITabBarItemAppearance`; what is not set keeps its default.
@MainActor
open class UITabBarItemStateAppearance: NSObject {
    weak var owner: UITabBarItemAppearance?

    override init() {
        super.init()
    }

    /// Font and colour of the title; other attributes have no effect.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { didChange() }
    }

    /// Moves the title from its place.
    open var titlePositionAdjustment = UIOffset.zero {
        didSet { didChange() }
    }

    /// The colour of an icon that is a template; `nil` means the bar's tint for the selected item, else its unselected one.
    open var iconColor: UIColor? {
        didSet { didChange() }
    }

    /// `nil` leaves the item's `badgeColor` in force.
    open var badgeBackgroundColor: UIColor? {
        didSet { didChange() }
    }

    /// Font and colour of the badge's text; other attributes have no effect.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { didChange() }
    }

    /// Moves the badge from its place.
    open var badgePositionAdjustment = UIOffset.zero {
        didSet { didChange() }
    }

    func take(_ other: UITabBarItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        iconColor = other.iconColor
        badgeBackgroundColor = other.badgeBackgroundColor
        badgeTextAttributes = other.badgeTextAttributes
        badgePositionAdjustment = other.badgePositionAdjustment
    }

    func drawsLike(_ other: UITabBarItemStateAppearance) -> Bool {
        titleTextAttributes.foregroundColor == other.titleTextAttributes.foregroundColor
            && titleTextAttributes.font == other.titleTextAttributes.font
            && titlePositionAdjustment == other.titlePositionAdjustment
            && iconColor == other.iconColor
            && badgeBackgroundColor == other.badgeBackgroundColor
            && badgeTextAttributes.foregroundColor == other.badgeTextAttributes.foregroundColor
            && badgeTextAttributes.font == other.badgeTextAttributes.font
            && badgePositionAdjustment == other.badgePositionAdjustment
    }

    private func didChange() {
        owner?.didChange()
    }
}
