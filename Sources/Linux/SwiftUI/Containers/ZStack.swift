/// Views on top of one another; later ones cover earlier ones.
public struct ZStack<Content: View> {
    let alignment: Alignment
    let content: Content

    public nonisolated init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }
}

extension ZStack: View {
    public typealias Body = Never
}

extension ZStack: ContainerView {
    static var changesEnvironment: Bool { true }

    func transform(_ values: inout EnvironmentValues) {
        values.stackAxis = nil
    }

    func update(_ platformView: UIView, in environment: EnvironmentValues) {
        platformView.layout = alignment.overlayLayout
    }
}
