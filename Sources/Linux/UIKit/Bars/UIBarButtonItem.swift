/// A button, or any view, in a navigation bar.
///
/// There are no selectors on Linux: what a press does is given as a `UIAction`.
@MainActor
open class UIBarButtonItem: UIBarItem {
    /// How much a button stands out.
    public enum Style: Int, Sendable {
        case plain = 0
        /// Stands out as the way to finish what the screen is for.
        case done = 2
    }

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        return nil
    }

    /// A button with a title or an image; where one is `nil`, the action's serves.
    @available(iOS 14, *)
    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
        self.init()
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
        self.primaryAction = primaryAction
    }

    /// An item that shows a view of the app's own.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    open var style: Style = .plain {
        didSet { if style != oldValue { didChange() } }
    }

    /// Shown in place of title and image.
    open var customView: UIView? {
        didSet { if customView !== oldValue { didChange() } }
    }

    /// What a press does. Its title and image take the place of the item's where it has any.
    @available(iOS 14, *)
    open var primaryAction: UIAction? {
        didSet {
            guard primaryAction !== oldValue else { return }
            if let text = primaryAction?.title, !text.isEmpty { title = text }
            if let image = primaryAction?.image { self.image = image }
            didChange()
        }
    }

    /// The button's colour; `nil` means the bar's tint.
    open var tintColor: UIColor? {
        didSet { if tintColor != oldValue { didChange() } }
    }

    /// Runs the action, as a press does.
    func press() {
        guard isEnabled, let primaryAction else { return }
        primaryAction.sender = self
        primaryAction.handler(primaryAction)
    }
}
