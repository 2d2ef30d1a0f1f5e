/// One row of a table.
@MainActor
open class UITableViewCell: UIView {
    /// What a cell is recycled by; `nil` means that it is not.
    public let reuseIdentifier: String?

    /// Holds the row's content; add subviews here. It fills the cell up to the accessory.
    public let contentView = UIView()

    private let style: CellStyle
    private lazy var standardContent = TableCellContent(style: style, in: contentView)
    private let accessory = TableCellAccessory()

    /// Required, unlike UIKit's, because `register` makes cells by it: subclasses write `required override init(…)`, which
    /// compiles on iOS as well.
    public required init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        contentView.layout = OverlayLayout(horizontal: .fill, vertical: .center)
        contentView.expandsHorizontally = true
        layout = StackLayout(axis: .horizontal)
        addSubview(contentView)
    }

    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        return nil
    }

    /// The label of the main text, made when it is first asked for.
    open var textLabel: UILabel? { standardContent.textLabel }

    /// The label of the secondary text; `nil` in cells of style `.default`.
    open var detailTextLabel: UILabel? { standardContent.detailTextLabel }

    /// The image before the text.
    open var imageView: UIImageView? { standardContent.imageView }

    /// What is at the row's end.
    open var accessoryType: AccessoryType = .none {
        didSet { if accessoryType != oldValue { accessoryDidChange() } }
    }

    /// A view at the row's end, instead of the accessory's type.
    open var accessoryView: UIView? {
        didSet { if accessoryView !== oldValue { accessoryDidChange() } }
    }

    /// Whether the row shows that it is selected or can be.
    open var selectionStyle: SelectionStyle = .default {
        didSet { if selectionStyle != oldValue { stateDidChange?() } }
    }

    open var isSelected = false {
        didSet { if isSelected != oldValue { stateDidChange?() } }
    }

    open func setSelected(_ selected: Bool, animated: Bool) {
        isSelected = selected
    }

    /// Called before a recycled cell is handed out. Overrides must call this method.
    open func prepareForReuse() {
        isSelected = false
    }

    /// Tells the row that shows the cell to look at its state again.
    var stateDidChange: (() -> Void)?

    override func contentTextDidChange() {
        stateDidChange?()
        super.contentTextDidChange()
    }

    private func accessoryDidChange() {
        accessory.show(accessoryView, or: accessoryType)
        setSubviews(accessory.isEmpty ? [contentView] : [contentView, accessory])
    }
}

extension UITableViewCell {
    /// How a cell arranges its labels.
    public enum CellStyle: Int, Sendable {
        /// One label.
        case `default` = 0
        /// A label at the start and another at the end.
        case value1 = 1
        /// A label above another.
        case subtitle = 3
    }

    /// What a cell shows at its end.
    public enum AccessoryType: Int, Sendable {
        case none = 0
        /// Says that a tap leads further.
        case disclosureIndicator = 1
        case checkmark = 3
    }

    /// Whether a selected row, or one under the pointer, is highlighted.
    public enum SelectionStyle: Int, Sendable {
        case none = 0
        case `default` = 3
    }
}
