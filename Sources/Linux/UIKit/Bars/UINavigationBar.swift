internal import GLibSupport

/// The bar above a navigation controller's screen: a way back, the title, and buttons.
///
/// It shows what the controllers' navigation items say, and follows their changes at once.
@MainActor
open class UINavigationBar: UIView {
    /// The controller whose stack the bar shows.
    weak var controller: UINavigationController?
    private let leading = UIView()
    private let trailing = UIView()
    private let titleLabel = UILabel()
    private let largeTitle = LargeTitleView()
    private let backButton = UIButton(type: .system)
    private var observedItems: [UINavigationItem] = []
    private var buttons: [BarButton] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
        layout = NavigationBarLayout()
        backButton.runsAsSuperview = true
        for side in [leading, trailing] {
            side.runsAsSuperview = true
            side.layout = StackLayout(axis: .horizontal, spacing: 2)
            side.expandsHorizontally = false
        }
        titleLabel.font = .preferredFont(forTextStyle: .headline)
        backButton.addAction(UIAction { [weak self] _ in self?.goBack() }, for: .touchUpInside)
        update()
    }

    public required init?(coder: NSCoder) {
        return nil
    }

    /// The items of the controllers on the stack, from the root to the top.
    open var items: [UINavigationItem]? { controller?.children.map(\.navigationItem) }

    /// The item of the controller on top.
    open var topItem: UINavigationItem? { controller?.topViewController?.navigationItem }

    /// The item below the top one, which gives the back button its title.
    open var backItem: UINavigationItem? {
        guard let children = controller?.children, children.count > 1 else { return nil }
        return children[children.count - 2].navigationItem
    }

    /// Shows what the stack's items say now.
    func update() {
        observe()
        let item = topItem
        let left = (item?.leftBarButtonItems ?? []).map(button)
        let right = (item?.rightBarButtonItems ?? []).map(button)
        buttons = left + right

        leading.setSubviews((showsBackButton ? [backButton] : []) + left.map(\.view))
        trailing.setSubviews(right.reversed().map(\.view))
        if showsBackButton { updateBackButton() }
        updateTitle()
        controller?.updateLargeTitle()
    }

    private func updateTitle() {
        let title = topItem?.title
        // Never in both places, nor said twice by a screen reader.
        titleLabel.text = largeTitleHeight == 0 ? title : nil
        largeTitle.text = title
        let search = topItem?.searchController
        let row = search?.takesBar == true ? [] : [leading, topItem?.titleView ?? titleLabel, trailing]
        layout = NavigationBarLayout(
            largeTitleHeight: largeTitleHeight,
            hasRow: !row.isEmpty,
            hasSearchBar: search != nil
        )
        setSubviews(row + (largeTitleHeight == 0 ? [] : [largeTitle]) + (search.map { [$0.searchBar] } ?? []))
    }

    // MARK: - Large title

    /// Whether titles may be large: on a line of their own, that collapses into the bar's row as the content scrolls down.
    ///
    /// Which ones are, the items' `largeTitleDisplayMode` says; one without a title never is. The line belongs to the
    /// screen's first vertical scroll view, or to that named with `setContentScrollView(_:for:)`. A person who goes on
    /// scrolling up at the content's top pulls it out again, at once in its full height; code does so by scrolling to
    /// `-adjustedContentInset.top` read at the top.
    @available(iOS 11.0, *)
    @available(tvOS, unavailable)
    open var prefersLargeTitles = false {
        didSet { if prefersLargeTitles != oldValue { update() } }
    }

    /// How much of the large title is to be seen.
    var largeTitleHeight: CGFloat = 0 {
        didSet { if largeTitleHeight != oldValue { updateTitle() } }
    }

    /// Pulls the large title out, unless the content is scrolled away from its top.
    open func sizeToFit() {
        controller?.pullOutLargeTitle()
    }

    private func observe() {
        for item in observedItems where item.observer === self { item.observer = nil }
        observedItems = [topItem, itemBelow].compactMap { $0 }
        for item in observedItems { item.observer = self }
    }

    private func button(for item: UIBarButtonItem) -> BarButton {
        item.observer = self
        let button = buttons.first { $0.item === item } ?? BarButton(item: item)
        button.update()
        return button
    }

    // MARK: - Back button

    /// The item below the top one, also where that is on the stack below this bar's.
    private var itemBelow: UINavigationItem? { backItem ?? controller?.stackBelow?.navigationBar.backItem }

    var showsBackButton: Bool {
        guard itemBelow != nil, let topItem, !topItem.hidesBackButton else { return false }
        return (topItem.leftBarButtonItems ?? []).isEmpty || topItem.leftItemsSupplementBackButton
    }

    private func updateBackButton() {
        let given = itemBelow?.backBarButtonItem
        given?.observer = self
        backButton.setImage(given?.image ?? UIImage(systemName: "chevron.backward"), for: .normal)
        backButton.setTitle(backTitle, for: .normal)
        backButton.tintColor = given?.tintColor
        backButton.accessibilityLabel = given?.accessibilityLabel ?? backTitle
        backButton.accessibilityIdentifier = given?.accessibilityIdentifier
    }

    /// The previous screen's title, as far as it is short enough to stand beside this screen's.
    private var backTitle: String {
        let longest = 14
        let candidates = [itemBelow?.backBarButtonItem?.title, itemBelow?.backButtonTitle, itemBelow?.title]
        guard let title = candidates.lazy.compactMap({ $0 }).first, !title.isEmpty, title.count <= longest else {
            return "Back"
        }
        return title
    }

    private func goBack() {
        let owner = backItem == nil ? controller?.stackBelow : controller
        owner?.popViewController(animated: true)
    }

    // MARK: - Widget

    override func widgetDidLoad() {
        super.widgetDidLoad()
        setStyleClass("uikit-navigation-bar", true)
    }
}

extension UINavigationBar: NavigationItemObserver, BarItemObserver {
    func navigationItemDidChange(_ item: UINavigationItem) {
        update()
    }

    func barItemDidChange(_ item: UIBarItem) {
        update()
    }
}
