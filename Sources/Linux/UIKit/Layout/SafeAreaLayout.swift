/// Subviews laid out by another layout in the part of a view that is not covered.
package struct SafeAreaLayout: ViewLayout {
    private weak var view: UIView?
    private let content: any ViewLayout

    package init(of view: UIView, content: any ViewLayout) {
        self.view = view
        self.content = content
    }

    package func length(along axis: LayoutAxis, across: CGFloat?, of subviews: [LayoutSubview]) -> LayoutLength {
        let insets = insets
        let crossing = across.map { max(0, $0 - insets.margin(along: axis.crossing)) }
        let length = content.length(along: axis, across: crossing, of: subviews)
        let margin = insets.margin(along: axis)
        return LayoutLength(minimum: length.minimum + margin, natural: length.natural + margin)
    }

    package func maximum(along axis: LayoutAxis, of subviews: [LayoutSubview]) -> CGFloat {
        content.maximum(along: axis, of: subviews) + insets.margin(along: axis)
    }

    package func frames(of subviews: [LayoutSubview], in size: CGSize) -> [CGRect] {
        let area = CGRect(origin: .zero, size: size).inset(by: insets)
        return content.frames(of: subviews, in: area.size).map { $0.offsetBy(dx: area.minX, dy: area.minY) }
    }

    /// With `left` at the leading edge, as layouts count.
    private var insets: UIEdgeInsets { view?.leadingSafeAreaInsets ?? .zero }
}

extension UIView {
    /// The safe area with `left` at the leading edge, as layouts count.
    var leadingSafeAreaInsets: UIEdgeInsets {
        guard SafeArea.isInUse else { return .zero }
        let insets = safeAreaInsets
        return isRightToLeft ? insets.mirrored : insets
    }
}

extension UIEdgeInsets {
    var mirrored: UIEdgeInsets { UIEdgeInsets(top: top, left: right, bottom: bottom, right: left) }

    func margin(along axis: LayoutAxis) -> CGFloat {
        axis == .horizontal ? left + right : top + bottom
    }
}
