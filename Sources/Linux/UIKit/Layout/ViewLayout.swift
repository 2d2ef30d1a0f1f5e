/// How a view measures and places its subviews, inside GTK's own layout pass.
///
/// GTK asks and GTK allocates; an implementation only answers. Positions count from the leading edge: mirroring for
/// right-to-left languages happens afterwards, in one place.
@MainActor
package protocol ViewLayout {
    /// The length along `axis`, given the length across it where that is known.
    func length(along axis: LayoutAxis, across: CGFloat?, of subviews: [LayoutSubview]) -> LayoutLength

    /// The most that the view takes along `axis` if it expands; infinite for most.
    func maximum(along axis: LayoutAxis, of subviews: [LayoutSubview]) -> CGFloat

    /// Frames for the subviews, in their order, within the space that GTK allocated.
    func frames(of subviews: [LayoutSubview], in size: CGSize) -> [CGRect]
}

extension ViewLayout {
    package func maximum(along axis: LayoutAxis, of subviews: [LayoutSubview]) -> CGFloat { .infinity }
}

extension ViewLayout {
    /// Whether both are known to place views the same way; only layouts that can be compared say so.
    func isSame(as other: any ViewLayout) -> Bool {
        func isEqual<Layout: Equatable>(_ layout: Layout) -> Bool {
            (other as? Layout) == layout
        }
        return (self as? any Equatable).map { isEqual($0) } ?? false
    }
}

/// One subview as a layout sees it.
@MainActor
package protocol LayoutSubview {
    var view: UIView { get }

    /// What the subview asks for along `axis`, given its length across it where that is known.
    func length(along axis: LayoutAxis, across: CGFloat?) -> LayoutLength

    /// Whether the subview wants all the space it can get along `axis`.
    func expands(along axis: LayoutAxis) -> Bool

    /// The most that the subview takes along `axis` if it expands.
    func maximum(along axis: LayoutAxis) -> CGFloat
}

extension LayoutSubview {
    /// The length across `axis`'s crossing that the subview takes within `space`.
    package func fittedLength(along axis: LayoutAxis, in space: CGFloat, alignment: LayoutAlignment) -> CGFloat {
        if alignment == .fill { return space }
        if expands(along: axis) { return min(space, maximum(along: axis)) }
        return min(length(along: axis, across: nil).natural, space)
    }
}
