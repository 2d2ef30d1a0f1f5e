/// The page of a `TabBarControllerView` over its accessory and its bar.
struct TabBarControllerLayout: ViewLayout {
    weak var view: TabBarControllerView?

    func length(along axis: LayoutAxis, across: CGFloat?, of subviews: [LayoutSubview]) -> LayoutLength {
        guard let view else { return .zero }
        let lengths = subviews.filter { view.needsSpace($0.view) }.map { $0.length(along: axis, across: across) }
        return axis == .vertical
            ? LayoutLength(
                minimum: lengths.reduce(0) { $0 + $1.minimum },
                natural: lengths.reduce(0) { $0 + $1.natural }
            )
            : LayoutLength(minimum: lengths.map(\.minimum).max() ?? 0, natural: lengths.map(\.natural).max() ?? 0)
    }

    func frames(of subviews: [LayoutSubview], in size: CGSize) -> [CGRect] {
        guard let view else { return subviews.map { _ in .zero } }
        view.measure { wanted in
            subviews.first { $0.view === wanted }?.length(along: .vertical, across: size.width).natural
        }
        return subviews.map { view.frame(of: $0.view, in: size) }
    }
}
