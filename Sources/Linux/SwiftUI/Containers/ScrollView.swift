/// A view that shows a part of content larger than itself.
///
/// The content's views stand one below the other; if only horizontal scrolling is allowed, side by side.
public struct ScrollView<Content: View> {
    /// The content.
    public var content: Content
    /// The directions in which the view scrolls.
    public var axes: Axis.Set
    /// Whether scroll bars are shown.
    public var showsIndicators: Bool

    public nonisolated init(
        _ axes: Axis.Set = .vertical,
        showsIndicators: Bool = true,
        @ViewBuilder content: () -> Content
    ) {
        self.content = content()
        self.axes = axes
        self.showsIndicators = showsIndicators
    }
}

extension ScrollView: View {
    public typealias Body = Never
}

extension ScrollView: ContainerView {
    static func makePlatformView() -> UIScrollView { UIScrollView(frame: .zero) }

    func update(_ platformView: UIScrollView, in environment: EnvironmentValues) {
        var directions: UIScrollView.Axes = []
        if axes.contains(.horizontal) { directions.insert(.horizontal) }
        if axes.contains(.vertical) { directions.insert(.vertical) }
        platformView.scrollAxes = directions
        platformView.showsHorizontalScrollIndicator = showsIndicators
        platformView.showsVerticalScrollIndicator = showsIndicators
        platformView.isScrollEnabled = environment.isScrollEnabled
        platformView.layout = StackLayout(axis: contentAxis, spacing: StackLayout.defaultSpacing)
    }

    static var changesEnvironment: Bool { true }

    func transform(_ values: inout EnvironmentValues) {
        values.stackAxis = contentAxis
    }

    private var contentAxis: LayoutAxis {
        axes == .horizontal ? .horizontal : .vertical
    }
}

private struct ScrollEnabledKey: EnvironmentKey {
    static let defaultValue = true
}

extension EnvironmentValues {
    /// Whether scroll views scroll.
    @available(iOS 16.0, tvOS 16.0, *)
    public var isScrollEnabled: Bool {
        get { self[ScrollEnabledKey.self] }
        set { self[ScrollEnabledKey.self] = newValue }
    }
}

extension View {
    /// Keeps the scroll views in this view from scrolling.
    @available(iOS 16.0, tvOS 16.0, *)
    public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
        environment(\.isScrollEnabled, !disabled)
    }
}
