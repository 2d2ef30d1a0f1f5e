/// What an accessory's content lies on.
@MainActor
final class TabAccessoryView: UIView {
    /// The least height, also that without a display.
    static let leastHeight: CGFloat = 48

    init(content: UIView) {
        super.init(frame: .zero)
        layout = PaddingLayout(insets: UIEdgeInsets(top: 4, left: 12, bottom: 4, right: 12))
        clipsToBounds = true
        setSubviews([content])
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func widgetDidLoad() {
        super.widgetDidLoad()
        setStyleClass("uikit-tab-accessory", true)
    }

    override func placeSubviewsWithoutDisplay() -> Bool {
        let place = bounds.insetBy(dx: 12, dy: 4)
        for subview in subviews { subview.frame = place }
        return true
    }
}
