internal import GLibSupport

/// A list of rows in sections, which makes cells only for the rows around those that are visible.
///
/// Set `delegate`, inherited from `UIScrollView`, to a `UITableViewDelegate`. On a display `contentSize` is an estimate: GTK
/// knows the heights of the rows that it has shown.
@MainActor
open class UITableView: UIScrollView {
    /// As a height: what the content asks for.
    public static let automaticDimension: CGFloat = -1

    public let style: Style

    /// Setting it reloads the table.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { if dataSource !== oldValue { reloadData() } }
    }

    /// The height of each row or, as by default, `automaticDimension`.
    open var rowHeight: CGFloat = automaticDimension {
        didSet { if rowHeight != oldValue { redecorate() } }
    }
    @available(tvOS, unavailable)
    @available(tvOS, unavailable)
    open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine {
        didSet { if separatorStyle != oldValue { redecorate() } }
    }
    open var allowsSelection = true {
        didSet { if allowsSelection != oldValue { redecorate() } }
    }

    /// The numbered list of all that is shown, as the data source last told it.
    var outline = TableOutline()
    var needsReload = true
    var generation = 0
    var updates: TableChanges?
    var updateDepth = 0
    var snapshot: TableSnapshot?
    var selectedRow: IndexPath?
    var reusePool = CellReusePool()
    var alignment: RowAlignment?

    /// Makes the widgets; `nil` as long as the table has none.
    var recycler: RowRecycler?
    /// The places of a table without a widget.
    var plainHosts: [RowHost] = []
    var hostsByView: [ObjectIdentifier: RowHost] = [:]

    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        scrollAxes = .vertical
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    }

    public override convenience init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    public required init?(coder: NSCoder) {
        return nil
    }

    /// Makes a class of cells for `dequeueReusableCell(withIdentifier:for:)`; `nil` takes the class away again.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        guard let cellClass else {
            reusePool.register(nil, for: identifier)
            return
        }
        guard let cellClass = cellClass as? UITableViewCell.Type else {
            RuntimeWarning.report("register(_:forCellReuseIdentifier:): \(cellClass) is no UITableViewCell")
            return
        }
        reusePool.register(cellClass, for: identifier)
    }

    /// A recycled cell, or a fresh one of the class that was registered.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        if let cell = reusePool.dequeue(identifier) ?? reusePool.makeCell(identifier) { return cell }
        RuntimeWarning.report(
            "dequeueReusableCell: no class is registered for \"\(identifier)\"; an empty cell is shown instead"
        )
        return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    /// A recycled cell, a fresh one of the class that was registered, or `nil` if there is neither.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        reusePool.dequeue(identifier) ?? reusePool.makeCell(identifier)
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { loadIfNeeded() }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        loadIfNeeded()
        realizeVisibleRows()
    }

    open override var contentSize: CGSize {
        get {
            recycler == nil
                ? CGSize(width: bounds.width, height: estimates.contentHeight)
                : scroller.scrollableSize(without: baseInset)
        }
        set {}
    }

    override func offsetDidChange() {
        realizeVisibleRows()
    }

    override func pushContentInset() {
        // The rows are the same ones: what is known of their identities stays.
        if !needsReload { reload() }
    }

    // MARK: - Widget

    override func makeWidget() -> GObjectReference {
        removePlainHosts()
        let recycler = RowRecycler()
        recycler.delegate = self
        self.recycler = recycler
        return scroller.makeWidget(around: recycler.listView)
    }

    override func widgetDidLoad() {
        super.widgetDidLoad()
        loadIfNeeded()
        recycler?.apply(TableEdit(fromCount: 0, toCount: outline.count))
    }

    override func insertWidget(of subview: UIView) {
        guard let host = hostsByView[ObjectIdentifier(subview)] else {
            RuntimeWarning.report(
                "UITableView shows its cells, headers and footers only; other subviews stay invisible"
            )
            return
        }
        host.insertWidget()
    }
}

extension UITableView {
    /// How a table looks.
    public enum Style: Int, Sendable {
        /// Rows from edge to edge.
        case plain = 0
        /// Sections as stripes from edge to edge.
        case grouped = 1
        /// Sections as cards with rounded corners.
        @available(tvOS, unavailable)
        case insetGrouped = 2
    }

    /// Where a row is to be after scrolling to it.
    public enum ScrollPosition: Int, Sendable {
        /// Anywhere in view, by the shortest way.
        case none = 0
        case top = 1
        case middle = 2
        case bottom = 3
    }

    /// How rows come and go. They do so at once here, whatever is asked for.
    public enum RowAnimation: Int, Sendable {
        case fade = 0
        case right = 1
        case left = 2
        case top = 3
        case bottom = 4
        case none = 5
        case middle = 6
        case automatic = 100
    }
}

extension UITableViewCell {
    /// What is drawn between rows.
    @available(tvOS, unavailable)
    public enum SeparatorStyle: Int, Sendable {
        case none = 0
        case singleLine = 1
    }
}
