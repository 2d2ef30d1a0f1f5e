/// Subviews in a frame of SwiftUI's kind: fixed, or between a minimum and a maximum, with the content aligned inside.
package struct FrameLayout: ViewLayout, Equatable {
    /// Limits along one axis; `nil` leaves the content's own wish.
    package struct Limits: Equatable, Sendable {
        package var minimum: CGFloat?
        package var ideal: CGFloat?
        package var maximum: CGFloat?

        package init(minimum: CGFloat? = nil, ideal: CGFloat? = nil, maximum: CGFloat? = nil) {
            self.minimum = minimum
            self.ideal = ideal
            self.maximum = maximum
        }

        /// Both limits at one length.
        package init(fixed: CGFloat?) {
            self.init(minimum: fixed, ideal: fixed, maximum: fixed)
        }

        /// Whether the frame takes all the space it can get (`true`), refuses it (`false`), or leaves that to its content.
        package var expands: Bool? {
            guard let maximum else { return nil }
            return maximum > (minimum ?? 0)
        }

        func apply(to length: LayoutLength) -> LayoutLength {
            let lower = minimum ?? length.minimum
            let upper = max(lower, maximum ?? .infinity)
            // The ideal length is for surroundings that leave the choice to the frame, which is where it can grow.
            let natural = maximum == nil ? length.natural : ideal ?? length.natural
            // A frame may be smaller than its content, which is then clipped, so the content's minimum does not count.
            return LayoutLength(minimum: min(lower, upper), natural: min(max(natural, lower), upper))
        }
    }

    package var width: Limits
    package var height: Limits
    package var alignment: OverlayLayout

    package init(width: Limits, height: Limits, alignment: OverlayLayout = OverlayLayout()) {
        self.width = width
        self.height = height
        self.alignment = alignment
    }

    package func length(along axis: LayoutAxis, across: CGFloat?, of subviews: [LayoutSubview]) -> LayoutLength {
        let limits = axis == .horizontal ? width : height
        let crossing = (axis == .horizontal ? height : width).maximum.flatMap { $0.isFinite ? $0 : nil }
        let across = across.map { min($0, crossing ?? $0) } ?? crossing
        return limits.apply(to: alignment.length(along: axis, across: across, of: subviews))
    }

    package func maximum(along axis: LayoutAxis, of subviews: [LayoutSubview]) -> CGFloat {
        let limits = axis == .horizontal ? width : height
        return limits.maximum ?? alignment.maximum(along: axis, of: subviews)
    }

    package func frames(of subviews: [LayoutSubview], in size: CGSize) -> [CGRect] {
        let limited = CGSize(
            width: min(size.width, width.maximum ?? .infinity),
            height: min(size.height, height.maximum ?? .infinity)
        )
        let origin = CGPoint(x: (size.width - limited.width) / 2, y: (size.height - limited.height) / 2)
        return alignment.frames(of: subviews, in: limited).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
    }
}
