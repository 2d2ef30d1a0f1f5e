internal import GLibSupport

/// A view that shows a part of content larger than itself.
///
/// Its subviews are the content. Their frames count from the content's upper left corner, and so does `contentOffset`.
@MainActor
open class UIScrollView: UIView {
    /// The directions in which a view scrolls.
    package struct Axes: OptionSet, Sendable {
        package let rawValue: Int

        package init(rawValue: Int) {
            self.rawValue = rawValue
        }

        package static let horizontal = Axes(rawValue: 1)
        package static let vertical = Axes(rawValue: 2)
    }

    open weak var delegate: (any UIScrollViewDelegate)?

    /// The directions in which the view scrolls at all; along the others its content fills it. Both by default.
    package var scrollAxes: Axes = [.horizontal, .vertical] {
        didSet { if scrollAxes != oldValue { scrollAxesDidChange() } }
    }

    private var offset = CGPoint.zero {
        didSet {
            guard titleRoom > 0 else { return }
            if exposedTitle(at: offset) != exposedTitle(at: oldValue) { scroller.holdOffsetThroughLayout() }
            guard (offset.y <= -baseInset.top) != (oldValue.y <= -baseInset.top) else { return }
            adjustedContentInsetDidChange()
        }
    }
    private var animation: ProgressAnimation? {
        didSet { if (animation == nil) != (oldValue == nil) { scroller.observeLayout(animation != nil) } }
    }
    private var explicitContentSize = CGSize.zero
    let scroller = Scroller()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        scroller.view = self
        expandsHorizontally = true
        expandsVertically = true
    }

    public required init?(coder: NSCoder) {
        return nil
    }

    // MARK: - Offset

    /// The point of the content at the view's upper left corner.
    ///
    /// Set before the view has a size, it is applied when the view gets one. On a display an offset past the end becomes
    /// the last possible one; without a display it is taken as it is, as on iOS.
    open var contentOffset: CGPoint {
        get { offset }
        set { setContentOffset(newValue, animated: false) }
    }

    /// Changes the offset, at once or in 0.3 seconds.
    ///
    /// A further call and scrolling by the person end a running animation where it is. Without a display, or with the
    /// desktop's animations turned off, an animated change is done when the call returns.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        guard contentOffset.x.isFinite, contentOffset.y.isFinite else {
            RuntimeWarning.report("setContentOffset: \(contentOffset) is no point; the call was ignored")
            return
        }
        animation = nil
        guard animated else {
            move(to: contentOffset)
            return
        }
        let start = offset
        guard contentOffset != start else { return }
        let run = ProgressAnimation(
            step: { [weak self] progress in
                self?.move(
                    to: CGPoint(
                        x: start.x + (contentOffset.x - start.x) * progress,
                        y: start.y + (contentOffset.y - start.y) * progress
                    )
                )
            },
            completion: { [weak self] in
                guard let self else { return }
                animation = nil
                move(to: contentOffset)
                delegate?.scrollViewDidEndScrollingAnimation(self)
            }
        )
        animation = run
        run.run(on: isMapped ? widgetReference : nil)
    }

    /// Scrolls just as far as needed to show a rectangle of the content.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let visible = bounds.inset(by: adjustedContentInset)
        let target = CGPoint(
            x: offset.x + displacement(showing: (rect.minX, rect.maxX), in: (visible.minX, visible.maxX)),
            y: offset.y + displacement(showing: (rect.minY, rect.maxY), in: (visible.minY, visible.maxY))
        )
        setContentOffset(target, animated: animated)
    }

    /// Whether an animated change of the offset is running.
    @available(iOS 17.4, *)
    open var isScrollAnimating: Bool { animation != nil }

    /// Ends scrolling where it is.
    @available(iOS 17.4, *)
    open func stopScrollingAndZooming() {
        animation = nil
    }

    override var boundsOrigin: CGPoint {
        get { offset }
        set { contentOffset = newValue }
    }

    override var coveredTop: CGFloat { exposedTitle(at: offset) }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        tellBars()
    }

    // MARK: - Content

    /// The size of the content: what was set or, on a display, what its subviews take.
    open var contentSize: CGSize {
        get { explicitContentSize == .zero ? scroller.contentSize : explicitContentSize }
        set {
            guard explicitContentSize != newValue else { return }
            explicitContentSize = newValue
            pushContentSize()
            tellBars()
        }
    }

    /// Space around the content that can be scrolled into view. On a display a negative inset counts as 0.
    open var contentInset = UIEdgeInsets.zero {
        didSet { if contentInset != oldValue { updateAdjustedInset() } }
    }

    /// Whether the safe area is added to `contentInset`.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { if contentInsetAdjustmentBehavior != oldValue { updateAdjustedInset() } }
    }

    /// The insets that are in force: `contentInset`; as `contentInsetAdjustmentBehavior` says, the safe area's, which are
    /// normally zero here; and above them the line of a large title that belongs to the view.
    ///
    /// The line counts while the content's top is in view. While content is under the bar the title is collapsed and the
    /// inset is the smaller one, so that scrolling to an inset that was read then leaves it collapsed. The bar's row never
    /// covers a scroll view here, so it does not count.
    open var adjustedContentInset: UIEdgeInsets {
        var inset = baseInset
        if offset.y <= -inset.top { inset.top += titleRoom }
        return inset
    }

    /// Called after `adjustedContentInset` changed.
    open func adjustedContentInsetDidChange() {}

    /// The insets but for a large title.
    private(set) var baseInset = UIEdgeInsets.zero

    /// The height of the large title that collapses as the view scrolls, or 0 if none belongs to it.
    var titleRoom: CGFloat = 0 {
        didSet { if titleRoom != oldValue { titleRoomDidChange() } }
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        updateAdjustedInset()
    }

    /// What scrolls has the scroll view's insets in place of a safe area.
    override func unsafeMargins(of subview: UIView) -> UIEdgeInsets { .zero }

    open var isScrollEnabled = true {
        didSet { if isScrollEnabled != oldValue { pushScrolling() } }
    }
    open var showsVerticalScrollIndicator = true {
        didSet { if showsVerticalScrollIndicator != oldValue { pushScrolling() } }
    }
    open var showsHorizontalScrollIndicator = true {
        didSet { if showsHorizontalScrollIndicator != oldValue { pushScrolling() } }
    }

    private func updateAdjustedInset() {
        let old = baseInset
        baseInset = contentInset + safeAreaAdjustment
        guard baseInset != old else { return }
        pushContentInset()
        let isAtStart = offset.x == -old.left && offset.y <= -old.top
        let exposed = min(-old.top - offset.y, titleRoom)
        move(to: isAtStart ? CGPoint(x: -baseInset.left, y: -baseInset.top - exposed) : offset)
        adjustedContentInsetDidChange()
    }

    // MARK: - Widget

    override var containerReference: GObjectReference? { scroller.content }

    override func makeWidget() -> GObjectReference {
        scroller.makeWidget()
    }

    override func widgetDidLoad() {
        super.widgetDidLoad()
        pushScrolling()
        pushContentInset()
        pushContentSize()
        scroller.connect()
        scroller.move(to: offset)
    }

    /// Called when the widget was scrolled by something else than `contentOffset`.
    func widgetDidScroll(to newOffset: CGPoint, byPerson: Bool) {
        guard newOffset != offset else { return }
        if byPerson { animation = nil }
        let exposed = coveredTop
        offset = newOffset
        // The title takes its part of the way, which the widget need not go.
        if coveredTop != exposed { scroller.move(to: offset) }
        offsetDidChange()
        tellBars()
        delegate?.scrollViewDidScroll(self)
    }

    /// Called when the offset changed, before the delegate is told.
    func offsetDidChange() {}

    private func move(to newOffset: CGPoint) {
        let reached = scroller.move(to: newOffset) ?? newOffset
        guard reached != offset else { return }
        offset = reached
        offsetDidChange()
        tellBars()
        delegate?.scrollViewDidScroll(self)
    }

    private func scrollAxesDidChange() {
        pushScrolling()
        updateAdjustedInset()
    }

    func pushScrolling() {
        scroller.setScrolling(
            axes: scrollAxes,
            indicators: indicators,
            isEnabled: isScrollEnabled
        )
    }

    private var indicators: Axes {
        var axes: Axes = []
        if showsHorizontalScrollIndicator { axes.insert(.horizontal) }
        if showsVerticalScrollIndicator { axes.insert(.vertical) }
        return axes
    }

    /// The line of a large title is part of the bar, and takes no room in the content.
    func pushContentInset() {
        scroller.setInset(baseInset)
    }

    private func pushContentSize() {
        scroller.setLeastContentSize(explicitContentSize)
    }

    private func displacement(showing wanted: (CGFloat, CGFloat), in visible: (CGFloat, CGFloat)) -> CGFloat {
        if wanted.0 < visible.0 || wanted.1 - wanted.0 > visible.1 - visible.0 { return wanted.0 - visible.0 }
        return max(0, wanted.1 - visible.1)
    }
}
