internal import GLibSupport

extension UITabBarController {
    /// Called when a scroll view somewhere in the tabs was scrolled, or its content changed, or when it came or went.
    func contentDidScroll() {
        guard tabBar.dependsOnScrolling || minimizesBar else { return }
        guard tabBar.widgetReference != nil else {
            lookAtContent()
            return
        }
        // GTK may be in the middle of its layout.
        pendingScrollEdge = pendingScrollEdge ?? IdleSource { [weak self] in self?.lookAtContent() }
    }

    private func lookAtContent() {
        findScrollEdge()
        followScrolling()
    }

    /// Finds out whether the visible content's end is at the bar. Content that does not scroll is always at its end.
    func findScrollEdge() {
        pendingScrollEdge = nil
        tabBar.isAtScrollEdge = tabBar.dependsOnScrolling && (bottomScrollView?.isAtBottomEdge ?? true)
    }

    var bottomScrollView: UIScrollView? { displayedController?.barScrollView(for: .bottom) }
}
