/// Told when a property of a bar item changed, so that the bar shows it at once.
@MainActor
protocol BarItemObserver: AnyObject {
    func barItemDidChange(_ item: UIBarItem)
}

extension UIImage {
    /// The image as bars draw it: a template unless it says otherwise.
    var asBarImage: UIImage {
        renderingMode == .automatic ? withRenderingMode(.alwaysTemplate) : self
    }
}

/// What tab bar items and bar button items have in common: a title, an image, and whether they can be used.
@MainActor
open class UIBarItem: NSObject {
    /// The bar that shows the item. An item is in one bar at a time.
    weak var observer: (any BarItemObserver)?

    public override init() {
        super.init()
    }

    /// Items cannot be archived here, so there is nothing to decode: always `nil`.
    public required init?(coder: NSCoder) {
        return nil
    }

    open var title: String? {
        didSet { if title != oldValue { didChange() } }
    }

    /// Drawn in the bar's colours as a template, unless its rendering mode says otherwise.
    open var image: UIImage? {
        didSet { if image != oldValue { didChange() } }
    }

    /// The image that shows the item enlarged where text is set very large; `nil` means `image`.
    @available(iOS 11, *)
    open var largeContentSizeImage: UIImage? {
        didSet { if largeContentSizeImage != oldValue { didChange() } }
    }

    /// Whether a user can choose the item; code can in any case.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { didChange() } }
    }

    /// Set by `setTitleTextAttributes(_:for:)`.
    var titleAttributes = StateTextAttributes()

    /// A number for the app's own use.
    open var tag = 0

    /// A name for tests, not spoken. The control that shows the item has it too.
    open var accessibilityIdentifier: String? {
        didSet { if accessibilityIdentifier != oldValue { didChange() } }
    }

    /// What a screen reader speaks for the item; `nil` means its title.
    open var accessibilityLabel: String? {
        didSet { if accessibilityLabel != oldValue { didChange() } }
    }
    open var accessibilityValue: String? {
        didSet { if accessibilityValue != oldValue { didChange() } }
    }
    open var accessibilityHint: String? {
        didSet { if accessibilityHint != oldValue { didChange() } }
    }

    func didChange() {
        observer?.barItemDidChange(self)
    }
}
