/// The line of a navigation bar with the large title, of which the lower part stays in view as it collapses.
@MainActor
final class LargeTitleView: UIView {
    static let fullHeight: CGFloat = 52
    private let label = UILabel()

    var text: String? {
        get { label.text }
        set { label.text = newValue }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .systemFont(ofSize: UIFont.preferredFont(forTextStyle: .largeTitle).pointSize, weight: .bold)
        layout = LargeTitleLayout()
        clipsToBounds = true
        addSubview(label)
    }

    required init?(coder: NSCoder) {
        return nil
    }
}

/// Puts the title at the bottom of the line, in its full height whatever is left of the line.
private struct LargeTitleLayout: ViewLayout {
    private static let margin: CGFloat = 10

    func length(along axis: LayoutAxis, across: CGFloat?, of subviews: [LayoutSubview]) -> LayoutLength {
        guard axis == .horizontal else { return LayoutLength(minimum: 0, natural: LargeTitleView.fullHeight) }
        let title = subviews.first?.length(along: axis, across: nil)
        return LayoutLength(
            minimum: (title?.minimum ?? 0) + Self.margin * 2,
            natural: (title?.natural ?? 0) + Self.margin * 2
        )
    }

    func frames(of subviews: [LayoutSubview], in size: CGSize) -> [CGRect] {
        subviews.map { _ in
            CGRect(
                x: Self.margin,
                y: size.height - LargeTitleView.fullHeight,
                width: max(0, size.width - Self.margin * 2),
                height: LargeTitleView.fullHeight
            )
        }
    }
}
