/// How a tab bar looks: its background and, for each way to lay out an item, the item's states.
///
/// Items are stacked in a compact width and inline in a regular one. No window here is so low that the compact inline
/// layout is used.
@MainActor
open class UITabBarAppearance: UIBarAppearance {
    private var layouts: [UITabBarItemAppearance.Style: UITabBarItemAppearance] = [:]

    /// The default background and items.
    public override init() {
        super.init()
        takeItems(of: nil)
    }

    /// A copy of another appearance; items have their defaults unless it is one of a tab bar.
    public required init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        takeItems(of: barAppearance as? UITabBarAppearance)
    }

    /// Icon over title. Setting it copies.
    open var stackedLayoutAppearance: UITabBarItemAppearance {
        get { itemAppearance(for: .stacked) }
        set { use(newValue, for: .stacked) }
    }

    /// Icon beside title. Setting it copies.
    open var inlineLayoutAppearance: UITabBarItemAppearance {
        get { itemAppearance(for: .inline) }
        set { use(newValue, for: .inline) }
    }

    /// Icon beside title where there is little height. Setting it copies.
    open var compactInlineLayoutAppearance: UITabBarItemAppearance {
        get { itemAppearance(for: .compactInline) }
        set { use(newValue, for: .compactInline) }
    }

    func itemAppearance(for style: UITabBarItemAppearance.Style) -> UITabBarItemAppearance {
        layouts[style] ?? UITabBarItemAppearance(style: style)
    }

    override func drawsLike(_ other: UIBarAppearance) -> Bool {
        guard super.drawsLike(other), let other = other as? UITabBarAppearance else { return false }
        return UITabBarItemAppearance.Style.all.allSatisfy { style in
            itemAppearance(for: style).drawsLike(other.itemAppearance(for: style))
        }
    }

    private func takeItems(of other: UITabBarAppearance?) {
        for style in UITabBarItemAppearance.Style.all {
            use(other?.itemAppearance(for: style) ?? UITabBarItemAppearance(style: style), for: style)
        }
    }

    private func use(_ appearance: UITabBarItemAppearance, for style: UITabBarItemAppearance.Style) {
        let copy = UITabBarItemAppearance(copying: appearance)
        copy.observer = self
        layouts[style]?.observer = nil
        layouts[style] = copy
        didChange()
    }
}

extension UITabBarAppearance: BarAppearanceObserver {
    func barAppearanceDidChange() {
        didChange()
    }
}
