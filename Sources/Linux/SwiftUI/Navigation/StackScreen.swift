/// What a screen of a navigation stack shows.
struct StackScreenContent: View {
    let make: () -> AnyView

    var body: some View { make() }
}

/// The controller of one screen of a navigation stack.
@MainActor
final class StackScreen: UIHostingController<StackScreenContent> {
    let destinations = DestinationRegistry()
    weak var stack: ScreenStack?

    /// Whether the screen was pushed, so that it can be dismissed.
    private let isPushed: Bool

    init(isPushed: Bool, content: @escaping () -> AnyView) {
        self.isPushed = isPushed
        super.init(rootView: StackScreenContent(make: content))
        ownEnvironment = { [weak self] values in self?.addToEnvironment(&values) }
        destinations.didChange = { [weak self] type in self?.stack?.destinationsDidChange(for: type) }
    }

    required init?(coder aDecoder: NSCoder) {
        return nil
    }

    func show(_ content: @escaping () -> AnyView) {
        rootView = StackScreenContent(make: content)
    }

    /// Asks for the content anew, where it comes from a declaration that changed.
    func setNeedsContent() {
        show(rootView.make)
    }

    override func loadView() {
        stack?.loadScreens(below: self)
        super.loadView()
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        if parent == nil { stack?.screenDidLeave(self) }
    }

    override func dismissScreen() {
        stack?.pop(self)
    }

    private func addToEnvironment(_ values: inout EnvironmentValues) {
        values.navigationContext = NavigationContext(screen: self)
        values.enclosingSearchField = nil
        guard isPushed else { return }
        values.dismissal = ScreenDismissal(screen: self)
        values.isPresented = true
    }
}
