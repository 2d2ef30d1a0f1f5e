/// The rules of `UIStackView`, which differ from SwiftUI's stacks in where spare space goes.
struct StackViewLayout: ViewLayout {
    private let stack: StackLayout
    private let distribution: UIStackView.Distribution
    private weak var stackView: UIStackView?

    @MainActor
    init(stackView: UIStackView) {
        stack = StackLayout(
            axis: stackView.axis == .horizontal ? .horizontal : .vertical,
            spacing: stackView.spacing,
            alignment: stackView.alignment.layoutAlignment
        )
        distribution = stackView.distribution
        self.stackView = stackView
    }

    func length(along axis: LayoutAxis, across: CGFloat?, of subviews: [LayoutSubview]) -> LayoutLength {
        let arranged = arrangement(of: subviews).map { subviews[$0] }
        guard distribution == .fillEqually, !arranged.isEmpty else {
            return stack.length(along: axis, across: across, of: arranged)
        }
        guard axis == stack.axis else {
            let share = across.map { equalShare(of: $0, among: arranged.count) }
            let lengths = arranged.map { $0.length(along: axis, across: share) }
            return longest(lengths)
        }
        let longest = longest(arranged.map { $0.length(along: axis, across: across) })
        let gaps = stack.spacing * CGFloat(arranged.count - 1)
        let count = CGFloat(arranged.count)
        return LayoutLength(minimum: longest.minimum * count + gaps, natural: longest.natural * count + gaps)
    }

    func frames(of subviews: [LayoutSubview], in size: CGSize) -> [CGRect] {
        let order = arrangement(of: subviews)
        let placed = frames(ofArranged: order.map { subviews[$0] }, in: size)
        // A subview that is not arranged has no place: it gets its own frame, as in any other view.
        var frames = subviews.map { $0.view.fixedFrame ?? CGRect(origin: .zero, size: size) }
        for (index, frame) in zip(order, placed) { frames[index] = frame }
        return frames
    }

    private func frames(ofArranged subviews: [LayoutSubview], in size: CGSize) -> [CGRect] {
        let axis = stack.axis
        let length = axis.length(of: size)
        let across = axis.crossing.length(of: size)
        let natural = stack.length(along: axis, across: across, of: subviews).natural
        let spare = length - natural
        let count = subviews.count
        guard count > 0 else { return [] }
        switch distribution {
        case .fillEqually:
            let share = equalShare(of: length, among: count)
            return subviews.enumerated().map { index, subview in
                place(subview, at: CGFloat(index) * (share + stack.spacing), length: share, across: across)
            }
        case .equalSpacing where spare > 0 && count > 1:
            var spaced = stack
            spaced.spacing += spare / CGFloat(count - 1)
            return spaced.frames(of: subviews.map { Rigid(subview: $0, axis: axis) }, in: size)
        case .fill where spare > 0 && !subviews.contains { $0.expands(along: axis) },
            .equalSpacing where spare > 0:
            let fitted =
                axis == .horizontal
                ? CGSize(width: natural, height: size.height) : CGSize(width: size.width, height: natural)
            var frames = stack.frames(of: subviews, in: fitted)
            if axis == .horizontal { frames[count - 1].size.width += spare }
            if axis == .vertical { frames[count - 1].size.height += spare }
            return frames
        case .fill, .equalSpacing:
            return stack.frames(of: subviews, in: size)
        }
    }

    /// Indices of the arranged subviews among those that are laid out, in the stack's order.
    private func arrangement(of subviews: [LayoutSubview]) -> [Int] {
        (stackView?.arrangedSubviews ?? []).compactMap { view in subviews.firstIndex { $0.view === view } }
    }

    private func equalShare(of length: CGFloat, among count: Int) -> CGFloat {
        max(0, (length - stack.spacing * CGFloat(count - 1)) / CGFloat(count))
    }

    private func longest(_ lengths: [LayoutLength]) -> LayoutLength {
        LayoutLength(minimum: lengths.map(\.minimum).max() ?? 0, natural: lengths.map(\.natural).max() ?? 0)
    }

    private func place(_ subview: LayoutSubview, at position: CGFloat, length: CGFloat, across: CGFloat) -> CGRect {
        let axis = stack.axis
        let crossing = stack.alignment.placement(of: subview, along: axis.crossing, across: length, in: across)
        return axis.rect(position: position, length: length, across: crossing)
    }
}

/// A subview that takes none of the spare space along one axis.
private struct Rigid: LayoutSubview {
    let subview: LayoutSubview
    let axis: LayoutAxis

    var view: UIView { subview.view }

    func length(along axis: LayoutAxis, across: CGFloat?) -> LayoutLength {
        subview.length(along: axis, across: across)
    }

    func expands(along axis: LayoutAxis) -> Bool { axis != self.axis && subview.expands(along: axis) }
    func maximum(along axis: LayoutAxis) -> CGFloat { subview.maximum(along: axis) }
}
