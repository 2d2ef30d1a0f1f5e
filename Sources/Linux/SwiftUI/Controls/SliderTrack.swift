internal import GLibSupport

/// A slider of UIKit, named by a label that is not shown.
struct SliderTrack<Content: View> {
    let range: SliderRange
    let content: Content
}

extension SliderTrack: View {
    typealias Body = Never
}

extension SliderTrack: ContainerView {
    static func makePlatformView() -> LabeledControlView { LabeledControlView(control: SliderView(frame: .zero)) }

    static func contentView(of platformView: LabeledControlView) -> UIView { platformView.labelView }

    func update(_ platformView: LabeledControlView, in environment: EnvironmentValues) {
        platformView.isLabelHidden = true
        guard let control = platformView.control as? SliderView else { return }
        control.isEnabled = environment.isEnabled
        control.tintColor = environment.tint == nil ? nil : environment.tintColor
        control.show(range)
    }
}

/// A slider that writes to a binding.
final class SliderView: UISlider {
    private var range: SliderRange?
    /// What the binding was last seen to be, so that a value between two that UIKit can tell apart is not written over.
    private var shown = 0.0

    override init(frame: CGRect) {
        super.init(frame: frame)
        addAction(UIAction { [weak self] _ in self?.userDidMove() }, for: .valueChanged)
        addAction(UIAction { [weak self] _ in self?.range?.onEditingChanged(true) }, for: .touchDown)
        addAction(
            UIAction { [weak self] _ in self?.range?.onEditingChanged(false) },
            for: [.touchUpInside, .touchUpOutside, .touchCancel]
        )
    }

    required init?(coder: NSCoder) {
        return nil
    }

    func show(_ range: SliderRange) {
        self.range = range
        if let step = range.step, step <= 0 {
            RuntimeWarning.report("Slider: a step must be greater than 0; \(step) is as none")
        }
        minimumValue = Float(range.minimum)
        maximumValue = Float(range.maximum)
        keyStep = range.step.flatMap { $0 > 0 ? Float($0) : nil }
        shown = range.value()
        value = Float(shown)
    }

    private func userDidMove() {
        guard let range else { return }
        let chosen = range.allowed(Double(value))
        if chosen != shown { range.setValue(chosen) }
        // The binding may have refused, or stored something else, without a change that would bring the thumb back.
        shown = range.value()
        value = Float(shown)
    }
}
