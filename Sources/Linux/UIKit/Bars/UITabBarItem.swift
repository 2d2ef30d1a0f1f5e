/// One item of a tab bar. Changes show at once in the bar that holds the item.
@MainActor
open class UITabBarItem: UIBarItem {
    public override init() {
        super.init()
    }

    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init(title: title, image: image, selectedImage: nil)
        self.tag = tag
    }

    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    public required init?(coder: NSCoder) {
        return nil
    }

    /// The image while the item is selected; `nil` means that `image` serves both states.
    open var selectedImage: UIImage? {
        didSet { if selectedImage != oldValue { didChange() } }
    }

    /// The text of the badge on the icon: `nil` means none, an empty text a dot.
    open var badgeValue: String? {
        didSet { if badgeValue != oldValue { didChange() } }
    }

    /// The badge's background; `nil` means red. A colour in an appearance that is in force comes before it.
    open var badgeColor: UIColor? {
        didSet { if badgeColor != oldValue { didChange() } }
    }

    /// Set by `setBadgeTextAttributes(_:for:)`.
    var badgeAttributes = StateTextAttributes()

    /// Moves the title from its place; an appearance's adjustment comes before it.
    open var titlePositionAdjustment = UIOffset.zero {
        didSet { if titlePositionAdjustment != oldValue { didChange() } }
    }

    // MARK: - Appearance

    private var storedStandardAppearance: UITabBarAppearance?
    private var storedScrollEdgeAppearance: UITabBarAppearance?

    /// Takes the place of the bar's own standard appearance while this item is selected. Setting it copies.
    ///
    /// The item itself is drawn by it at all times, an assumption from what apps rely on.
    open var standardAppearance: UITabBarAppearance? {
        get { storedStandardAppearance }
        set {
            storedStandardAppearance?.observer = nil
            storedStandardAppearance = ownCopy(of: newValue)
            didChange()
        }
    }

    /// Takes the place of the bar's own scroll edge appearance while this item is selected. Setting it copies.
    @available(iOS 15, *)
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { storedScrollEdgeAppearance }
        set {
            storedScrollEdgeAppearance?.observer = nil
            storedScrollEdgeAppearance = ownCopy(of: newValue)
            didChange()
        }
    }

    private func ownCopy(of appearance: UITabBarAppearance?) -> UITabBarAppearance? {
        let copy = appearance.map(UITabBarAppearance.init(barAppearance:))
        copy?.observer = self
        return copy
    }
}

extension UITabBarItem: BarAppearanceObserver {
    func barAppearanceDidChange() {
        didChange()
    }
}
