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

    /// The badge's background; `nil` means red.
    open var badgeColor: UIColor? {
        didSet { if badgeColor != oldValue { didChange() } }
    }
}
