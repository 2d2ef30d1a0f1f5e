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
        let filling = filling(among: views)
        if self.filling !== filling { self.filling?.rowInsets = nil }
        self.filling = filling
        filling?.rowInsets = Self.insets
        contentView.layout = PaddingLayout(insets: filling == nil ? Self.insets : .zero)
        holder.setSubviews(views)
    }

    private func filling(among views: [UIView]) -> (any RowFilling)? {
        guard views.count == 1, let view = views[0] as? any RowFilling, view.canFillRow else { return nil }
        return view
    }

    func showNothing() {
        row = nil
        if filling?.superview === holder { filling?.rowInsets = nil }
        filling = nil
        holder.setSubviews([])
    }
}
