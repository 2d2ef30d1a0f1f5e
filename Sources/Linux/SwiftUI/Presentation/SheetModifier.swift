/// Presents content of its own as long as a binding says so.
struct SheetModifier {
    struct Sheet {
        let id: AnyHashable
        let content: () -> AnyView
    }

    let style: UIModalPresentationStyle
    /// What is presented now, if anything.
    let sheet: () -> Sheet?
    let end: () -> Void
    let onDismiss: (() -> Void)?
}

extension SheetModifier: PrimitiveModifier {
    typealias Body = Never

    static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>,
        _ context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, Self>> {
        SheetNode(view, context)
    }
}

private final class SheetNode<Content: View>: PresentingNode<Content, SheetModifier> {
    override func request() -> ModalRequest? {
        let modifier = view.modifier
        guard let sheet = modifier.sheet() else { return nil }
        return ModalRequest(
            id: sheet.id,
            makeController: { [presenter] in
                let controller = SheetController(presenter: presenter, content: sheet.content)
                controller.modalPresentationStyle = modifier.style
                return controller
            },
            update: { ($0 as? SheetController)?.show(sheet.content) },
            end: modifier.end,
            onDismiss: modifier.onDismiss
        )
    }
}

/// The node of a view that presents something besides showing its content. Abstract.
class PresentingNode<Content: View, Modifier: ViewModifier>: ModifierNode<Content, Modifier> {
    private(set) lazy var presenter = ModalPresenter(below: self)

    /// What should be presented now. State that is read here is a reason to ask again.
    func request() -> ModalRequest? { fatalError("abstract") }

    override func refresh() {
        super.refresh()
        presenter.update(to: evaluate { request() })
    }

    override func setEnvironment(_ environment: EnvironmentValues, changed: Set<ObjectIdentifier>) {
        super.setEnvironment(environment, changed: changed)
        presenter.environmentDidChange()
    }

    override func dismantle() {
        super.dismantle()
        presenter.update(to: nil)
    }
}
