internal import GLibSupport

extension UINavigationController {
    /// Called when a scroll view somewhere on the stack was scrolled, or when it came or went.
    func contentDidScroll() {
        guard navigationBar.prefersLargeTitles else { return }
        guard navigationBar.widgetReference != nil else {
            updateLargeTitle()
            return
        }
        // GTK may be in the middle of its layout.
        pendingLargeTitle = pendingLargeTitle ?? IdleSource { [weak self] in self?.updateLargeTitle() }
    }

    /// Shows as much of the large title as the top controller's scroll view leaves; all of it if nothing scrolls.
    func updateLargeTitle() {
        pendingLargeTitle = nil
        guard let top = children.last, showsLargeTitle(at: children.count - 1) else {
            children.last?.setTitledScrollView(nil)
            navigationBar.largeTitleHeight = 0
            return
        }
        let scrollView = top.barScrollView(for: .top)
        top.setTitledScrollView(scrollView)
        navigationBar.largeTitleHeight = scrollView?.coveredTop ?? LargeTitleView.fullHeight
    }

    func pullOutLargeTitle() {
        children.last?.contentScrollViews.titled?.pullOutTitle()
    }

    private func showsLargeTitle(at index: Int) -> Bool {
        guard navigationBar.prefersLargeTitles, !isNavigationBarHidden,
            children[index].navigationItem.title?.isEmpty == false,
            children[index].navigationItem.searchController?.takesBar != true
        else { return false }
        let modes = children.prefix(index + 1).map(\.navigationItem.largeTitleDisplayMode)
        switch modes.last(where: { $0 != .automatic }) ?? .always {
        case .always, .automatic: return true
        case .never, .inline: return false
        }
    }
}

extension UIViewController {
    /// Gives the line of the large title to a scroll view, and takes it from the one that had it.
    func setTitledScrollView(_ scrollView: UIScrollView?) {
        if contentScrollViews.titled !== scrollView { contentScrollViews.titled?.titleRoom = 0 }
        contentScrollViews.titled = scrollView
        scrollView?.titleRoom = LargeTitleView.fullHeight
    }
}
