internal import GLibSupport

extension UIView {
    /// Adds a view on top of the others; it leaves its old superview first.
    public func addSubview(_ view: UIView) {
        insert(view, at: subviews.count)
    }

    /// Adds a view at a place among the subviews; an index out of range means the nearest end.
    public func insertSubview(_ view: UIView, at index: Int) {
        insert(view, at: index)
    }

    public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        insert(view, at: subviews.firstIndex { $0 === sibling }.map { $0 + 1 } ?? subviews.count)
    }

    public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        insert(view, at: subviews.firstIndex { $0 === sibling } ?? subviews.count)
    }

    public func bringSubviewToFront(_ view: UIView) {
        move(view, to: subviews.count)
    }

    public func sendSubviewToBack(_ view: UIView) {
        move(view, to: 0)
    }

    public func removeFromSuperview() {
        guard let superview else { return }
        superview.remove(self)
    }

    /// Whether the view is `view` or lies below it.
    public func isDescendant(of view: UIView) -> Bool {
        var candidate: UIView? = self
        while let current = candidate {
            if current === view { return true }
            candidate = current.superview
        }
        return false
    }

    /// The view itself or the first one below it that carries the tag.
    public func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
    }

    /// Makes `subviews` equal to `views`, touching only what differs.
    package func setSubviews(_ views: [UIView]) {
        let wanted = Set(views.map(ObjectIdentifier.init))
        for subview in subviews where !wanted.contains(ObjectIdentifier(subview)) { remove(subview) }
        for (index, view) in views.enumerated() {
            if subviews.indices.contains(index), subviews[index] === view { continue }
            if view.superview === self {
                move(view, to: index)
            } else {
                insert(view, at: index)
            }
        }
    }

    private func insert(_ view: UIView, at index: Int) {
        guard !isDescendant(of: view) else {
            RuntimeWarning.report("addSubview: a view cannot be its own subview; the call was ignored")
            return
        }
        if view.superview === self {
            move(view, to: index)
            return
        }
        view.removeFromSuperview()
        if !keepsWidget(of: view) { view.detachWidget() }
        view.willMove(toSuperview: self)
        subviews.insert(view, at: min(max(0, index), subviews.count))
        view.superview = self
        view.moveTree(to: window)
        if widgetReference != nil { insertWidget(of: view) }
        view.didMoveToSuperview()
        didAddSubview(view)
        contentTextDidChange()
        view.inheritTint()
        if view.layoutDirectionOverride == .unspecified { view.tellLayoutDirection() }
        view.noticeSafeArea()
        noticeLayoutWithoutDisplay()
    }

    private func move(_ view: UIView, to index: Int) {
        guard let current = subviews.firstIndex(where: { $0 === view }) else { return }
        let target = min(max(0, index), subviews.count - 1)
        guard current != target else { return }
        subviews.remove(at: current)
        subviews.insert(view, at: target)
        if widgetReference != nil { insertWidget(of: view) }
    }

    private func remove(_ view: UIView) {
        guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
        willRemoveSubview(view)
        view.willMove(toSuperview: nil)
        if widgetReference != nil { removeWidget(of: view) }
        subviews.remove(at: index)
        view.superview = nil
        view.moveTree(to: nil)
        view.didMoveToSuperview()
        contentTextDidChange()
    }

    /// Tells the view and everything below it of a new window.
    func moveTree(to newWindow: UIWindow?) {
        guard window !== newWindow else { return }
        willMove(toWindow: newWindow)
        window = newWindow
        if !recognizers.isEmpty { newWindow?.watchTouches() }
        for subview in subviews { subview.moveTree(to: newWindow) }
        didMoveToWindow()
        if widgetReference == nil { noticeLayout() }
    }

    private func inheritTint() {
        guard window != nil else { return }
        notifyTintChange()
    }
}
