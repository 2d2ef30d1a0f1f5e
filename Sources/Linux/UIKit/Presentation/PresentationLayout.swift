/// The card of a `PresentationView` on its way from below the window to its place, over what dims the rest.
struct PresentationLayout: ViewLayout {
    weak var view: PresentationView?

    /// A window is never smaller than what it presents, nor larger for it.
    func length(along axis: LayoutAxis, across: CGFloat?, of subviews: [LayoutSubview]) -> LayoutLength {
        guard let card = subviews.first(where: { $0.view === view?.card }) else { return .zero }
        let minimum = card.length(along: axis, across: axis == .vertical ? across : nil).minimum
        return LayoutLength(minimum: minimum, natural: minimum)
    }

    func frames(of subviews: [LayoutSubview], in size: CGSize) -> [CGRect] {
        subviews.map { subview in
            guard let view, subview.view === view.card else { return CGRect(origin: .zero, size: size) }
            let frame = view.look.cardFrame(in: size) { width in
                subview.length(along: .vertical, across: width).natural
            }
            if view.look.fades { return frame }
            return frame.offsetBy(dx: 0, dy: (1 - view.progress) * (size.height - frame.minY))
        }
    }
}
