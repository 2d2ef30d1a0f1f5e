/// A thin line between the views of a stack: across an `HStack` it stands, everywhere else it lies.
public struct Divider: Sendable {
    public nonisolated init() {}
}

extension Divider: View {
    public typealias Body = Never
}

extension Divider: LeafView {
    private static let thickness: CGFloat = 1

    static func makePlatformView() -> UIView {
        let view = UIView()
        view.backgroundColor = .separator
        view.isUserInteractionEnabled = false
        return view
    }

    func update(_ platformView: UIView, in environment: EnvironmentValues) {
        let isUpright = environment.stackAxis == .horizontal
        let thin = FrameLayout.Limits(fixed: Self.thickness)
        let long = FrameLayout.Limits(minimum: 0, ideal: 0)
        platformView.layout = FrameLayout(width: isUpright ? thin : long, height: isUpright ? long : thin)
        platformView.expandsHorizontally = !isUpright
        platformView.expandsVertically = isUpright
    }
}
