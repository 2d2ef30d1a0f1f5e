/// A switch with a label.
public struct Toggle<Label: View> {
    let isOn: Binding<Bool>
    let label: Label

    public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(isOn, label())
    }

    fileprivate nonisolated init(_ isOn: Binding<Bool>, _ label: Label) {
        self.isOn = isOn
        self.label = label
    }
}

extension Toggle where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn, Text(titleKey))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn, Text(title))
    }
}

extension Toggle: View {
    public var body: some View {
        SwitchRow(isOn: isOn, content: label)
    }
}

private struct SwitchRow<Content: View> {
    let isOn: Binding<Bool>
    let content: Content
}

extension SwitchRow: View {
    typealias Body = Never
}

extension SwitchRow: ContainerView {
    static func makePlatformView() -> LabeledControlView { LabeledControlView(control: SwitchView(frame: .zero)) }

    static func contentView(of platformView: LabeledControlView) -> UIView { platformView.labelView }

    func update(_ platformView: LabeledControlView, in environment: EnvironmentValues) {
        platformView.isLabelHidden = environment.areLabelsHidden
        guard let control = platformView.control as? SwitchView else { return }
        control.binding = isOn
        control.isOn = isOn.wrappedValue
        control.isEnabled = environment.isEnabled
        control.tintColor = environment.tint == nil ? nil : environment.tintColor
    }
}

/// A switch that writes to a binding.
private final class SwitchView: UISwitch {
    var binding: Binding<Bool>?

    override init(frame: CGRect) {
        super.init(frame: frame)
        addAction(UIAction { [weak self] _ in self?.userDidSwitch() }, for: .valueChanged)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    private func userDidSwitch() {
        guard let binding else { return }
        binding.wrappedValue = isOn
        // The binding may have refused, and then there is no change that would bring the switch back.
        isOn = binding.wrappedValue
    }
}

private struct LabelsHiddenKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    var areLabelsHidden: Bool {
        get { self[LabelsHiddenKey.self] }
        set { self[LabelsHiddenKey.self] = newValue }
    }
}

extension View {
    /// Shows controls without their labels; assistive technology still speaks them.
    public nonisolated func labelsHidden() -> some View {
        environment(\.areLabelsHidden, true)
    }
}
