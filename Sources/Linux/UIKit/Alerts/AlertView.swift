/// What an alert shows: its texts, its fields, and a button for each action.
@MainActor
final class AlertView: UIView {
    var picked: (UIAlertAction) -> Void = { _ in }
    private let texts = UIView()
    private let titleLabel = UILabel()
    private let messageLabel = UILabel()
    private let fields = UIView()
    private let buttons = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        layout = PaddingLayout(insets: UIEdgeInsets(top: 18, left: 16, bottom: 16, right: 16))
        let column = UIView()
        column.layout = StackLayout(axis: .vertical, spacing: 14, alignment: .fill)
        texts.layout = StackLayout(axis: .vertical, spacing: 4, alignment: .fill)
        fields.layout = StackLayout(axis: .vertical, spacing: 6, alignment: .fill)
        titleLabel.font = .boldSystemFont(ofSize: UIFont.labelFontSize)
        messageLabel.font = .systemFont(ofSize: 14)
        for label in [titleLabel, messageLabel] {
            label.numberOfLines = 0
            label.textAlignment = .center
        }
        texts.setSubviews([titleLabel, messageLabel])
        column.setSubviews([texts, fields, buttons])
        addSubview(column)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    func show(_ alert: UIAlertController) {
        show(alert.title, in: titleLabel)
        show(alert.message, in: messageLabel)
        texts.isHidden = titleLabel.isHidden && messageLabel.isHidden
        fields.setSubviews(alert.textFields ?? [])
        fields.isHidden = fields.subviews.isEmpty
        let actions = order(alert.actions, isPair: isPair(alert))
        if isPair(alert) {
            buttons.layout = StackLayout(axis: .horizontal, spacing: 8, alignment: .fill)
        } else {
            buttons.layout = StackLayout(axis: .vertical, spacing: 8, alignment: .fill)
        }
        let known = buttons.subviews.compactMap { $0 as? AlertButton }
        buttons.setSubviews(
            actions.map { action in known.first { $0.alertAction === action } ?? button(for: action) }
        )
        for case let button as AlertButton in buttons.subviews {
            button.update(isPreferred: button.alertAction === alert.preferredAction)
        }
        buttons.isHidden = actions.isEmpty
    }

    private func show(_ text: String?, in label: UILabel) {
        label.text = text
        label.isHidden = text?.isEmpty ?? true
    }

    /// Two buttons are side by side.
    private func isPair(_ alert: UIAlertController) -> Bool {
        alert.preferredStyle == .alert && alert.actions.count == 2
    }

    /// The one that leaves is where it is expected: before the other of a pair, else at the end.
    private func order(_ actions: [UIAlertAction], isPair: Bool) -> [UIAlertAction] {
        let cancel = actions.filter { $0.style == .cancel }
        let others = actions.filter { $0.style != .cancel }
        return isPair ? cancel + others : others + cancel
    }

    private func button(for action: UIAlertAction) -> AlertButton {
        AlertButton(action) { [weak self] in self?.picked(action) }
    }
}

/// The button of an alert's action.
@MainActor
final class AlertButton: UIButton {
    let alertAction: UIAlertAction

    init(_ action: UIAlertAction, picked: @escaping () -> Void) {
        alertAction = action
        super.init(frame: .zero)
        expandsHorizontally = true
        addAction(UIAction { _ in picked() }, for: .primaryActionTriggered)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    func update(isPreferred: Bool) {
        var looks = isPreferred ? Configuration.filled() : .gray()
        looks.title = alertAction.title
        if alertAction.style == .destructive {
            if isPreferred { looks.baseBackgroundColor = .systemRed } else { looks.baseForegroundColor = .systemRed }
        }
        configuration = looks
        isEnabled = alertAction.isEnabled
    }
}
