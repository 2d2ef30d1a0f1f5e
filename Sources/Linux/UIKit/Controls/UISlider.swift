internal import CAdwaita
internal import GLibSupport

/// A track with a thumb that a person drags to choose a value of a range.
@available(tvOS, unavailable)
@MainActor
open class UISlider: UIControl {
    private var storedValue: Float = 0
    private var storedMinimum: Float = 0
    private var storedMaximum: Float = 1
    private var hasUnsentChange = false
    private var connection: SignalConnection?
    private var press: PressObserver?
    private var colorClass: String?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        expandsHorizontally = true
    }

    public required init?(coder: NSCoder) {
        return nil
    }

    /// The value, 0 at first, never beyond the limits. A change from code sends no `valueChanged`.
    open var value: Float {
        get { storedValue }
        set { setValue(newValue, animated: false) }
    }

    /// Changes the value. The thumb jumps whether `animated` or not: GTK's does.
    open func setValue(_ value: Float, animated: Bool) {
        guard !value.isNaN else { return warn("value cannot be NaN") }
        storedValue = min(max(value, storedMinimum), storedMaximum)
        pushValue()
    }

    /// The value at the leading end, 0 at first. One above `maximumValue` raises that as well.
    open var minimumValue: Float {
        get { storedMinimum }
        set {
            guard newValue.isFinite else { return warn("minimumValue must be finite") }
            storedMinimum = newValue
            storedMaximum = max(storedMaximum, newValue)
            limitsDidChange()
        }
    }

    /// The value at the trailing end, 1 at first. One below `minimumValue` lowers that as well.
    open var maximumValue: Float {
        get { storedMaximum }
        set {
            guard newValue.isFinite else { return warn("maximumValue must be finite") }
            storedMaximum = newValue
            storedMinimum = min(storedMinimum, newValue)
            limitsDidChange()
        }
    }

    /// Whether `valueChanged` is sent all the way of a drag, and not once at its end.
    open var isContinuous = true

    /// By how much an arrow key changes the value; `nil` means a twentieth of the range.
    package var keyStep: Float? {
        didSet { if keyStep != oldValue { pushLimits() } }
    }

    open override var isEnabled: Bool {
        didSet { if !isEnabled { press?.cancel() } }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { press?.cancel() }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        pushTint()
    }

    // MARK: - Widget

    override func makeWidget() -> GObjectReference {
        let scale = GObjectReference(sinking: gtk_scale_new(GTK_ORIENTATION_HORIZONTAL, nil))
        gtk_range_set_round_digits(scale.pointer(), -1)
        gtk_widget_set_valign(scale.pointer(), GTK_ALIGN_CENTER)
        gtk_widget_set_size_request(scale.pointer(), 64, -1)
        scale.ignoreWheel()
        return scale
    }

    override func widgetDidLoad() {
        super.widgetDidLoad()
        pushLimits()
        pushTint()
        guard let widgetReference else { return }
        connection = SignalConnection(widgetReference, "value-changed", target: self) { slider, _ in
            slider.userDidMove()
        }
        press = PressObserver(widgetReference) { [weak self] phase in self?.pressDidChange(phase) }
    }

    private func userDidMove() {
        guard let widgetReference else { return }
        let value = Float(gtk_range_get_value(widgetReference.pointer()))
        guard value != storedValue else { return }
        storedValue = value
        if isContinuous || press?.isDown != true {
            sendActions(for: [.valueChanged, .primaryActionTriggered])
        } else {
            hasUnsentChange = true
        }
    }

    private func pressDidChange(_ phase: PressObserver.Phase) {
        if phase != .began, hasUnsentChange {
            hasUnsentChange = false
            sendActions(for: [.valueChanged, .primaryActionTriggered])
        }
        switch phase {
        case .began: sendActions(for: .touchDown)
        case .ended(let isInside): sendActions(for: isInside ? .touchUpInside : .touchUpOutside)
        case .cancelled: sendActions(for: .touchCancel)
        }
    }

    private func limitsDidChange() {
        storedValue = min(max(storedValue, storedMinimum), storedMaximum)
        pushLimits()
    }

    /// Moving the limits may move GTK's value, which is not a person's doing.
    private func pushLimits() {
        guard let widgetReference else { return }
        let range = Double(storedMaximum) - Double(storedMinimum)
        withoutConnection {
            gtk_range_set_range(widgetReference.pointer(), Double(storedMinimum), Double(storedMaximum))
            gtk_range_set_increments(widgetReference.pointer(), keyStep.map(Double.init) ?? range / 20, range / 10)
        }
        pushValue()
    }

    private func pushValue() {
        guard let widgetReference else { return }
        withoutConnection { gtk_range_set_value(widgetReference.pointer(), Double(storedValue)) }
    }

    private func withoutConnection(_ body: () -> Void) {
        if let connection { connection.blocked(body) } else { body() }
    }

    private func pushTint() {
        let tint: UIColor? = tintColor == .tintColor ? nil : tintColor
        setStyleClass("uikit-tinted", tint != nil)
        colorClass = setStyle("color", tint?.styleValue, replacing: colorClass)
    }

    private func warn(_ mistake: String) {
        RuntimeWarning.report("UISlider: \(mistake); the assignment was ignored")
    }
}

extension GObjectReference {
    /// Leaves the wheel to what scrolls around a widget that would change its own value by it.
    fileprivate func ignoreWheel() {
        guard let list = gtk_widget_observe_controllers(pointer()) else { return }
        defer { g_object_unref(UnsafeMutableRawPointer(list)) }
        for index in 0..<g_list_model_get_n_items(list) {
            guard let item = g_list_model_get_item(list, index) else { continue }
            let controller = GObjectReference(adopting: item)
            let instance = item.assumingMemoryBound(to: GTypeInstance.self)
            guard g_type_check_instance_is_a(instance, gtk_event_controller_scroll_get_type()) != 0 else { continue }
            gtk_event_controller_set_propagation_phase(controller.pointer(), GTK_PHASE_NONE)
        }
    }
}
