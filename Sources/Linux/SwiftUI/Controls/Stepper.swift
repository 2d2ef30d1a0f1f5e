/// A label with two buttons that lower and raise a value.
@available(tvOS, unavailable)
public struct Stepper<Label: View> {
    let label: Label
    let steps: StepperSteps
    let onEditingChanged: (Bool) -> Void

    /// A stepper that only says what is wanted. A button without an action is disabled.
    public nonisolated init(
        @ViewBuilder label: () -> Label,
        onIncrement: (() -> Void)?,
        onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label(), .actions(onIncrement, onDecrement), onEditingChanged)
    }

    /// A stepper of a value without limits.
    public nonisolated init<V: Strideable>(
        value: Binding<V>,
        step: V.Stride = 1,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label(), .value(value, in: nil, step: step), onEditingChanged)
    }

    /// A stepper of a value within limits. A value beyond them is brought back by the next step.
    public nonisolated init<V: Strideable>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label(), .value(value, in: bounds, step: step), onEditingChanged)
    }

    fileprivate nonisolated init(
        _ label: Label,
        _ steps: StepperSteps,
        _ onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.label = label
        self.steps = steps
        self.onEditingChanged = onEditingChanged
    }
}

@available(tvOS, unavailable)
extension Stepper where Label == Text {
    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        onIncrement: (() -> Void)?,
        onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(Text(titleKey), .actions(onIncrement, onDecrement), onEditingChanged)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S,
        onIncrement: (() -> Void)?,
        onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(Text(title), .actions(onIncrement, onDecrement), onEditingChanged)
    }

    public nonisolated init<V: Strideable>(
        _ titleKey: LocalizedStringKey,
        value: Binding<V>,
        step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(Text(titleKey), .value(value, in: nil, step: step), onEditingChanged)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V: Strideable>(
        _ title: S,
        value: Binding<V>,
        step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(Text(title), .value(value, in: nil, step: step), onEditingChanged)
    }

    public nonisolated init<V: Strideable>(
        _ titleKey: LocalizedStringKey,
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(Text(titleKey), .value(value, in: bounds, step: step), onEditingChanged)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V: Strideable>(
        _ title: S,
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(Text(title), .value(value, in: bounds, step: step), onEditingChanged)
    }
}

@available(tvOS, unavailable)
extension Stepper: View {
    public var body: some View {
        StepperRow(steps: steps, onEditingChanged: onEditingChanged, content: label)
    }
}
