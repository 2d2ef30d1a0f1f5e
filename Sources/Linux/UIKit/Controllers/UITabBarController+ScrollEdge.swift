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

    /// The scroll view that a visible controller named for the bottom edge, else the first one in view that scrolls
    /// vertically.
    var bottomScrollView: UIScrollView? {
        var level = displayedController.map { [$0] } ?? []
        while !level.isEmpty {
            if let named = level.lazy.compactMap({ $0.contentScrollView(for: .bottom) }).first { return named }
            level = level.flatMap(\.visibleChildren)
        }
        return displayedController?.viewIfLoaded?.firstVerticalScrollView
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
