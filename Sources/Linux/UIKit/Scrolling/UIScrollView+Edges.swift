extension UIScrollView {
    /// Whether the end of the content is in view, so that nothing more can be scrolled up from the bottom edge.
    var isAtBottomEdge: Bool {
        contentOffset.y + bounds.height >= contentSize.height + adjustedContentInset.bottom - 0.5
    }

    /// Whether the content's beginning is in view.
    var isAtTopEdge: Bool { contentOffset.y <= 0.5 - baseInset.top }

    /// Tells the bars around that the content may have reached their edge, or left it.
    func tellBars() {
        var responder = next
        while let current = responder {
            (current as? UITabBarController)?.contentDidScroll()
            (current as? UINavigationController)?.contentDidScroll()
            responder = current.next
        }
    }
}
