internal import CAdwaita
internal import GLibSupport

/// A view that shows text.
@MainActor
open class UILabel: UIView {
    private var colorClass: String?
    private var ownTextColor: UIColor?
    private var styleConnection: SignalConnection?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    public required init?(coder: NSCoder) {
        return nil
    }

    open var text: String? {
        didSet {
            if !runs.isEmpty, text != runs.map(\.text).joined() { runs = [] }
            guard text != oldValue else { return }
            pushText()
            contentTextDidChange()
        }
    }

    /// The text with looks for its parts, which win over those of the label; another `text` forgets them.
    package var runs: [TextRun] = [] {
        didSet {
            guard runs != oldValue else { return }
            if !runs.isEmpty { text = runs.map(\.text).joined() }
            pushFont()
        }
    }

    /// Setting `nil` brings back the default: the system font of 17 points.
    open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
        didSet {
            font = font ?? .systemFont(ofSize: UIFont.labelFontSize)
            if font != oldValue { pushFont() }
        }
    }

    /// Setting `nil` brings back the default, which follows the light or dark style.
    open var textColor: UIColor! {
        get { ownTextColor ?? .label }
        set {
            guard ownTextColor != newValue else { return }
            ownTextColor = newValue
            pushColor()
        }
    }

    open var textAlignment: NSTextAlignment = .natural {
        didSet { if textAlignment != oldValue { pushAlignment() } }
    }

    /// The most lines that are shown; 0 means as many as the text needs.
    open var numberOfLines = 1 {
        didSet {
            guard numberOfLines != oldValue else { return }
            pushText()
            pushWrapping()
        }
    }

    open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
        didSet { if lineBreakMode != oldValue { pushWrapping() } }
    }

    override var accessibleText: String? { accessibilityLabel ?? text }

    override func makeWidget() -> GObjectReference {
        GObjectReference(sinking: gtk_label_new(nil))
    }

    override func widgetDidLoad() {
        super.widgetDidLoad()
        pushText()
        pushFont()
        pushColor()
        pushAlignment()
        pushWrapping()
    }

    override func layoutDirectionDidChange() {
        super.layoutDirectionDidChange()
        pushAlignment()
    }

    private func pushText() {
        guard let widgetReference else { return }
        gtk_label_set_text(widgetReference.pointer(), visibleText)
    }

    /// Pango counts lines for each paragraph, so paragraphs past the limit are left out here.
    private var visibleText: String {
        let text = text ?? ""
        guard numberOfLines > 0 else { return text }
        return text.split(separator: "\n", maxSplits: numberOfLines, omittingEmptySubsequences: false)
            .prefix(numberOfLines)
            .joined(separator: "\n")
    }

    private func pushFont() {
        guard let widgetReference else { return }
        font.withPangoAttributes { list in
            runs.addPangoAttributes(to: list, for: widgetReference)
            gtk_label_set_attributes(widgetReference.pointer(), list)
        }
        observeStyle()
    }

    /// Colours of parts are fixed when they are set, so they are set again when the desktop turns light or dark.
    private func observeStyle() {
        styleConnection = nil
        guard runs.contains(where: \.hasStyleColor), let manager = adw_style_manager_get_default() else { return }
        let reference = GObjectReference(retaining: UnsafeMutableRawPointer(manager))
        styleConnection = SignalConnection(reference, "notify::dark", target: self) { label, _ in label.pushFont() }
    }

    private func pushColor() {
        colorClass = setStyle("color", ownTextColor?.styleValue, replacing: colorClass)
    }

    private func pushAlignment() {
        guard let label = widgetReference else { return }
        gtk_label_set_xalign(label.pointer(), textAlignment.fraction(in: label))
        gtk_label_set_justify(label.pointer(), textAlignment.justification)
    }

    private func pushWrapping() {
        guard let label = widgetReference else { return }
        gtk_label_set_wrap(label.pointer(), numberOfLines == 1 ? 0 : 1)
        gtk_label_set_wrap_mode(
            label.pointer(),
            lineBreakMode == .byCharWrapping ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR
        )
        gtk_label_set_lines(label.pointer(), numberOfLines > 1 ? Int32(numberOfLines) : -1)
        gtk_label_set_ellipsize(label.pointer(), numberOfLines <= 0 ? PANGO_ELLIPSIZE_NONE : lineBreakMode.ellipsis)
    }
}

extension NSLineBreakMode {
    /// A limited text always gets an ellipsis: GTK would otherwise widen the window to fit it.
    fileprivate var ellipsis: PangoEllipsizeMode {
        switch self {
        case .byTruncatingHead: PANGO_ELLIPSIZE_START
        case .byTruncatingMiddle: PANGO_ELLIPSIZE_MIDDLE
        case .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingTail: PANGO_ELLIPSIZE_END
        }
    }
}
