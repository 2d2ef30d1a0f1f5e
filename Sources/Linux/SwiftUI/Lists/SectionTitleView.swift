/// Names the header or footer of a section.
struct SectionTitleID: Hashable {
    enum Kind {
        case header
        case footer
    }

    let section: ObjectIdentifier
    let kind: Kind
}

/// Holds the views of a section's header or footer.
@MainActor
final class SectionTitleView: UIView {
    private let holder = UIView()

    init(_ kind: SectionTitleID.Kind) {
        super.init(frame: .zero)
        layout = PaddingLayout(insets: UIEdgeInsets(top: kind == .header ? 18 : 6, left: 16, bottom: 6, right: 16))
        holder.layout = StackLayout(axis: .vertical, spacing: 2, alignment: .leading)
        addSubview(holder)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    func show(_ views: [UIView]) {
        holder.setSubviews(views)
    }
}

/// What the header or footer of a section inherits in a list.
struct SectionTitleLooks {
    let kind: SectionTitleID.Kind
}

extension SectionTitleLooks: EnvironmentModifier {
    typealias Body = Never

    func transform(_ values: inout EnvironmentValues) {
        guard values.isInList else { return }
        switch kind {
        case .header:
            values.font = .headline
        case .footer:
            values.font = .footnote
            values.foreground = values.foreground.with(.level(1))
        }
    }
}
