/// Makes a button one of an alert.
struct AlertButtonStyling: CustomButtonStyling {
    func makeButton(role: ButtonRole?, action: @escaping @MainActor () -> Void, label: AnyView) -> AnyView {
        AnyView(AlertAction(role: role, action: action, content: label))
    }
}

/// A button in an alert's content.
private struct AlertAction {
    let role: ButtonRole?
    let action: @MainActor () -> Void
    let content: AnyView
}

extension AlertAction: View {
    typealias Body = Never
}

extension AlertAction: ContainerView {
    static func makePlatformView() -> AlertActionView { AlertActionView() }

    func update(_ platformView: AlertActionView, in environment: EnvironmentValues) {
        platformView.action = action
        platformView.style = role == .cancel ? .cancel : role == .destructive ? .destructive : .default
        platformView.isEnabled = environment.isEnabled
        environment.alertPartOwner.value?.alertPartDidChange()
    }
}

/// Stands for a button of an alert; never on screen itself.
final class AlertActionView: UIView {
    struct Looks: Equatable {
        var title: String
        var style: UIAlertAction.Style
        var isEnabled: Bool
    }

    var action: @MainActor () -> Void = {}
    var style = UIAlertAction.Style.default
    var isEnabled = true
    private var taken: Looks?

    private var looks: Looks {
        Looks(
            title: AlertPartView.labelTexts(in: self).joined(separator: " "),
            style: style,
            isEnabled: isEnabled
        )
    }

    /// Whether it became another since its looks were last taken.
    var isOutdated: Bool { taken != looks }

    func takeLooks() -> Looks {
        let looks = looks
        taken = looks
        return looks
    }
}
