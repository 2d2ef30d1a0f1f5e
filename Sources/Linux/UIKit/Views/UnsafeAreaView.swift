/// A view that lets its content reach under the unsafe margins of the hosting view that it touches. iOS has no such view.
package final class UnsafeAreaView: UIView {
    /// The edges at which the content may do so.
    package var edges = UIRectEdge() {
        didSet { if edges != oldValue { setNeedsLayout() } }
    }

    package override init(frame: CGRect) {
        super.init(frame: frame)
        layout = UnsafeAreaLayout(view: self)
    }

    package required init?(coder: NSCoder) {
        return nil
    }

    /// How far the content reached when it was last laid out.
    fileprivate var knownReach = UIEdgeInsets.zero

    /// Lays out anew if the content should reach further now, or less far.
    func updateReach() {
        if reach != knownReach { setNeedsLayout() }
    }

    /// How much further than this view the content reaches.
    fileprivate var reach: UIEdgeInsets {
        guard SafeArea.isInUse, !edges.isEmpty, let host else { return .zero }
        let insets = host.safeAreaInsets
        let frame = CGRect(origin: convert(.zero, to: host), size: bounds.size)
        let size = host.bounds.size
        func reach(_ edge: UIRectEdge, _ inset: CGFloat, _ distance: CGFloat) -> CGFloat {
            // What ends short of the margin has something else between, and positions are rounded.
            edges.contains(edge) && inset > 0 && distance < inset + 1 ? max(0, distance) : 0
        }
        return UIEdgeInsets(
            top: reach(.top, insets.top, frame.minY),
            left: reach(.left, insets.left, frame.minX),
            bottom: reach(.bottom, insets.bottom, size.height - frame.maxY),
            right: reach(.right, insets.right, size.width - frame.maxX)
        )
    }

    /// The view that keeps its content clear of its safe area; none for what is scrolled.
    private var host: UIView? {
        var candidate = superview
        while let current = candidate, !(current is UIScrollView) {
            if current.layout is SafeAreaLayout { return current }
            candidate = current.superview
        }
        return nil
    }

    override func unsafeMargins(of subview: UIView) -> UIEdgeInsets {
        let reach = reach
        let margins = safeAreaInsets + reach
        guard margins != .zero else { return .zero }
        let size = bounds.size
        let frame = subview.frame.offsetBy(dx: reach.left, dy: reach.top)
        let area = CGSize(
            width: size.width + reach.left + reach.right,
            height: size.height + reach.top + reach.bottom
        )
        return margins.overlap(with: frame, in: area)
    }
}

private struct UnsafeAreaLayout: ViewLayout {
    weak var view: UnsafeAreaView?
    private let content = OverlayLayout()

    init(view: UnsafeAreaView) {
        self.view = view
    }

    func length(along axis: LayoutAxis, across: CGFloat?, of subviews: [LayoutSubview]) -> LayoutLength {
        content.length(along: axis, across: across, of: subviews)
    }

    func maximum(along axis: LayoutAxis, of subviews: [LayoutSubview]) -> CGFloat {
        content.maximum(along: axis, of: subviews)
    }

    func frames(of subviews: [LayoutSubview], in size: CGSize) -> [CGRect] {
        guard let view else { return content.frames(of: subviews, in: size) }
        view.knownReach = view.reach
        let reach = view.isRightToLeft ? view.knownReach.mirrored : view.knownReach
        let area = CGSize(
            width: size.width + reach.left + reach.right,
            height: size.height + reach.top + reach.bottom
        )
        return content.frames(of: subviews, in: area).map { $0.offsetBy(dx: -reach.left, dy: -reach.top) }
    }
}
