/// Asks a question as long as a binding says so.
struct AlertModifier<Actions: View, Message: View> {
    let style: UIAlertController.Style
    let title: Text?
    let isPresented: Binding<Bool>
    /// `nil` while there is no data to ask about.
    let content: AlertContent<Actions, Message>?
    /// Whether the question stays what it was when it was asked.
    var isContentFixed = false
}

extension AlertModifier: PrimitiveModifier {
    typealias Body = Never

    static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>,
        _ context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, Self>> {
        AlertNode(view, context)
    }
}

private final class AlertNode<Content: View, Actions: View, Message: View>:
    PresentingNode<Content, AlertModifier<Actions, Message>>
{
    /// What is asked as long as the binding is `true`, if that is not to change.
    private var fixedContent: AlertContent<Actions, Message>?

    override func request() -> ModalRequest? {
        let modifier = view.modifier
        guard modifier.isPresented.wrappedValue else {
            fixedContent = nil
            return nil
        }
        guard let content = fixedContent ?? modifier.content else { return nil }
        if modifier.isContentFixed { fixedContent = content }
        let title = modifier.title?.string(in: trackedEnvironment)
        return ModalRequest(
            id: true,
            makeController: { [environment] in
                let alert = UIAlertController(title: title, message: nil, preferredStyle: modifier.style)
                alert.contentOwner = AlertReader(content, for: alert, in: environment)
                return alert
            },
            update: { controller in
                guard let alert = controller as? UIAlertController else { return }
                alert.title = title
                (alert.contentOwner as? AlertReader<Actions, Message>)?.show(content)
            },
            perform: { controller in
                guard let alert = controller as? UIAlertController else { return }
                (alert.contentOwner as? AlertReader<Actions, Message>)?.performPicked()
            },
            end: { modifier.isPresented.wrappedValue = false },
            onDismiss: nil
        )
    }
}
