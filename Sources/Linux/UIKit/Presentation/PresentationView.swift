internal import CAdwaita
internal import GLibSupport

/// A presented controller's view on its card, over a view that dims the window and takes all touches from it.
@MainActor
final class PresentationView: UIView {
    let look: PresentationLook
    let card = PresentationCard()
    let dimming = TapView()

    /// How far the card is on its way onto the screen, from 0 to 1.
    private(set) var progress: CGFloat = 1
    private var animation: ProgressAnimation?
    private var completion: (() -> Void)?

    /// Called when the card moved.
    var progressDidChange: @MainActor () -> Void = {}

    /// Called for a click beside the card.
    var wasClickedOutside: () -> Void = {}

    init(look: PresentationLook) {
        self.look = look
        super.init(frame: .zero)
        layout = PresentationLayout(view: self)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        clipsToBounds = true
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if look.isDimmed { dimming.backgroundColor = UIColor(white: 0, alpha: 0.35) }
        dimming.accessibilityElementsHidden = true
        dimming.action = { [weak self] in self?.wasClickedOutside() }
        setSubviews([dimming, card])
    }

    required init?(coder: NSCoder) {
        return nil
    }

    func show(_ content: UIView) {
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.frame = card.bounds
        card.addSubview(content)
    }

    /// Gives the card the looks that it has in a window of this size; without a display, also its place.
    func adaptToWindow() {
        guard let window else { return }
        card.styleClass = look.styleClass(isWide: window.bounds.width >= PresentationLook.wideWidth)
        guard widgetReference == nil else { return }
        dimming.frame = window.bounds
        // Nothing can be measured without a display; then all of the window is as good as any height.
        card.frame = look.cardFrame(in: window.bounds.size) { _ in window.bounds.height }
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        adaptToWindow()
    }

    // MARK: - Sliding

    /// Moves the card in from below, or out. `completion` runs when it is there: at once if there is nothing to see.
    func slide(isIn: Bool, animated: Bool, completion: @escaping () -> Void) {
        settle()
        guard animated, let window, window.isMapped else {
            move(to: isIn ? 1 : 0)
            completion()
            return
        }
        self.completion = completion
        let run = ProgressAnimation(
            from: isIn ? 0 : 1,
            to: isIn ? 1 : 0,
            step: { [weak self] in self?.move(to: $0) },
            completion: { [weak self] in self?.slideDidEnd(isIn: isIn) }
        )
        animation = run
        move(to: isIn ? 0 : 1)
        run.run(on: window.widgetReference)
    }

    /// Ends a slide that is under way, with its completion.
    func settle() {
        animation = nil
        let completion = completion
        self.completion = nil
        completion?()
    }

    private func slideDidEnd(isIn: Bool) {
        move(to: isIn ? 1 : 0)
        settle()
    }

    private func move(to newProgress: CGFloat) {
        guard progress != newProgress else { return }
        progress = newProgress
        if look.fades {
            alpha = newProgress
        } else {
            dimming.alpha = newProgress
        }
        if let widgetReference { gtk_widget_queue_allocate(widgetReference.pointer()) }
        progressDidChange()
    }
}

/// What a presented view lies on.
@MainActor
final class PresentationCard: UIView {
    var styleClass: String? {
        didSet {
            guard styleClass != oldValue else { return }
            if let oldValue { setStyleClass(oldValue, false) }
            if let styleClass { setStyleClass(styleClass, true) }
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func widgetDidLoad() {
        super.widgetDidLoad()
        if let styleClass { setStyleClass(styleClass, true) }
    }
}
