internal import CAdwaita
internal import GLibSupport

/// A line of text that can be edited.
@MainActor
open class UITextField: UIControl, UIKeyInput {
    private var storedText = ""
    private var colorClass: String?
    private var ownTextColor: UIColor?
    private var connections: [SignalConnection] = []
    private var focus: KeyboardFocus?

    open weak var delegate: (any UITextFieldDelegate)?

    /// The text; never `nil` when read. A change from code sends no `editingChanged` and moves the cursor to the end.
    ///
    /// Setting the text that is there already leaves the cursor where it is.
    open var text: String? {
        get { storedText }
        set {
            guard storedText != newValue ?? "" else { return }
            storedText = newValue ?? ""
            pushText()
            pushClearButton()
        }
    }

    /// What is shown while there is no text.
    open var placeholder: String? {
        didSet { if placeholder != oldValue { pushPlaceholder() } }
    }

    /// Setting `nil` brings back the default: the system font of 17 points.
    open var font: UIFont? = .systemFont(ofSize: UIFont.labelFontSize) {
        didSet {
            font = font ?? .systemFont(ofSize: UIFont.labelFontSize)
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
        didSet { if textAlignment != oldValue { pushLooks() } }
    }

    open var borderStyle: BorderStyle = .none {
        didSet { if borderStyle != oldValue { pushLooks() } }
    }

    /// Whether the text is hidden behind dots.
    open var isSecureTextEntry = false {
        didSet { if isSecureTextEntry != oldValue { pushLooks() } }
    }

    /// When a button that empties the field is at its trailing end; never while there is no text.
    open var clearButtonMode = ViewMode.never {
        didSet { if clearButtonMode != oldValue { pushClearButton() } }
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

    /// Whether the person is editing now, that is, whether the field has the keyboard focus.
    open var isEditing: Bool { isFirstResponder }

    public var hasText: Bool { !storedText.isEmpty }

    open func insertText(_ text: String) {
        guard let entry = widgetReference else {
            userDidEdit(storedText + text)
            return
        }
        gtk_editable_delete_selection(entry.pointer())
        var position = gtk_editable_get_position(entry.pointer())
        gtk_editable_insert_text(entry.pointer(), text, -1, &position)
        gtk_editable_set_position(entry.pointer(), position)
    }

    open func deleteBackward() {
        guard let entry = widgetReference else {
            userDidEdit(String(storedText.dropLast()))
            return
        }
        if gtk_editable_get_selection_bounds(entry.pointer(), nil, nil) != 0 {
            gtk_editable_delete_selection(entry.pointer())
        } else {
            let position = gtk_editable_get_position(entry.pointer())
            if position > 0 { gtk_editable_delete_text(entry.pointer(), position - 1, position) }
        }
    }

    // MARK: - First responder

    open override var canBecomeFirstResponder: Bool { isEnabled }
    open override var isFirstResponder: Bool { isFirstResponderOfWindow }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        guard window != nil, canBecomeFirstResponder, !isFirstResponder else { return isFirstResponder }
        guard delegate?.textFieldShouldBeginEditing(self) ?? true, takeFirstResponder() else { return false }
        focus?.push()
        pushClearButton()
        sendActions(for: .editingDidBegin)
        delegate?.textFieldDidBeginEditing(self)
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard let window, isFirstResponder else { return true }
        window.firstResponder = nil
        focus?.push()
        pushClearButton()
        sendActions(for: .editingDidEnd)
        delegate?.textFieldDidEndEditing(self)
        return true
    }

    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        resignFirstResponder()
    }

    /// Does what the Return key does.
    package func pressReturn() {
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
        if hasAction(for: .editingDidEndOnExit) { resignFirstResponder() }
    }

    // MARK: - Widget

    override var accessibleName: String? { accessibilityLabel ?? placeholder }

    override func makeWidget() -> GObjectReference {
        let entry = GObjectReference(sinking: gtk_entry_new())
        // The smallest width; by default an entry wants a good part of a phone's.
        gtk_editable_set_width_chars(entry.pointer(), 4)
        return entry
    }

    override func widgetDidLoad() {
        super.widgetDidLoad()
        guard let widgetReference else { return }
        pushText()
        pushPlaceholder()
        pushFont()
        pushColor()
        pushLooks()
        pushClearButton()
        connections = [
            SignalConnection(widgetReference, "changed", target: self) { field, _ in field.widgetTextDidChange() },
            SignalConnection(widgetReference, "activate", target: self) { field, _ in field.pressReturn() },
            SignalConnection(widgetReference, "icon-release", target: self) { field, _ in field.pressClear() },
        ]
        focus = KeyboardFocus(of: self, on: widgetReference) {
            gtk_entry_grab_focus_without_selecting($0.pointer())
        }
    }

    override func layoutDirectionDidChange() {
        super.layoutDirectionDidChange()
        pushLooks()
    }

    private func widgetTextDidChange() {
        guard let widgetReference, let text = gtk_editable_get_text(widgetReference.pointer()) else { return }
        userDidEdit(String(cString: text))
    }

    private func userDidEdit(_ text: String) {
        guard text != storedText else { return }
        storedText = text
        pushClearButton()
        sendActions(for: .editingChanged)
    }

    /// `storedText` is set already, so the signal that this emits changes nothing.
    private func pushText() {
        guard let entry = widgetReference, let current = gtk_editable_get_text(entry.pointer()),
            String(cString: current) != storedText
        else { return }
        connections.first.blocked { gtk_editable_set_text(entry.pointer(), storedText) }
        gtk_editable_set_position(entry.pointer(), -1)
    }

    private func pushPlaceholder() {
        guard let widgetReference else { return }
        gtk_entry_set_placeholder_text(widgetReference.pointer(), placeholder)
        pushAccessibility()
    }

    private func pushFont() {
        guard let widgetReference else { return }
        font?.withPangoAttributes { gtk_entry_set_attributes(widgetReference.pointer(), $0) }
    }

    private func pushColor() {
        colorClass = setStyle("color", ownTextColor?.styleValue, replacing: colorClass)
    }

    private func pushInputTraits() {
        guard let widgetReference else { return }
        gtk_entry_set_input_purpose(
            widgetReference.pointer(),
            isSecureTextEntry ? GTK_INPUT_PURPOSE_PASSWORD : keyboardType.inputPurpose
        )
        gtk_entry_set_input_hints(
            widgetReference.pointer(),
            GtkInputHints(autocapitalizationType.inputHints | autocorrectionType.inputHints)
        )
    }

    private func pushLooks() {
        guard let widgetReference else { return }
        setStyleClass("uikit-bare", borderStyle == .none)
        gtk_editable_set_alignment(widgetReference.pointer(), textAlignment.fraction(in: widgetReference))
        gtk_entry_set_visibility(widgetReference.pointer(), isSecureTextEntry ? 0 : 1)
        pushInputTraits()
    }
}

extension UITextField {
    /// What surrounds the text.
    public enum BorderStyle: Int, Sendable {
        case none = 0
        case roundedRect = 3
    }
}

extension SignalConnection? {
    /// Runs `body` without the handler, if there is one, seeing what it emits.
    @MainActor
    fileprivate func blocked(_ body: () -> Void) {
        guard let self else { return body() }
        self.blocked(body)
    }
}
