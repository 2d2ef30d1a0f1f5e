/// Views one below the other.
///
/// Views that can grow share the height that is left over; a stack is only as wide as its widest view.
public struct VStack<Content: View> {
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let content: Content

    /// A column of views, `spacing` points apart; `nil` means 8.
    public nonisolated init(
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }
}

extension VStack: View {
    public typealias Body = Never
}

extension VStack: ContainerView {
    static var changesEnvironment: Bool { true }

    func transform(_ values: inout EnvironmentValues) {
        values.stackAxis = .vertical
    }

    func update(_ platformView: UIView, in environment: EnvironmentValues) {
        platformView.layout = StackLayout(
            axis: .vertical,
            spacing: spacing ?? StackLayout.defaultSpacing,
            alignment: alignment.layoutAlignment
        )
    }
}
