/// What a scroll view tells. All methods are optional, that is, have a default.
@MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// Called once for each change of `contentOffset`, whoever made it.
    func scrollViewDidScroll(_ scrollView: UIScrollView)

    /// Called when an animated change of the offset from code is done; not when it was interrupted.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}
