internal import CAdwaita
internal import GLibSupport

/// A spinning wheel that shows that something is going on.
@MainActor
open class UIActivityIndicatorView: UIView {
    /// GTK turns the spinner round, and its frame with it; the view's own is that of a box around it.
    private var spinner: GObjectReference?
    private var colorClass: String?
    private var ownColor: UIColor?

    /// Whether the wheel spins. It does not at first.
    public private(set) var isAnimating = false

    /// How large the wheel is.
    open var style: Style {
        didSet { if style != oldValue { pushSize() } }
    }

    /// Whether the view is hidden while it does not spin.
    open var hidesWhenStopped = true {
        didSet { if hidesWhenStopped != oldValue { isHidden = hidesWhenStopped && !isAnimating } }
    }

    /// The colour of the wheel. Setting `nil` brings back the default, which follows the light or dark style.
    open var color: UIColor! {
        get { ownColor ?? .secondaryLabel }
        set {
            guard ownColor != newValue else { return }
            ownColor = newValue
            pushColor()
        }
    }

    public init(style: Style) {
        self.style = style
        super.init(frame: .zero)
        isHidden = true
    }

    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
        isHidden = true
    }

    public required init?(coder: NSCoder) {
        return nil
    }

    open func startAnimating() {
        isAnimating = true
        isHidden = false
        pushAnimation()
    }

    open func stopAnimating() {
        isAnimating = false
        if hidesWhenStopped { isHidden = true }
        pushAnimation()
    }

    override func makeWidget() -> GObjectReference {
        let box = GObjectReference(sinking: gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
        gtk_widget_set_halign(box.pointer(), GTK_ALIGN_CENTER)
        gtk_widget_set_valign(box.pointer(), GTK_ALIGN_CENTER)
        let spinner = GObjectReference(sinking: gtk_spinner_new())
        gtk_box_append(box.pointer(), spinner.pointer())
        self.spinner = spinner
        return box
    }

    override func widgetDidLoad() {
        super.widgetDidLoad()
        pushSize()
        pushColor()
        pushAnimation()
    }

    private func pushAnimation() {
        guard let spinner else { return }
        gtk_spinner_set_spinning(spinner.pointer(), isAnimating ? 1 : 0)
    }

    private func pushSize() {
        guard let spinner else { return }
        gtk_widget_set_size_request(spinner.pointer(), style.points, style.points)
    }

    private func pushColor() {
        colorClass = setStyle("color", ownColor?.styleValue, replacing: colorClass)
    }
}

extension UIActivityIndicatorView {
    /// The size of the wheel.
    public enum Style: Int, Sendable {
        case medium = 100
        case large = 101

        fileprivate var points: Int32 { self == .large ? 37 : 20 }
    }
}
