internal import CAdwaita
internal import GLibSupport

/// Text of many lines that can be edited and scrolls.
///
/// Set `delegate`, inherited from `UIScrollView`, to a `UITextViewDelegate`. On a display `contentSize` is at least as high
/// as the view, however short the text is; without one it counts one line for each paragraph.
@MainActor
open class UITextView: UIScrollView, UIKeyInput {
    private var storedText = ""
    private var ownTextColor: UIColor?
    private var styleClasses: [String: String] = [:]
    private var area: TextArea?
    private var focus: KeyboardFocus?
    private var isEditing = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        scrollAxes = .vertical
        backgroundColor = .systemBackground
    }

    public required init?(coder: NSCoder) {
        return nil
    }

    /// The text; never `nil` when read. A change from code is not told to the delegate and moves the cursor to the end.
    ///
    /// Setting the text that is there already leaves the cursor where it is.
    open var text: String! {
        get { storedText }
        set {
            guard storedText != newValue ?? "" else { return }
            storedText = newValue ?? ""
            area?.text = storedText
        }
    }

    /// Setting `nil` brings back the default: the system font of 12 points.
    open var font: UIFont? = .systemFont(ofSize: UIFont.smallSystemFontSize) {
        didSet {
            font = font ?? .systemFont(ofSize: UIFont.smallSystemFontSize)
            if font != oldValue { pushFont() }
        }
    }

    open var textColor: UIColor? {
        get { ownTextColor ?? .label }
        set {
            guard ownTextColor != newValue else { return }
            ownTextColor = newValue
            pushColor()
        }
    }

    open var textAlignment: NSTextAlignment = .natural {
        didSet { if textAlignment != oldValue { area?.setAlignment(textAlignment) } }
    }

    /// Whether the person may change the text. Turned off while they do, it ends that.
    @available(tvOS, unavailable)
    open var isEditable = true {
        didSet { if isEditable != oldValue { useDidChange() } }
    }

    /// Whether the person may select text; what can't be selected can't be edited either.
    open var isSelectable = true {
        didSet { if isSelectable != oldValue { useDidChange() } }
    }

    /// Space around the text, inside the scrolled content.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { if textContainerInset != oldValue { pushContentInset() } }
    }

    /// What an on-screen keyboard offers; other keyboards are not limited by it.
    open var keyboardType = UIKeyboardType.default {
        didSet { if keyboardType != oldValue { pushInputTraits() } }
    }

    open var autocapitalizationType = UITextAutocapitalizationType.sentences {
        didSet { if autocapitalizationType != oldValue { pushInputTraits() } }
    }

    open var autocorrectionType = UITextAutocorrectionType.default {
        didSet { if autocorrectionType != oldValue { pushInputTraits() } }
    }

    public var hasText: Bool { !storedText.isEmpty }

    open func insertText(_ text: String) {
        if let area { area.insert(text) } else { userDidEdit(storedText + text) }
    }

    open func deleteBackward() {
        if let area { area.deleteBackward() } else { userDidEdit(String(storedText.dropLast())) }
    }

    private var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

    private func userDidEdit(_ text: String) {
        guard text != storedText else { return }
        storedText = text
        textDelegate?.textViewDidChange(self)
    }

    // MARK: - First responder

    private var canEdit: Bool { isEditable && isSelectable }

    open override var canBecomeFirstResponder: Bool { isSelectable }
    open override var isFirstResponder: Bool { isFirstResponderOfWindow }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        guard window != nil, canBecomeFirstResponder, !isFirstResponder else { return isFirstResponder }
        if canEdit, textDelegate?.textViewShouldBeginEditing(self) == false { return false }
        guard takeFirstResponder() else { return false }
        focus?.push()
        isEditing = canEdit
        if isEditing { textDelegate?.textViewDidBeginEditing(self) }
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard let window, isFirstResponder else { return true }
        window.firstResponder = nil
        focus?.push()
        let wasEditing = isEditing
        isEditing = false
        if wasEditing { textDelegate?.textViewDidEndEditing(self) }
        return true
    }

    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        resignFirstResponder()
    }

    private func useDidChange() {
        if isEditing, !canEdit { resignFirstResponder() }
        area?.setUse(isEditable: canEdit, isSelectable: isSelectable)
    }

    // MARK: - Content

    open override var contentSize: CGSize {
        get { area == nil ? estimatedContentSize : scroller.scrollableSize(without: baseInset) }
        set {}
    }

    private var estimatedContentSize: CGSize {
        let lineHeight = (font?.pointSize ?? UIFont.smallSystemFontSize) * 1.2
        let lines = storedText.split(separator: "\n", omittingEmptySubsequences: false).count
        return CGSize(
            width: bounds.width,
            height: CGFloat(lines) * lineHeight + textContainerInset.top + textContainerInset.bottom
        )
    }

    override func pushContentInset() {
        var margins = baseInset + textContainerInset
        margins.left += Self.lineFragmentPadding
        margins.right += Self.lineFragmentPadding
        area?.setMargins(margins)
    }

    /// The space that UIKit leaves at both ends of each line, besides the insets.
    private static let lineFragmentPadding: CGFloat = 5

    // MARK: - Widget

    override var accessibleReference: GObjectReference? { area?.widget }

    override func makeWidget() -> GObjectReference {
        let area = TextArea()
        self.area = area
        return scroller.makeWidget(around: area.widget)
    }

    override func widgetDidLoad() {
        super.widgetDidLoad()
        guard let area else { return }
        area.text = storedText
        area.observe { [weak self] in self?.userDidEdit($0) }
        area.setAlignment(textAlignment)
        area.setUse(isEditable: canEdit, isSelectable: isSelectable)
        pushFont()
        pushColor()
        pushInputTraits()
        focus = KeyboardFocus(of: self, on: area.widget) { gtk_widget_grab_focus($0.pointer()) }
    }

    override func insertWidget(of subview: UIView) {
        RuntimeWarning.report("UITextView shows its text only; subviews stay invisible")
    }

    private func pushFont() {
        for (property, value) in font?.styleValues ?? [:] {
            styleClasses[property] = setStyle(property, value, replacing: styleClasses[property])
        }
    }

    private func pushColor() {
        styleClasses["color"] = setStyle("color", ownTextColor?.styleValue, replacing: styleClasses["color"])
    }

    private func pushInputTraits() {
        area?.setInput(keyboardType, autocapitalizationType, autocorrectionType)
    }
}
