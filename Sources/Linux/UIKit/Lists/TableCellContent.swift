/// The labels and the image of a cell's standard styles.
@MainActor
final class TableCellContent {
    static let insets = UIEdgeInsets(top: 10, left: 16, bottom: 10, right: 16)

    let textLabel = UILabel()
    let detailTextLabel: UILabel?
    let imageView = UIImageView(frame: .zero)

    init(style: UITableViewCell.CellStyle, in contentView: UIView) {
        detailTextLabel = style == .default ? nil : UILabel()
        detailTextLabel?.textColor = .secondaryLabel
        detailTextLabel?.font = .preferredFont(forTextStyle: style == .subtitle ? .footnote : .body)
        textLabel.expandsHorizontally = true
        let texts = UIView()
        texts.layout =
            style == .subtitle
            ? StackLayout(axis: .vertical, spacing: 2, alignment: .fill)
            : StackLayout(axis: .horizontal, spacing: 12)
        texts.setSubviews([textLabel, detailTextLabel].compactMap { $0 })
        let row = UIView()
        row.layout = StackLayout(axis: .horizontal, spacing: 12)
        imageView.isHidden = true
        row.setSubviews([imageView, texts])
        let padding = UIView()
        padding.layout = PaddingLayout(insets: Self.insets)
        padding.addSubview(row)
        contentView.addSubview(padding)
        imageView.imageDidChange = { $0.isHidden = $0.image == nil }
    }
}
