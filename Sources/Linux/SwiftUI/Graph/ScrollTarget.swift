/// A list, whose rows need not exist to be scrolled to.
@MainActor
protocol RowScrolling: Node {
    /// Returns whether there is such a row.
    func scrollToRow(_ id: AnyHashable, anchor: UnitPoint?, animated: Bool) -> Bool
}

/// A node whose children have identities of the app's.
@MainActor
protocol IdentifiedElements: Node {
    func knownElement(_ id: AnyHashable) -> Node?
}

extension Node {
    /// Scrolls to the first view below with an identity. Returns whether there is one.
    func scroll(to id: AnyHashable, anchor: UnitPoint?, animated: Bool) -> Bool {
        if let list = self as? any RowScrolling, list.scrollToRow(id, anchor: anchor, animated: animated) {
            return true
        }
        if let target = identified(by: id)?.platformViews.first, let scrollView = target.enclosingScrollView {
            scrollView.reveal(target, at: anchor.map { CGPoint(x: $0.x, y: $0.y) }, animated: animated)
            return true
        }
        return children.contains { $0.scroll(to: id, anchor: anchor, animated: animated) }
    }

    private func identified(by id: AnyHashable) -> Node? {
        if (self as? any ExplicitIdentity)?.explicitID == id { return self }
        return (self as? any IdentifiedElements)?.knownElement(id)
    }
}

extension UIView {
    fileprivate var enclosingScrollView: UIScrollView? {
        superview as? UIScrollView ?? superview?.enclosingScrollView
    }
}
