internal import GLibSupport

/// Shows how far something is, or that it goes on: a bar if there is a value, else a spinning wheel.
@available(iOS 14.0, tvOS 14.0, *)
public struct ProgressView<Label: View, CurrentValueLabel: View> {
    let fraction: Double?
    let label: Label
    let currentValueLabel: CurrentValueLabel

    fileprivate nonisolated init(_ fraction: Double?, _ label: Label, _ currentValueLabel: CurrentValueLabel) {
        self.fraction = fraction
        self.label = label
        self.currentValueLabel = currentValueLabel
    }
}

@available(iOS 14.0, tvOS 14.0, *)
extension ProgressView where CurrentValueLabel == EmptyView {
    public nonisolated init() where Label == EmptyView {
        self.init(nil, EmptyView(), EmptyView())
    }

    public nonisolated init(@ViewBuilder label: () -> Label) {
        self.init(nil, label(), EmptyView())
    }

    public nonisolated init(_ titleKey: LocalizedStringKey) where Label == Text {
        self.init(nil, Text(titleKey), EmptyView())
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S) where Label == Text {
        self.init(nil, Text(title), EmptyView())
    }
}

@available(iOS 14.0, tvOS 14.0, *)
extension ProgressView {
    /// A value beyond 0 and the total is brought within, with a warning; `nil` means that nobody knows.
    public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0)
    where Label == EmptyView, CurrentValueLabel == EmptyView {
        self.init(Self.fraction(value, of: total), EmptyView(), EmptyView())
    }

    public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label)
    where CurrentValueLabel == EmptyView {
        self.init(Self.fraction(value, of: total), label(), EmptyView())
    }

    public nonisolated init<V: BinaryFloatingPoint>(
        value: V?,
        total: V = 1.0,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(Self.fraction(value, of: total), label(), currentValueLabel())
    }

    public nonisolated init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
    where Label == Text, CurrentValueLabel == EmptyView {
        self.init(Self.fraction(value, of: total), Text(titleKey), EmptyView())
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0)
    where Label == Text, CurrentValueLabel == EmptyView {
        self.init(Self.fraction(value, of: total), Text(title), EmptyView())
    }

    /// Not brought within its limits yet, so that the view can tell.
    private nonisolated static func fraction<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
        value.map { Double($0) / Double(total) }
    }
}

@available(iOS 14.0, tvOS 14.0, *)
extension ProgressView: View {
    public var body: some View {
        if let fraction {
            VStack(alignment: .leading, spacing: 4) {
                ProgressBar(fraction: fraction, content: label)
                currentValueLabel
                    .font(.caption)
                    .foregroundStyle(.secondary)
            }
        } else {
            ProgressWheel(content: label)
        }
    }
}

/// A label above a bar of UIKit, which it names.
private struct ProgressBar<Content: View> {
    let fraction: Double
    let content: Content
}

extension ProgressBar: View {
    typealias Body = Never
}

extension ProgressBar: ContainerView {
    static func makePlatformView() -> LabeledIndicatorView {
        LabeledIndicatorView(indicator: UIProgressView(frame: .zero), isLabelFirst: true)
    }

    static func contentView(of platformView: LabeledIndicatorView) -> UIView { platformView.labelView }

    func update(_ platformView: LabeledIndicatorView, in environment: EnvironmentValues) {
        platformView.labelView.isHidden = environment.areLabelsHidden
        guard let bar = platformView.indicator as? UIProgressView else { return }
        bar.tintColor = environment.tint == nil ? nil : environment.tintColor
        if !(0...1).contains(fraction) {
            RuntimeWarning.report("ProgressView: the value is not between 0 and the total; it is brought within")
        }
        bar.progress = fraction.isNaN ? 0 : Float(fraction)
    }
}

/// A wheel of UIKit above a label, which names it.
private struct ProgressWheel<Content: View> {
    let content: Content
}

extension ProgressWheel: View {
    typealias Body = Never
}

extension ProgressWheel: ContainerView {
    static func makePlatformView() -> LabeledIndicatorView {
        let wheel = UIActivityIndicatorView(style: .medium)
        wheel.startAnimating()
        return LabeledIndicatorView(indicator: wheel, isLabelFirst: false)
    }

    static func contentView(of platformView: LabeledIndicatorView) -> UIView { platformView.labelView }

    func update(_ platformView: LabeledIndicatorView, in environment: EnvironmentValues) {
        platformView.labelView.isHidden = environment.areLabelsHidden
        guard let wheel = platformView.indicator as? UIActivityIndicatorView else { return }
        wheel.color = environment.tint == nil ? nil : environment.tintColor
    }

    static var changesEnvironment: Bool { true }

    func transform(_ values: inout EnvironmentValues) {
        guard values.foreground.base == nil else { return }
        values.foreground.base = .color(.secondary)
    }
}
