/// What an app says about an alert, as views.
struct AlertContent<Actions: View, Message: View> {
    let actions: Actions
    let message: Message
}

extension AlertContent: View {
    var body: some View {
        AlertPart(content: actions)
            .environment(\.buttonStyling, .custom(AlertButtonStyling()))
        AlertPart(content: message)
    }
}

/// Makes the buttons and the text of an alert out of views, which are never on screen themselves.
@MainActor
final class AlertReader<Actions: View, Message: View>: AlertPartOwner {
    private let host: UIHostingController<AlertContent<Actions, Message>>
    private weak var alert: UIAlertController?
    private var buttons: [(view: AlertActionView, action: UIAlertAction)] = []
    private var isReadPending = false

    init(_ content: AlertContent<Actions, Message>, for alert: UIAlertController, in environment: EnvironmentValues) {
        host = UIHostingController(rootView: content)
        self.alert = alert
        host.ownEnvironment = { [weak self] in $0.alertPartOwner = WeakAlertPartOwner(value: self) }
        host.traitCarrier = EnvironmentCarrier(environment)
        host.loadViewIfNeeded()
        read()
    }

    func show(_ content: AlertContent<Actions, Message>) {
        host.rootView = content
    }

    func alertPartDidChange() {
        guard !isReadPending else { return }
        isReadPending = true
        UpdateCycle.shared.afterCommit { [weak self] in
            self?.isReadPending = false
            self?.read()
        }
    }

    /// Runs the action of the button that a person picked.
    func performPicked() {
        buttons.first { $0.action === alert?.pickedAction }?.view.action()
    }

    private func read() {
        guard let alert else { return }
        let parts = host.view.subviews.compactMap { $0 as? AlertPartView }
        let message = parts.last?.labelTexts.joined(separator: "\n") ?? ""
        alert.message = message.isEmpty ? nil : message
        let views = parts.first?.alertActions ?? []
        let isSame = views.elementsEqual(buttons.map(\.view), by: ===) && !views.contains(where: \.isOutdated)
        guard alert.actions.isEmpty || !isSame else { return }
        buttons = views.map { ($0, action(for: $0)) }
        alert.replaceActions(with: actions(in: alert.preferredStyle))
    }

    /// Without buttons there is one to leave by, and an action sheet has that in any case.
    private func actions(in style: UIAlertController.Style) -> [UIAlertAction] {
        var actions = buttons.map(\.action)
        if actions.isEmpty, style == .alert {
            actions.append(UIAlertAction(title: "OK", style: .cancel))
        } else if style == .actionSheet, !actions.contains(where: { $0.style == .cancel }) {
            actions.append(UIAlertAction(title: "Cancel", style: .cancel))
        }
        return actions
    }

    private func action(for button: AlertActionView) -> UIAlertAction {
        let shown = button.takeLooks()
        let action = UIAlertAction(title: shown.title, style: shown.style)
        action.isEnabled = shown.isEnabled
        return action
    }
}
