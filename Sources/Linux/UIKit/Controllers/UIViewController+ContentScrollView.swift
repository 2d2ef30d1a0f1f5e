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

    /// The scroll view that was named for an edge, or `nil` if none was.
    @available(iOS 15.0, tvOS 15.0, *)
    public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        edge.contains(.top) ? contentScrollViews.top : edge.contains(.bottom) ? contentScrollViews.bottom : nil
    }
}

/// The scroll views that a controller named for its bars.
struct ContentScrollViews {
    weak var top: UIScrollView?
    weak var bottom: UIScrollView?
}
