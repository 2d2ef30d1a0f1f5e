/// How one page gives way to another.
enum PageTransition {
    case none
    /// The new page slides in from the trailing edge, the old one out at the other.
    case push
    /// The old page slides out at the trailing edge, the new one in at the other.
    case pop
}

/// The page of a `PageStackView`, and beside it the page that is leaving.
struct PageLayout: ViewLayout {
    weak var pages: PageStackView?

    /// The page alone decides about the size: a page that goes keeps no window large.
    func length(along axis: LayoutAxis, across: CGFloat?, of subviews: [LayoutSubview]) -> LayoutLength {
        subviews.first { $0.view === pages?.page }?.length(along: axis, across: across) ?? .zero
    }

    func frames(of subviews: [LayoutSubview], in size: CGSize) -> [CGRect] {
        if pages?.isOpen == true { return subviews.map { $0.view.storedFrame } }
        return subviews.map { subview in
            CGRect(origin: CGPoint(x: offset(of: subview.view) * size.width, y: 0), size: size)
        }
    }

    /// How far a page is from its place, in widths of the whole.
    private func offset(of view: UIView) -> CGFloat {
        guard let pages else { return 0 }
        let direction: CGFloat = pages.slide == .none ? 0 : pages.slide == .push ? 1 : -1
        return view === pages.page ? (1 - pages.progress) * direction : -pages.progress * direction
    }
}
