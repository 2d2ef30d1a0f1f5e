internal import GLibSupport

/// The view of a tab bar controller: the selected tab's page, and below it an accessory and the bar, or what of them is in
/// sight.
@MainActor
final class TabBarControllerView: UIView {
    private let pages: PageStackView
    private let bar: UITabBar

    /// The height of the whole bar: what its widget asks for or, as long as it has none, about UIKit's.
    private(set) var barHeight: CGFloat = 49
    private var accessoryHeight = TabAccessoryView.leastHeight

    /// How much of the bar is below the lower edge, from 0 to 1.
    var hiddenPart: CGFloat = 0 {
        didSet { if hiddenPart != oldValue { placeAgain() } }
    }

    private var resizing: (start: CGFloat, progress: CGFloat)? { didSet { placeAgain() } }
    private var resizeAnimation: ProgressAnimation?

    /// What the app wants to be shown above the bar.
    var accessory: UITabAccessory?
    private var accessoryView: TabAccessoryView?
    /// How much of the accessory is in sight, from 0 to 1.
    private var accessoryPart: CGFloat = 0 {
        didSet { if accessoryPart != oldValue { placeAgain() } }
    }
    private var accessoryAnimation: ProgressAnimation?

    private var still: StillView?
    private var fadeAnimation: ProgressAnimation?

    init(pages: PageStackView, bar: UITabBar) {
        self.pages = pages
        self.bar = bar
        super.init(frame: UIScreen.main.bounds)
        layout = TabBarControllerLayout(view: self)
        clipsToBounds = true
        setSubviews([pages, bar])
        layoutIfNeeded()
    }

    required init?(coder: NSCoder) {
        return nil
    }

    // MARK: - Places

    private func placeAgain() {
        if widgetReference == nil { layoutIfNeeded() } else { setNeedsLayout() }
    }

    func frame(of subview: UIView, in size: CGSize) -> CGRect {
        let bar = visibleBarHeight
        let barEdge = size.height - (bar * (1 - hiddenPart)).rounded()
        let accessoryEdge = barEdge - (accessoryView == nil ? 0 : accessoryHeight * accessoryPart).rounded()
        switch subview {
        case self.bar: return CGRect(x: 0, y: barEdge, width: size.width, height: max(bar, barHeight))
        case accessoryView: return CGRect(x: 0, y: accessoryEdge, width: size.width, height: accessoryHeight)
        default: return CGRect(x: 0, y: 0, width: size.width, height: max(0, accessoryEdge))
        }
    }

    /// How high the bar is now, whether in sight or not.
    private var visibleBarHeight: CGFloat {
        resizing.map { $0.start + (barHeight - $0.start) * $0.progress } ?? barHeight
    }

    /// Whether the view must be large enough for a subview as well.
    func needsSpace(_ subview: UIView) -> Bool {
        subview === pages || subview === accessoryView || (subview === bar && hiddenPart < 1)
    }

    /// Takes over the heights that subviews ask for.
    func measure(_ height: (UIView) -> CGFloat?) {
        if let height = height(bar) { barHeight = height }
        if let height = accessoryView.flatMap(height) { accessoryHeight = height }
    }

    override func placeSubviewsWithoutDisplay() -> Bool {
        barHeight = bar.isMinimized ? 32 : 49
        for subview in subviews { subview.frame = frame(of: subview, in: bounds.size) }
        return true
    }

    // MARK: - Height of the bar

    /// Lets the bar grow or shrink, in time, to what it asks for after `change`.
    func resizeBar(_ change: () -> Void) {
        let start = visibleBarHeight
        change()
        let run = ProgressAnimation(
            step: { [weak self] in self?.resizing = (start, $0) },
            completion: { [weak self] in self?.resizeDidEnd() }
        )
        resizeAnimation = run
        resizing = (start, 0)
        run.run(on: isMapped ? widgetReference : nil)
    }

    var isResizing: Bool { resizeAnimation != nil }

    private func resizeDidEnd() {
        resizeAnimation = nil
        resizing = nil
    }

    // MARK: - Accessory

    /// Shows a view above the bar, or none.
    func show(_ content: UIView?, animated: Bool) {
        let isNew = accessoryView == nil
        if let content { place(content) }
        let end: CGFloat = content == nil ? 0 : 1
        guard animated, isNew || content == nil, isMapped else {
            accessoryDidMove(to: end)
            return
        }
        let run = ProgressAnimation(
            from: accessoryPart,
            to: end,
            step: { [weak self] in self?.accessoryPart = $0 },
            completion: { [weak self] in self?.accessoryDidMove(to: end) }
        )
        accessoryAnimation = run
        run.run(on: widgetReference)
    }

    var isAccessoryMoving: Bool { accessoryAnimation != nil }

    private func place(_ content: UIView) {
        if let accessoryView {
            accessoryView.setSubviews([content])
            return
        }
        let new = TabAccessoryView(content: content)
        accessoryView = new
        insertSubview(new, belowSubview: bar)
    }

    private func accessoryDidMove(to end: CGFloat) {
        accessoryAnimation = nil
        if end == 0 {
            accessoryView?.removeFromSuperview()
            accessoryView = nil
        }
        accessoryPart = end
        placeAgain()
    }

    // MARK: - Fading

    private static let fadeDuration: TimeInterval = 0.2

    /// Lets what the pages show now fade into what `change` makes them show, if there is somebody to see it.
    ///
    /// It is a picture that fades. The pages themselves, their callbacks and their input have no part in it.
    func fade(_ change: () -> Void) {
        endFade()
        let still = StillView(of: pages)
        change()
        guard let still else { return }
        self.still = still
        insertSubview(still, aboveSubview: pages)
        let run = ProgressAnimation(
            from: 1,
            to: 0,
            duration: Self.fadeDuration,
            step: { [weak still] in still?.alpha = $0 },
            completion: { [weak self] in self?.endFade() }
        )
        fadeAnimation = run
        run.run(on: widgetReference)
    }

    private func endFade() {
        fadeAnimation = nil
        still?.removeFromSuperview()
        still = nil
    }
}
