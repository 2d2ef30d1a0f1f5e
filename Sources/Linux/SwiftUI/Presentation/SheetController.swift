/// What a sheet shows.
struct SheetContent: View {
    let make: () -> AnyView

    var body: some View { make() }
}

/// The controller of a sheet, or of a cover, that a binding presents.
@MainActor
final class SheetController: UIHostingController<SheetContent> {
    private weak var presenter: ModalPresenter?

    init(presenter: ModalPresenter, content: @escaping () -> AnyView) {
        self.presenter = presenter
        super.init(rootView: SheetContent(make: content))
        ownEnvironment = { values in values.leaveContainers() }
    }

    required init?(coder aDecoder: NSCoder) {
        return nil
    }

    func show(_ content: @escaping () -> AnyView) {
        rootView = SheetContent(make: content)
    }

    override func dismissScreen() {
        presenter?.endByAction()
    }
}

extension EnvironmentValues {
    /// Forgets what the containers around a view told it: what is presented from it is in none of them.
    fileprivate mutating func leaveContainers() {
        navigationContext = nil
        stackAxis = nil
        isInList = false
        enclosingSearchField = nil
    }
}
