extension UIScrollView {
    /// How much of the large title shows at an offset: all of it at the top, and less by each point scrolled down.
    func exposedTitle(at offset: CGPoint) -> CGFloat {
        min(max(-baseInset.top - offset.y, 0), titleRoom)
    }

    /// Shows all of the large title, if the content's top is in view; for a person who scrolls up past it.
    func pullOutTitle() {
        guard titleRoom > 0, contentOffset.y <= -baseInset.top, coveredTop < titleRoom else { return }
        widgetDidScroll(to: CGPoint(x: contentOffset.x, y: -baseInset.top - titleRoom), byPerson: true)
    }

    /// A view that shows its content's top goes on to do so, with the title above it.
    func titleRoomDidChange() {
        if titleRoom > 0 { scroller.titleDidCome() }
        guard contentOffset.y <= -baseInset.top else { return }
        setContentOffset(CGPoint(x: contentOffset.x, y: -baseInset.top - titleRoom), animated: false)
    }
}
