extension View {
    /// Runs an action when the view is tapped or clicked `count` times in a row. Controls in it take their own taps.
    @available(iOS 13.0, tvOS 16.0, *)
    public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        modifier(TapModifier(count: count, action: action))
    }
}

struct TapModifier {
    let count: Int
    let action: () -> Void
}

extension TapModifier: WrappingModifier {
    typealias Body = Never

    static func makeWrapper() -> UIView {
        let view = TapView(frame: .zero)
        view.layout = OverlayLayout(horizontal: .fill, vertical: .fill)
        return view
    }

    func update(_ wrapper: UIView, in environment: EnvironmentValues) {
        guard let wrapper = wrapper as? TapView else { return }
        wrapper.count = count
        let isEnabled = environment.isEnabled
        wrapper.action = { if isEnabled { action() } }
    }
}
