/// A view that lays out others in a row or a column.
///
/// Hidden arranged subviews take no space.
@MainActor
open class UIStackView: UIView {
    public private(set) var arrangedSubviews: [UIView] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
        rulesDidChange()
    }

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    public required init?(coder: NSCoder) {
        return nil
    }

    open var axis: Axis = .horizontal {
        didSet { if axis != oldValue { rulesDidChange() } }
    }
    open var distribution: Distribution = .fill {
        didSet { if distribution != oldValue { rulesDidChange() } }
    }
    open var alignment: Alignment = .fill {
        didSet { if alignment != oldValue { rulesDidChange() } }
    }

    /// Points between neighbours; with `.equalSpacing` the least there are.
    open var spacing: CGFloat = 0 {
        didSet { if spacing != oldValue { rulesDidChange() } }
    }

    /// Adds a view at the end, as a subview too if it is none yet.
    open func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: arrangedSubviews.count)
    }

    /// Adds a view at a place in the row, or moves it there; an index out of range means the nearest end.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        if view.superview !== self { addSubview(view) }
        // It is refused if the stack is inside of it.
        guard view.superview === self else { return }
        arrangedSubviews.removeAll { $0 === view }
        arrangedSubviews.insert(view, at: min(max(0, stackIndex), arrangedSubviews.count))
        setNeedsLayout()
    }

    /// Takes a view out of the row. It stays a subview, without a place, until it is removed from its superview.
    open func removeArrangedSubview(_ view: UIView) {
        arrangedSubviews.removeAll { $0 === view }
        setNeedsLayout()
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    private func rulesDidChange() {
        layout = StackViewLayout(stackView: self)
    }
}

extension UIStackView {
    /// The direction of the row. iOS has it as `NSLayoutConstraint.Axis`.
    public typealias Axis = NSLayoutConstraint.Axis

    /// How arranged subviews share the stack's length.
    public enum Distribution: Int, Sendable {
        /// Each gets what it asks for; what is left over goes to those that expand, or to the last one if none does.
        case fill = 0
        case fillEqually = 1
        /// Each gets what it asks for; what is left over goes between them.
        case equalSpacing = 3
    }

    /// Where arranged subviews are across the stack's axis.
    public enum Alignment: Int, Sendable {
        case fill = 0
        case leading = 1
        case center = 3
        case trailing = 4

        public static var top: Alignment { .leading }
        public static var bottom: Alignment { .trailing }

        var layoutAlignment: LayoutAlignment {
            switch self {
            case .fill: .fill
            case .leading: .leading
            case .center: .center
            case .trailing: .trailing
            }
        }
    }
}

/// Only the namespace of `Axis`: there are no constraints here.
@MainActor
public enum NSLayoutConstraint {
    /// A direction of layout.
    public enum Axis: Int, Sendable {
        case horizontal = 0
        case vertical = 1
    }
}
