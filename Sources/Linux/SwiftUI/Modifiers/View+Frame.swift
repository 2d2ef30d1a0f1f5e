internal import GLibSupport

extension View {
    /// Puts the view into a frame of a fixed size; a `nil` length leaves that direction to the view.
    ///
    /// A view that is smaller is aligned in the frame, one that is larger sticks out.
    public nonisolated func frame(
        width: CGFloat? = nil,
        height: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        modifier(
            FrameModifier(
                width: FrameLength(minimum: width, ideal: width, maximum: width),
                height: FrameLength(minimum: height, ideal: height, maximum: height),
                alignment: alignment
            )
        )
    }

    /// Puts the view into a frame that takes the space it can get, within limits.
    ///
    /// Without a maximum the frame takes no more than the view wants; `.infinity` takes all there is.
    public nonisolated func frame(
        minWidth: CGFloat? = nil,
        idealWidth: CGFloat? = nil,
        maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil,
        maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        modifier(
            FrameModifier(
                width: FrameLength(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
                height: FrameLength(minimum: minHeight, ideal: idealHeight, maximum: maxHeight),
                alignment: alignment
            )
        )
    }
}

/// The limits of a frame along one axis, as the app gave them.
struct FrameLength: Equatable {
    let minimum: CGFloat?
    let ideal: CGFloat?
    let maximum: CGFloat?

    /// The limits without those that make no sense, which are reported.
    @MainActor
    var limits: FrameLayout.Limits {
        // A length that is fixed at infinity cannot be meant as "no limit".
        let isFixed = minimum != nil && minimum == maximum
        let limits = FrameLayout.Limits(
            minimum: minimum.flatMap { isValid($0) ? $0 : nil },
            ideal: ideal.flatMap { isValid($0) ? $0 : nil },
            maximum: maximum.flatMap { isValid($0) || ($0 == .infinity && !isFixed) ? $0 : nil }
        )
        if (limits.minimum, limits.ideal, limits.maximum) != (minimum, ideal, maximum) {
            RuntimeWarning.report("Invalid frame dimension (negative or non-finite); it is ignored")
        }
        return limits
    }

    private func isValid(_ length: CGFloat) -> Bool {
        length >= 0 && length.isFinite
    }
}

struct FrameModifier: Equatable {
    let width: FrameLength
    let height: FrameLength
    let alignment: Alignment
}

extension FrameModifier: WrappingModifier {
    typealias Body = Never

    func update(_ wrapper: UIView, in environment: EnvironmentValues) {
        let layout = FrameLayout(width: width.limits, height: height.limits, alignment: alignment.overlayLayout)
        wrapper.layout = layout
        wrapper.expandsHorizontally = layout.width.expands
        wrapper.expandsVertically = layout.height.expands
    }
}
