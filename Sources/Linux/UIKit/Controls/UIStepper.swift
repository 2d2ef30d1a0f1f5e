internal import CAdwaita
internal import GLibSupport

/// Two buttons that lower and raise a value by a step.
@available(tvOS, unavailable)
@MainActor
open class UIStepper: UIControl {
    private let decrementButton = StepButton(symbol: "minus", name: "Decrement")
    private let incrementButton = StepButton(symbol: "plus", name: "Increment")
    private var storedValue = 0.0
    private var storedMinimum = 0.0
    private var storedMaximum = 100.0
    private var storedStep = 1.0
    private var hasUnsentChange = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        layout = StackLayout(axis: .horizontal, alignment: .fill)
        setSubviews([decrementButton, incrementButton])
        connect(decrementButton, direction: -1)
        connect(incrementButton, direction: 1)
        limitsDidChange()
    }

    public required init?(coder: NSCoder) {
        return nil
    }

    /// The value, 0 at first, never beyond the limits. A change from code sends no `valueChanged`.
    open var value: Double {
        get { storedValue }
        set {
            guard !newValue.isNaN else { return warn("value cannot be NaN") }
            storedValue = min(max(newValue, storedMinimum), storedMaximum)
            limitsDidChange()
        }
    }

    /// The least value, 0 at first. One that is not below `maximumValue` is ignored with a warning.
    open var minimumValue: Double {
        get { storedMinimum }
        set {
            guard newValue < storedMaximum else { return warn("minimumValue must be less than maximumValue") }
            storedMinimum = newValue
            value = storedValue
        }
    }

    /// The greatest value, 100 at first. One that is not above `minimumValue` is ignored with a warning.
    open var maximumValue: Double {
        get { storedMaximum }
        set {
            guard newValue > storedMinimum else { return warn("maximumValue must be greater than minimumValue") }
            storedMaximum = newValue
            value = storedValue
        }
    }

    /// By how much a press changes the value, 1 at first. One that is not above 0 is ignored with a warning.
    open var stepValue: Double {
        get { storedStep }
        set {
            guard newValue > 0 else { return warn("stepValue must be greater than 0") }
            storedStep = newValue
        }
    }

    /// Whether a step beyond one limit goes on at the other.
    open var wraps = false {
        didSet { limitsDidChange() }
    }

    /// Whether the value goes on changing while a button is held.
    open var autorepeat = true {
        didSet { for button in buttons { button.repeats = autorepeat } }
    }

    /// Whether `valueChanged` is sent for each step while a button is held, and not once when it is let go.
    open var isContinuous = true

    open override var isEnabled: Bool {
        didSet { limitsDidChange() }
    }

    /// Whether lower and higher values may be had, for an owner that counts for itself.
    package var allowsDecrement = true {
        didSet { limitsDidChange() }
    }
    package var allowsIncrement = true {
        didSet { limitsDidChange() }
    }

    /// Whether a held button is changing the value now.
    package var isRepeating: Bool { buttons.contains(where: \.isRepeating) }

    /// Called when a button that changed the value repeatedly was let go.
    package var repeatDidEnd: () -> Void = {}

    // MARK: - Accessibility

    /// A group has no value in GTK, so the value is part of the description.
    override var accessibleDescription: String? {
        let parts = [accessibilityValue ?? Self.text(of: storedValue), accessibilityHint ?? ""]
        return parts.filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// What the buttons say is not the stepper's text.
    override var accessibleText: String? { accessibilityLabel }

    private static func text(of value: Double) -> String {
        Int(exactly: value).map { "\($0)" } ?? "\(value)"
    }

    // MARK: - Widget

    override func makeWidget() -> GObjectReference {
        // Linked buttons look as the box's own orientation says.
        let widget = GObjectReference(sinking: gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
        LayoutBridge.install(on: widget, for: self)
        AccessibleRole.group.apply(to: widget)
        // In a larger space the buttons would be stretched.
        gtk_widget_set_halign(widget.pointer(), GTK_ALIGN_CENTER)
        gtk_widget_set_valign(widget.pointer(), GTK_ALIGN_CENTER)
        return widget
    }

    override func widgetDidLoad() {
        super.widgetDidLoad()
        setStyleClass("linked", true)
    }

    // MARK: - Steps

    private var buttons: [StepButton] { [decrementButton, incrementButton] }

    private func connect(_ button: StepButton, direction: Double) {
        button.step = { [weak self] in self?.step(direction) }
        button.repeatDidEnd = { [weak self] in self?.finishRepeating() }
    }

    private func step(_ direction: Double) {
        let old = storedValue
        let next = old + direction * storedStep
        if next > storedMaximum {
            storedValue = wraps ? storedMinimum : storedMaximum
        } else {
            storedValue = next < storedMinimum ? (wraps ? storedMaximum : storedMinimum) : next
        }
        guard storedValue != old else { return }
        if isContinuous || !isRepeating {
            sendActions(for: [.valueChanged, .primaryActionTriggered])
        } else {
            hasUnsentChange = true
        }
        // Last, since a button that is disabled at a limit ends its repeating.
        limitsDidChange()
    }

    private func finishRepeating() {
        if hasUnsentChange {
            hasUnsentChange = false
            sendActions(for: [.valueChanged, .primaryActionTriggered])
        }
        repeatDidEnd()
    }

    private func limitsDidChange() {
        decrementButton.isEnabled = isEnabled && allowsDecrement && (wraps || storedValue > storedMinimum)
        incrementButton.isEnabled = isEnabled && allowsIncrement && (wraps || storedValue < storedMaximum)
        pushAccessibility()
    }

    private func warn(_ mistake: String) {
        RuntimeWarning.report("UIStepper: \(mistake); the assignment was ignored")
    }
}
