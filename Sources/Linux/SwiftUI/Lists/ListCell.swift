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
        if self.filling !== filling?.control { self.filling?.rowInsets = nil }
        self.filling = filling?.control
        filling?.control.rowInsets = filling?.insets
        contentView.layout = PaddingLayout(insets: filling?.insets == Self.insets ? .zero : Self.insets)
        holder.setSubviews(views)
    }

    /// The only control of the row, if it is one that can be the row; views around it keep the space that they want.
    private func filling(among views: [UIView]) -> (control: any RowFilling, insets: UIEdgeInsets)? {
        guard views.count == 1, var view = views.first else { return nil }
        var insets = Self.insets
        while true {
            if let control = view as? any RowFilling { return control.canFillRow ? (control, insets) : nil }
            guard !(view is UIControl), view.subviews.count == 1 else { return nil }
            view = view.subviews[0]
            insets = .zero
        }
    }

    func showNothing() {
        row = nil
        // The control may be in another cell already.
        if let filling, filling.isDescendant(of: self) { filling.rowInsets = nil }
        filling = nil
        holder.setSubviews([])
    }
}
