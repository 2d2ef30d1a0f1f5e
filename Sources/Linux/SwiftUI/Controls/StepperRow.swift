/// A label with a stepper of UIKit.
struct StepperRow<Content: View> {
    let steps: StepperSteps
    let onEditingChanged: (Bool) -> Void
    let content: Content
}

extension StepperRow: View {
    typealias Body = Never
}

extension StepperRow: ContainerView {
    static func makePlatformView() -> LabeledControlView { LabeledControlView(control: StepperView(frame: .zero)) }

    static func contentView(of platformView: LabeledControlView) -> UIView { platformView.labelView }

    func update(_ platformView: LabeledControlView, in environment: EnvironmentValues) {
        platformView.isLabelHidden = environment.areLabelsHidden
        guard let control = platformView.control as? StepperView else { return }
        control.isEnabled = environment.isEnabled
        control.onEditingChanged = onEditingChanged
        control.show(steps)
    }
}

/// A stepper without a value of its own: each step runs an action.
final class StepperView: UIStepper {
    var onEditingChanged: (Bool) -> Void = { _ in }
    private var steps: StepperSteps?
    private var isEditing = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        minimumValue = -1
        maximumValue = 1
        addAction(UIAction { [weak self] _ in self?.userDidStep() }, for: .valueChanged)
        repeatDidEnd = { [weak self] in self?.setEditing(false) }
    }

    required init?(coder: NSCoder) {
        return nil
    }

    func show(_ steps: StepperSteps) {
        self.steps = steps
        accessibilityValue = steps.value() ?? ""
        allowsIncrement = steps.increment() != nil
        allowsDecrement = steps.decrement() != nil
    }

    private func userDidStep() {
        let action = value > 0 ? steps?.increment() : steps?.decrement()
        value = 0
        setEditing(true)
        action?()
        if !isRepeating { setEditing(false) }
    }

    /// Told once at each end, however often a held button steps between.
    private func setEditing(_ isEditing: Bool) {
        guard isEditing != self.isEditing else { return }
        self.isEditing = isEditing
        onEditingChanged(isEditing)
    }
}
