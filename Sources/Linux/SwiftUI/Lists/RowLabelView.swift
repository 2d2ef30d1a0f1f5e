/// The content of a button that may be a whole row of a list: then the label is at the start and an accessory at the end.
@MainActor
final class RowLabelView: UIView {
    private var label: UIView?
    private var accessory: UIView?

    /// The space around the content of the row; `nil` if the button is no row.
    var rowInsets: UIEdgeInsets? {
        didSet { if rowInsets != oldValue { rowDidChange() } }
    }

    func show(_ label: UIView, accessory: UIView?) {
        self.label = label
        self.accessory = accessory
        rowDidChange()
    }

    private func rowDidChange() {
        if let rowInsets {
            layout = RowLabelLayout(insets: rowInsets)
        } else {
            layout = OverlayLayout()
        }
        expandsHorizontally = rowInsets == nil ? nil : true
        expandsVertically = rowInsets == nil ? nil : true
        setSubviews([label, rowInsets == nil ? nil : accessory].compactMap { $0 })
    }
}

/// The label of a row at its start, and after it an accessory at the end.
struct RowLabelLayout: ViewLayout, Equatable {
    let insets: UIEdgeInsets
    private let spacing: CGFloat = 8

    func length(along axis: LayoutAxis, across: CGFloat?, of subviews: [LayoutSubview]) -> LayoutLength {
        guard let label = subviews.first else { return .zero }
        let accessory = subviews.dropFirst().first
        if axis == .horizontal {
            let margins = insets.left + insets.right + (accessory.map { width(of: $0) + spacing } ?? 0)
            let own = label.length(along: .horizontal, across: nil)
            return LayoutLength(minimum: own.minimum + margins, natural: own.natural + margins)
        }
        let inner = across.map { labelWidth(in: $0, label, accessory) }
        let lengths = [
            label.length(along: .vertical, across: inner),
            accessory?.length(along: .vertical, across: nil),
        ].compactMap { $0 }
        let margins = insets.top + insets.bottom
        return LayoutLength(
            minimum: (lengths.map(\.minimum).max() ?? 0) + margins,
            natural: (lengths.map(\.natural).max() ?? 0) + margins
        )
    }

    func frames(of subviews: [LayoutSubview], in size: CGSize) -> [CGRect] {
        guard let label = subviews.first else { return [] }
        let accessory = subviews.dropFirst().first
        let height = size.height - insets.top - insets.bottom
        func placed(_ subview: LayoutSubview, x: CGFloat, width: CGFloat) -> CGRect {
            let row = LayoutAlignment.center.placement(of: subview, along: .vertical, across: width, in: height)
            return CGRect(x: x, y: insets.top + row.position, width: width, height: row.length)
        }
        var frames = [placed(label, x: insets.left, width: labelWidth(in: size.width, label, accessory))]
        if let accessory {
            let width = width(of: accessory)
            frames.append(placed(accessory, x: size.width - insets.right - width, width: width))
        }
        return frames
    }

    private func labelWidth(in width: CGFloat, _ label: LayoutSubview, _ accessory: LayoutSubview?) -> CGFloat {
        let end = accessory.map { self.width(of: $0) + spacing } ?? 0
        let space = max(0, width - insets.left - insets.right - end)
        return label.fittedLength(along: .horizontal, in: space, alignment: .leading)
    }

    private func width(of accessory: LayoutSubview) -> CGFloat {
        accessory.length(along: .horizontal, across: nil).natural
    }
}
