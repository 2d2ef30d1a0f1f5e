/// Subviews one after the other, by the rules of SwiftUI's stacks: views that expand share what is left over, views that
/// do not keep their natural length, and when space is short everything gives way towards its minimum.
package struct StackLayout: ViewLayout, Equatable {
    /// The spacing of SwiftUI's stacks where the app gives none.
    package static let defaultSpacing: CGFloat = 8

    package var axis: LayoutAxis
    package var spacing: CGFloat
    package var alignment: LayoutAlignment

    package init(axis: LayoutAxis, spacing: CGFloat = 0, alignment: LayoutAlignment = .center) {
        self.axis = axis
        self.spacing = spacing
        self.alignment = alignment
    }

    package func length(along measured: LayoutAxis, across: CGFloat?, of subviews: [LayoutSubview]) -> LayoutLength {
        measured == axis ? lengthAlong(across: across, subviews) : lengthAcross(along: across, subviews)
    }

    package func frames(of subviews: [LayoutSubview], in size: CGSize) -> [CGRect] {
        let across = axis.crossing.length(of: size)
        let lengths = distribute(axis.length(of: size), across: across, among: subviews)
        let used = lengths.reduce(0, +) + totalSpacing(subviews.count)
        var position = max(0, ((axis.length(of: size) - used) / 2).rounded(.down))
        return zip(subviews, lengths).map { subview, length in
            let crossing = alignment.placement(of: subview, along: axis.crossing, across: length, in: across)
            defer { position += length + spacing }
            return axis.rect(position: position, length: length, across: crossing)
        }
    }

    package func maximum(along measured: LayoutAxis, of subviews: [LayoutSubview]) -> CGFloat {
        guard !subviews.isEmpty else { return .infinity }
        let lengths = subviews.map { subview in
            subview.expands(along: measured)
                ? subview.maximum(along: measured) : subview.length(along: measured, across: nil).natural
        }
        return measured == axis
            ? lengths.reduce(totalSpacing(subviews.count), +) : lengths.max() ?? 0
    }

    private func totalSpacing(_ count: Int) -> CGFloat {
        spacing * CGFloat(max(0, count - 1))
    }

    private func lengthAlong(across: CGFloat?, _ subviews: [LayoutSubview]) -> LayoutLength {
        let lengths = measure(subviews, across: across)
        let gaps = totalSpacing(subviews.count)
        return LayoutLength(
            minimum: lengths.reduce(gaps) { $0 + $1.minimum },
            natural: lengths.reduce(gaps) { $0 + $1.natural }
        )
    }

    private func lengthAcross(along: CGFloat?, _ subviews: [LayoutSubview]) -> LayoutLength {
        let shares = along.map { distribute($0, across: nil, among: subviews) }
        let lengths = subviews.enumerated().map { index, subview in
            subview.length(along: axis.crossing, across: shares?[index])
        }
        return LayoutLength(
            minimum: lengths.map(\.minimum).max() ?? 0,
            natural: lengths.map(\.natural).max() ?? 0
        )
    }

    private func measure(_ subviews: [LayoutSubview], across: CGFloat?) -> [LayoutLength] {
        subviews.map { subview in
            let crossing = across.map {
                subview.fittedLength(along: axis.crossing, in: $0, alignment: alignment)
            }
            return subview.length(along: axis, across: crossing)
        }
    }

    private func distribute(_ length: CGFloat, across: CGFloat?, among subviews: [LayoutSubview]) -> [CGFloat] {
        let requests = measure(subviews, across: across)
        let available = max(0, length - totalSpacing(subviews.count))
        let natural = requests.reduce(0) { $0 + $1.natural }
        return natural > available
            ? shrink(requests, to: available)
            : grow(
                requests,
                upTo: subviews.map { $0.expands(along: axis) ? $0.maximum(along: axis) : nil },
                to: available
            )
    }

    /// Takes what is missing from those that can give most, as GTK's own boxes do, never below a minimum.
    private func shrink(_ requests: [LayoutLength], to available: CGFloat) -> [CGFloat] {
        var lengths = requests.map(\.minimum)
        var left = max(0, available - lengths.reduce(0, +))
        let byWish = requests.indices.sorted {
            requests[$0].natural - requests[$0].minimum < requests[$1].natural - requests[$1].minimum
        }
        for (served, index) in byWish.enumerated() {
            let share = (left / CGFloat(byWish.count - served)).rounded(.down)
            let extra = min(share, requests[index].natural - requests[index].minimum)
            lengths[index] += extra
            left -= extra
        }
        return lengths
    }

    /// Gives what is left over to the subviews that expand, so that they end up as equal as their limits allow.
    ///
    /// As in SwiftUI, those that can vary least are served first.
    private func grow(_ requests: [LayoutLength], upTo maximums: [CGFloat?], to available: CGFloat) -> [CGFloat] {
        var lengths = requests.map(\.natural)
        let growing = requests.indices.compactMap { index in
            maximums[index].map { (index: index, natural: lengths[index], maximum: max($0, lengths[index])) }
        }
        let byFlexibility = growing.sorted {
            let (left, right) = ($0.maximum - $0.natural, $1.maximum - $1.natural)
            return left == right ? $0.natural > $1.natural : left < right
        }
        let fixed = requests.indices.filter { maximums[$0] == nil }.reduce(0) { $0 + lengths[$1] }
        var left = available - fixed
        for (served, subview) in byFlexibility.enumerated() {
            let share = (left / CGFloat(byFlexibility.count - served)).rounded(.down)
            lengths[subview.index] = min(max(share, subview.natural), subview.maximum)
            left -= lengths[subview.index]
        }
        return lengths
    }
}
