internal import GLibSupport

extension UIViewController {
    /// Names the scroll view that bars at the top or bottom belong to; `nil` forgets it.
    ///
    /// Edges other than `.top` and `.bottom` raise an exception on iOS; here they are ignored with a warning. Apple:
    /// `uikit/uiviewcontroller/setcontentscrollview(_:for:)`.
    @available(iOS 15.0, tvOS 15.0, *)
    public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        let allowed: NSDirectionalRectEdge = [.top, .bottom]
        guard allowed.isSuperset(of: edge) else {
            RuntimeWarning.report("setContentScrollView(_:for:) takes .top and .bottom only; the call was ignored")
            return
        }
        if edge.contains(.top) { contentScrollViews.top = scrollView }
        if edge.contains(.bottom) { contentScrollViews.bottom = scrollView }
    }

    /// Names the scroll view that the bars at both edges belong to.
    @available(iOS 15.0, tvOS 15.0, *)
    public func setContentScrollView(_ scrollView: UIScrollView?) {
        setContentScrollView(scrollView, for: [.top, .bottom])
    }

}

extension UIViewController {
    /// The scroll view that bars at an edge belong to: the one that a visible controller named, else the first one in view
    /// that scrolls vertically.
    func barScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        var level: [UIViewController] = [self]
        while !level.isEmpty {
            if let named = level.lazy.compactMap({ $0.contentScrollView(for: edge) }).first { return named }
            level = level.flatMap(\.visibleChildren)
        }
        return viewIfLoaded?.firstVerticalScrollView
    }
}

extension UIView {
    /// The view itself or the nearest below it that scrolls vertically, level by level.
    fileprivate var firstVerticalScrollView: UIScrollView? {
        var level = [self]
        while !level.isEmpty {
            let scrollViews = level.lazy.compactMap { $0 as? UIScrollView }
            if let found = scrollViews.first(where: { $0.scrollAxes.contains(.vertical) }) { return found }
            level = level.flatMap { $0.subviews.filter { !$0.isHidden } }
        }
        return nil
    }
}

/// The scroll views of a controller that bars belong to; those of the edges were named by the app.
struct ContentScrollViews {
    weak var top: UIScrollView?
    weak var bottom: UIScrollView?
    /// The one that the large title above belongs to.
    weak var titled: UIScrollView?

    func named(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        edge.contains(.top) ? top : edge.contains(.bottom) ? bottom : nil
    }
}
