/// A view that is more than the content of a row: alone in one, it is the row.
@MainActor
protocol RowFilling: UIView {
    /// The space around the content if the view is a whole row; `nil` if it is not.
    var rowInsets: UIEdgeInsets? { get set }
}

/// Shows one row of a list.
@MainActor
final class ListCell: UITableViewCell {
    static let insets = UIEdgeInsets(top: 10, left: 16, bottom: 10, right: 16)

    private(set) var row: Row?
    private let holder = UIView()
    private weak var filling: (any RowFilling)?

    required init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        holder.layout = StackLayout(axis: .vertical, spacing: 4, alignment: .leading)
        contentView.addSubview(holder)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    func show(_ row: Row) {
        self.row = row
        let views = row.views
        let filling = views.count == 1 ? views[0] as? any RowFilling : nil
        if self.filling !== filling { self.filling?.rowInsets = nil }
        self.filling = filling
        filling?.rowInsets = Self.insets
        contentView.layout = PaddingLayout(insets: filling == nil ? Self.insets : .zero)
        holder.setSubviews(views)
    }

    func showNothing() {
        row = nil
        if filling?.superview === holder { filling?.rowInsets = nil }
        filling = nil
        holder.setSubviews([])
    }
}
