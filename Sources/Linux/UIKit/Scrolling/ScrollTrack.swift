/// Tells which way a scroll view is scrolled.
@MainActor
struct ScrollTrack {
    enum Direction {
        case up
        case down
    }

    /// How far the view is scrolled one way before that counts.
    private static let threshold: CGFloat = 8

    private weak var scrollView: UIScrollView?
    private var offset: CGFloat = 0
    private var height: CGFloat = 0
    /// How far the view came since it last turned.
    private var distance: CGFloat = 0

    /// To be called after each change of the offset; `nil` as long as it is too small to count.
    ///
    /// Another view, and one of another height, which may have moved its content for that, begin anew.
    mutating func direction(of view: UIScrollView) -> Direction? {
        let step = view.contentOffset.y - offset
        let isSame = scrollView === view && height == view.bounds.height
        scrollView = view
        offset = view.contentOffset.y
        height = view.bounds.height
        guard isSame, step != 0 else {
            if !isSame { distance = 0 }
            return nil
        }
        distance = (step < 0) == (distance < 0) ? distance + step : step
        guard abs(distance) > Self.threshold else { return nil }
        return distance > 0 ? .down : .up
    }
}
