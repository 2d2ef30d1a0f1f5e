internal import GLibSupport

/// The red pill of a badge, or a dot for an empty text.
@MainActor
final class BadgeView: UIView {
    private let label = UILabel()
    private var colorClass: String?

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .systemFont(ofSize: 11, weight: .semibold)
        label.textColor = .white
        label.textAlignment = .center
        isUserInteractionEnabled = false
        isHidden = true
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// `nil` hides the badge, an empty text makes it a dot.
    var text: String? {
        didSet {
            guard text != oldValue else { return }
            let isDot = text?.isEmpty ?? true
            label.text = text
            setSubviews(isDot ? [] : [label])
            layout = isDot ? Self.dotLayout : Self.pillLayout
            isHidden = text == nil
        }
    }

    var textColor: UIColor {
        get { label.textColor }
        set { label.textColor = newValue }
    }

    var font: UIFont {
        get { label.font }
        set { label.font = newValue }
    }

    /// The background; `nil` means red.
    var color: UIColor? {
        didSet { if color != oldValue { pushColor() } }
    }

    private static let dotLayout = FrameLayout(width: .init(fixed: 10), height: .init(fixed: 10))
    private static let pillLayout = PaddingLayout(insets: UIEdgeInsets(top: 1, left: 5, bottom: 1, right: 5))

    override func widgetDidLoad() {
        super.widgetDidLoad()
        setStyleClass("uikit-badge", true)
        pushColor()
    }

    private func pushColor() {
        colorClass = setStyle("background-color", color?.styleValue, replacing: colorClass)
    }
}
