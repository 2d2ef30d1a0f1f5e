internal import CAdwaita
internal import GLibSupport

/// The view of a tab bar controller: the selected tab's page, and below it the bar, or what of it is in sight.
@MainActor
final class TabBarControllerView: UIView {
    private let pages: PageStackView
    private let bar: UITabBar

    /// The height of the whole bar: what its widget asks for or, as long as it has none, UIKit's.
    fileprivate(set) var barHeight: CGFloat = 49

    /// How much of the bar is below the lower edge, from 0 to 1.
    var hiddenPart: CGFloat = 0 {
        didSet { if hiddenPart != oldValue { placeAgain() } }
    }

    init(pages: PageStackView, bar: UITabBar) {
        self.pages = pages
        self.bar = bar
        super.init(frame: UIScreen.main.bounds)
        layout = TabBarControllerLayout(view: self)
        clipsToBounds = true
        setSubviews([pages, bar])
        layoutIfNeeded()
    }

    required init?(coder: NSCoder) {
        return nil
    }

    private func placeAgain() {
        guard let widgetReference else {
            layoutIfNeeded()
            return
        }
        // While the bar moves, what the view asks for stays; at both ends it changes.
        if hiddenPart == 0 || hiddenPart == 1 { setNeedsLayout() }
        gtk_widget_queue_allocate(widgetReference.pointer())
    }

    fileprivate func frame(of subview: UIView, in size: CGSize) -> CGRect {
        let edge = size.height - (barHeight * (1 - hiddenPart)).rounded()
        guard subview === bar else { return CGRect(x: 0, y: 0, width: size.width, height: max(0, edge)) }
        return CGRect(x: 0, y: edge, width: size.width, height: barHeight)
    }

    // MARK: - Fading

    private static let fadeDuration: TimeInterval = 0.2
    private var fade: ProgressAnimation?
    private var still: StillView?

    /// Lets what the pages show now fade into what `change` makes them show, if there is somebody to see it.
    ///
    /// It is a picture that fades. The pages themselves, their callbacks and their input have no part in it.
    func fade(_ change: () -> Void) {
        endFade()
        let still = StillView(of: pages)
        change()
        guard let still else { return }
        self.still = still
        insertSubview(still, aboveSubview: pages)
        let run = ProgressAnimation(
            from: 1,
            to: 0,
            duration: Self.fadeDuration,
            step: { [weak still] in still?.alpha = $0 },
            completion: { [weak self] in self?.endFade() }
        )
        fade = run
        run.run(on: widgetReference)
    }

    private func endFade() {
        fade = nil
        still?.removeFromSuperview()
        still = nil
    }

    // MARK: - Layout

    override func placeSubviewsWithoutDisplay() -> Bool {
        for subview in subviews { subview.frame = frame(of: subview, in: bounds.size) }
        return true
    }

    fileprivate func isBar(_ subview: LayoutSubview) -> Bool { subview.view === bar }
    fileprivate func isPages(_ subview: LayoutSubview) -> Bool { subview.view === pages }
}

private struct TabBarControllerLayout: ViewLayout {
    weak var view: TabBarControllerView?

    func length(along axis: LayoutAxis, across: CGFloat?, of subviews: [LayoutSubview]) -> LayoutLength {
        guard let view else { return .zero }
        let column = subviews.filter { view.isPages($0) || (view.isBar($0) && view.hiddenPart < 1) }
        let lengths = column.map { $0.length(along: axis, across: across) }
        return axis == .vertical
            ? LayoutLength(
                minimum: lengths.reduce(0) { $0 + $1.minimum },
                natural: lengths.reduce(0) { $0 + $1.natural }
            )
            : LayoutLength(minimum: lengths.map(\.minimum).max() ?? 0, natural: lengths.map(\.natural).max() ?? 0)
    }

    func frames(of subviews: [LayoutSubview], in size: CGSize) -> [CGRect] {
        guard let view else { return subviews.map { _ in .zero } }
        if let bar = subviews.first(where: view.isBar) {
            view.barHeight = bar.length(along: .vertical, across: size.width).natural
        }
        return subviews.map { view.frame(of: $0.view, in: size) }
    }
}
