/// The end of a cell: an icon of an accessory type, or a view of the app.
@MainActor
final class TableCellAccessory: UIView {
    private let icon = UIImageView(frame: .zero)

    var isEmpty: Bool { subviews.isEmpty }

    convenience init() {
        self.init(frame: .zero)
        layout = PaddingLayout(insets: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 16))
        expandsHorizontally = false
    }

    func show(_ view: UIView?, or type: UITableViewCell.AccessoryType) {
        switch type {
        case .none: icon.image = nil
        case .disclosureIndicator:
            icon.image = UIImage(systemName: "chevron.forward")
            icon.tintColor = .tertiaryLabel
        case .checkmark:
            icon.image = UIImage(systemName: "checkmark")
            icon.tintColor = nil
        }
        if let view {
            setSubviews([view])
        } else {
            setSubviews(icon.image == nil ? [] : [icon])
        }
    }
}
