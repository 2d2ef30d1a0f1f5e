/// Views side by side.
///
/// Views that can grow share the width that is left over; a stack is only as high as its highest view.
public struct HStack<Content: View> {
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let content: Content

    /// A row of views, `spacing` points apart; `nil` means 8.
    public nonisolated init(
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }
}

extension HStack: View {
    public typealias Body = Never
}

extension HStack: ContainerView {
    static var changesEnvironment: Bool { true }

    func transform(_ values: inout EnvironmentValues) {
        values.stackAxis = .horizontal
    }

    func update(_ platformView: UIView, in environment: EnvironmentValues) {
        platformView.layout = StackLayout(
            axis: .horizontal,
            spacing: spacing ?? StackLayout.defaultSpacing,
            alignment: alignment.layoutAlignment
        )
    }
}
