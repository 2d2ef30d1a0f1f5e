internal import GLibSupport

/// One of a stepper's buttons: a press is a step, and holding it repeats the step.
@MainActor
final class StepButton: UIButton {
    /// Seconds for which the button is held before it repeats, and between repetitions.
    private static let delay = 0.5
    private static let interval = 0.1

    var step: () -> Void = {}
    var repeatDidEnd: () -> Void = {}
    var repeats = true {
        didSet { if !repeats { stopRepeating() } }
    }
    private(set) var isRepeating = false
    private var timer: TimeoutSource?
    /// GTK still reports a click when a button is let go after it repeated.
    private var ignoresClick = false

    convenience init(symbol: String, name: String) {
        self.init(frame: .zero)
        var looks = Configuration.gray()
        looks.image = UIImage(systemName: symbol)
        looks.baseForegroundColor = .label
        configuration = looks
        accessibilityLabel = name
        addAction(UIAction { [weak self] _ in self?.userDidClick() }, for: .touchUpInside)
    }

    override var isHighlighted: Bool {
        didSet {
            guard isHighlighted != oldValue else { return }
            if isHighlighted { pressDidBegin() } else { stopRepeating() }
        }
    }

    override var isEnabled: Bool {
        didSet { if !isEnabled { stopRepeating() } }
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        stopRepeating()
    }

    private func userDidClick() {
        if !ignoresClick { step() }
        ignoresClick = false
    }

    private func pressDidBegin() {
        ignoresClick = false
        guard repeats, window != nil else { return }
        timer = TimeoutSource(seconds: Self.delay) { [weak self] in self?.repeatStep() }
    }

    private func repeatStep() {
        isRepeating = true
        ignoresClick = true
        timer = TimeoutSource(seconds: Self.interval) { [weak self] in self?.repeatStep() }
        step()
    }

    private func stopRepeating() {
        timer = nil
        guard isRepeating else { return }
        isRepeating = false
        repeatDidEnd()
    }
}
