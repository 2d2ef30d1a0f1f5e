/// Told when a navigation item changed, so that the bar shows it at once.
@MainActor
protocol NavigationItemObserver: AnyObject {
    func navigationItemDidChange(_ item: UINavigationItem)
}

/// What a navigation bar shows while one controller is on top of its stack.
@MainActor
open class UINavigationItem: NSObject {
    weak var observer: (any NavigationItemObserver)?

    public init(title: String) {
        self.title = title
        super.init()
    }

    public override convenience init() {
        self.init(title: "")
    }

    /// Items cannot be archived here, so there is nothing to decode: always `nil`.
    public required init?(coder: NSCoder) {
        return nil
    }

    open var title: String? {
        didSet { if title != oldValue { didChange() } }
    }

    /// Shown in place of the title.
    open var titleView: UIView? {
        didSet { if titleView !== oldValue { didChange() } }
    }

    /// Whether the title is large, where the bar prefers large titles.
    @available(iOS 11.0, *)
    @available(tvOS, unavailable)
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { if largeTitleDisplayMode != oldValue { didChange() } }
    }

    /// A search whose bar is below the title. It stays there as the content scrolls.
    @available(iOS 11.0, *)
    @available(tvOS, unavailable)
    open var searchController: UISearchController? {
        didSet {
            guard searchController !== oldValue else { return }
            if oldValue?.item === self { oldValue?.item = nil }
            searchController?.item = self
            didChange()
        }
    }

    // MARK: - Back button

    /// Whether the back button stays away while this item is on top.
    @available(tvOS, unavailable)
    open var hidesBackButton = false {
        didSet { if hidesBackButton != oldValue { didChange() } }
    }

    @available(tvOS, unavailable)
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        self.hidesBackButton = hidesBackButton
    }

    /// What the *next* screen's back button says instead of this item's title.
    @available(tvOS, unavailable)
    open var backButtonTitle: String? {
        didSet { if backButtonTitle != oldValue { didChange() } }
    }

    /// An item whose title, image and tint the *next* screen's back button takes. Its action is not used.
    @available(tvOS, unavailable)
    open var backBarButtonItem: UIBarButtonItem? {
        didSet { if backBarButtonItem !== oldValue { didChange() } }
    }

    // MARK: - Buttons

    /// Buttons at the leading edge, first one outermost. They take the back button's place.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        didSet { didChange() }
    }

    /// Buttons at the trailing edge, first one outermost.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        didSet { didChange() }
    }

    /// The first of `leftBarButtonItems`; setting it replaces them all.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    /// The first of `rightBarButtonItems`; setting it replaces them all.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    /// Whether the back button stays beside `leftBarButtonItems`.
    @available(tvOS, unavailable)
    open var leftItemsSupplementBackButton = false {
        didSet { if leftItemsSupplementBackButton != oldValue { didChange() } }
    }

    func didChange() {
        observer?.navigationItemDidChange(self)
    }
}

extension UINavigationItem {
    /// When a navigation bar that prefers large titles shows one.
    @available(iOS 11.0, *)
    @available(tvOS, unavailable)
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// As on the screen below; on the first screen the title is large.
        case automatic = 0
        case always = 1
        case never = 2
        /// In the bar's row. Here that is the same as `never`.
        @available(iOS 17.0, *)
        case inline = 3
    }
}
