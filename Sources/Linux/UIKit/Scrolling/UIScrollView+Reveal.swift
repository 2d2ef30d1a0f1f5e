extension UIScrollView {
    /// Scrolls, once what is new has its place, so that a view below shows at a point of the visible part.
    ///
    /// - Parameter anchor: The point, from 0 to 1 in both directions and from the leading edge: the same point of the view comes
    ///   there, or as near as the content's ends allow. `nil` scrolls just as far as the view needs to show.
    package func reveal(_ view: UIView, at anchor: CGPoint?, animated: Bool) {
        afterLayout { [weak self, weak view] in
            guard let self, let view, view.isDescendant(of: self) else { return }
            let rect = convert(view.bounds, from: view)
            guard let anchor else {
                scrollRectToVisible(rect, animated: animated)
                return
            }
            setContentOffset(offset(showing: rect, at: anchor), animated: animated)
        }
    }

    private func offset(showing rect: CGRect, at anchor: CGPoint) -> CGPoint {
        let inset = adjustedContentInset
        let visible = bounds.inset(by: inset)
        let anchorX = isRightToLeft ? 1 - anchor.x : anchor.x
        let x = rect.minX + anchorX * (rect.width - visible.width)
        let y = rect.minY + anchor.y * (rect.height - visible.height)
        let last = CGPoint(x: contentSize.width - visible.width, y: contentSize.height - visible.height)
        return CGPoint(
            x: scrollAxes.contains(.horizontal) ? min(x, last.x).atLeastZero - inset.left : contentOffset.x,
            y: scrollAxes.contains(.vertical) ? min(y, last.y).atLeastZero - inset.top : contentOffset.y
        )
    }

    private func afterLayout(_ body: @escaping @MainActor () -> Void) {
        if isMapped { scroller.afterNextFrame(body) } else { body() }
    }
}

extension CGFloat {
    fileprivate var atLeastZero: CGFloat { Swift.max(0, self) }
}
