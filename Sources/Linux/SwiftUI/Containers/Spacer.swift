/// Empty space that takes all that is left over in the stack around it; outside a stack, in both directions.
public struct Spacer: Sendable {
    /// The least length, in points; `nil` means 8.
    public var minLength: CGFloat?

    public nonisolated init(minLength: CGFloat? = nil) {
        self.minLength = minLength
    }
}

extension Spacer: View {
    public typealias Body = Never
}

extension Spacer: LeafView {
    static func makePlatformView() -> UIView {
        let view = UIView()
        view.isUserInteractionEnabled = false
        return view
    }

    func update(_ platformView: UIView, in environment: EnvironmentValues) {
        let least = FrameLayout.Limits(minimum: max(0, minLength ?? StackLayout.defaultSpacing), ideal: 0)
        let nothing = FrameLayout.Limits(minimum: 0, ideal: 0)
        let axis = environment.stackAxis
        platformView.layout = FrameLayout(
            width: axis == .vertical ? nothing : least,
            height: axis == .horizontal ? nothing : least
        )
        platformView.expandsHorizontally = axis != .vertical
        platformView.expandsVertically = axis != .horizontal
    }
}
