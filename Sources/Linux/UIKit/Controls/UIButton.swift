internal import CAdwaita
internal import GLibSupport

/// A button with a title, an image or both.
@MainActor
open class UIButton: UIControl {
    public let buttonType: ButtonType
    private let label = UILabel()
    private let picture = UIImageView(frame: .zero)
    private var contents: [State: ButtonContent] = [:]
    private var connections: [SignalConnection] = []
    private var appearance = ButtonAppearance()

    /// A button of type `.custom`, that is, without any looks of its own.
    public override init(frame: CGRect) {
        buttonType = .custom
        super.init(frame: frame)
        contentDidChange()
    }

    private init(frame: CGRect, buttonType: ButtonType, configuration: Configuration? = nil) {
        self.buttonType = buttonType
        self.configuration = configuration
        super.init(frame: frame)
        contentDidChange()
    }

    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero, buttonType: buttonType)
    }

    /// A button that runs an action and, until told otherwise, shows its title and image.
    @available(iOS 14, *)
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero, buttonType: buttonType)
        use(primaryAction)
    }

    @available(iOS 14, *)
    public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
        self.init(frame: frame, buttonType: .custom)
        use(primaryAction)
    }

    @available(iOS 15, *)
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero, buttonType: .system, configuration: configuration)
        use(primaryAction)
    }

    public required init?(coder: NSCoder) {
        return nil
    }

    /// The button's looks; a title or image in it wins over those that were set for states.
    @available(iOS 15, *)
    open var configuration: Configuration? {
        didSet { if configuration != oldValue { contentDidChange() } }
    }

    /// The view of the title. Set a title with `setTitle(_:for:)`, not here.
    open var titleLabel: UILabel? { label }
    open var imageView: UIImageView? { picture }

    /// A view that takes the place of title and image. iOS's SwiftUI has such a button of its own.
    package var contentView: UIView? {
        didSet { if contentView !== oldValue { contentDidChange() } }
    }

    /// Whether the button is a whole row of a table: no looks of its own, and feedback from edge to edge.
    package var isRow = false {
        didSet { if isRow != oldValue { pushAppearance() } }
    }

    /// Sets the title for a state; states without one use that of `.normal`.
    open func setTitle(_ title: String?, for state: State) {
        contents[state, default: ButtonContent()].title = title
        contentDidChange()
    }

    open func title(for state: State) -> String? {
        contents[state]?.title ?? contents[.normal]?.title
    }

    open var currentTitle: String? { configuration?.title ?? title(for: state) }

    open func setImage(_ image: UIImage?, for state: State) {
        contents[state, default: ButtonContent()].image = image
        contentDidChange()
    }

    open func image(for state: State) -> UIImage? {
        contents[state]?.image ?? contents[.normal]?.image
    }

    open var currentImage: UIImage? { configuration?.image ?? image(for: state) }

    open func setTitleColor(_ color: UIColor?, for state: State) {
        contents[state, default: ButtonContent()].titleColor = color
        contentDidChange()
    }

    open func titleColor(for state: State) -> UIColor? {
        contents[state]?.titleColor ?? contents[.normal]?.titleColor
    }

    /// The colour of the title now; the tint unless one was set, and white for a custom button.
    open var currentTitleColor: UIColor {
        titleColor(for: state) ?? configuration?.foreground(tint: tintColor)
            ?? (buttonType == .custom ? .white : tintColor)
    }

    open override var isHighlighted: Bool {
        didSet { if isHighlighted != oldValue { contentDidChange() } }
    }

    open override var isEnabled: Bool {
        didSet { if isEnabled != oldValue { contentDidChange() } }
    }

    override func selectionDidChange() {
        contentDidChange()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        contentDidChange()
    }

    // MARK: - Widget

    override var containerReference: GObjectReference? { contentBox }
    private var contentBox: GObjectReference?

    override var accessibleName: String? { accessibleText }

    override var accessibleText: String? {
        super.accessibleText ?? picture.image?.symbolName?.replacingOccurrences(of: ".", with: " ")
    }

    override func contentTextDidChange() {
        pushAccessibility()
        super.contentTextDidChange()
    }

    override func makeWidget() -> GObjectReference {
        let button = GObjectReference(sinking: gtk_button_new())
        let box = GObjectReference(sinking: gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
        LayoutBridge.install(on: box, for: self)
        gtk_button_set_child(button.pointer(), box.pointer())
        contentBox = box
        return button
    }

    override func widgetDidLoad() {
        super.widgetDidLoad()
        pushAppearance()
        guard let widgetReference else { return }
        connections = [
            SignalConnection(widgetReference, "clicked", target: self) { button, _ in
                button.sendPress(for: [.touchUpInside, .primaryActionTriggered])
            },
            SignalConnection(widgetReference, "state-flags-changed", target: self) { button, _ in
                button.pressDidChange()
            },
        ]
    }

    private func pressDidChange() {
        guard let widgetReference else { return }
        let flags = gtk_widget_get_state_flags(widgetReference.pointer()).rawValue
        let isPressed = flags & GTK_STATE_FLAG_ACTIVE.rawValue != 0
        guard isPressed != isHighlighted else { return }
        isHighlighted = isPressed
        if isPressed { sendActions(for: .touchDown) }
    }

    // MARK: - Content

    private func use(_ action: UIAction?) {
        guard let action else { return }
        addAction(action, for: .primaryActionTriggered)
        if !action.title.isEmpty { setTitle(action.title, for: .normal) }
        if let image = action.image { setImage(image, for: .normal) }
    }

    private func contentDidChange() {
        let color = currentTitleColor
        label.text = currentTitle
        label.textColor = color
        picture.runsAsSuperview = true
        picture.image = currentImage
        picture.tintColor = color
        if let contentView {
            layout = OverlayLayout()
            setSubviews([contentView])
        } else {
            let placement = configuration?.imagePlacement ?? .leading
            layout = StackLayout(axis: placement.axis, spacing: configuration?.imagePadding ?? 6)
            let parts: [UIView?] = [currentImage == nil ? nil : picture, currentTitle == nil ? nil : label]
            setSubviews(placement.isBeforeTitle ? parts.compactMap { $0 } : parts.reversed().compactMap { $0 })
        }
        pushAppearance()
        contentTextDidChange()
    }

    private func pushAppearance() {
        let own = configuration?.appearance(tint: tintColor) ?? ButtonAppearance(type: buttonType)
        appearance.apply(isRow ? .row : own, to: self)
    }
}

extension UIButton {
    /// The kind of a button without a configuration.
    public enum ButtonType: Int, Sendable {
        /// Shows its content and nothing else.
        case custom = 0
        /// Shows its content in the tint, with feedback under the pointer.
        case system = 1
    }
}

/// What a button shows in one state.
struct ButtonContent {
    var title: String?
    var image: UIImage?
    var titleColor: UIColor?
}
