/// Hears of changes in what an alert shows.
@MainActor
protocol AlertPartOwner: AnyObject, Sendable {
    func alertPartDidChange()
}

struct WeakAlertPartOwner {
    weak var value: (any AlertPartOwner)?
}

private enum AlertPartOwnerKey: EnvironmentKey {
    static var defaultValue: WeakAlertPartOwner { WeakAlertPartOwner() }
}

extension EnvironmentValues {
    var alertPartOwner: WeakAlertPartOwner {
        get { self[AlertPartOwnerKey.self] }
        set { self[AlertPartOwnerKey.self] = newValue }
    }
}

/// The buttons or the message of an alert.
struct AlertPart<Content: View> {
    let content: Content
}

extension AlertPart: View {
    typealias Body = Never
}

extension AlertPart: ContainerView {
    static func makePlatformView() -> AlertPartView { AlertPartView() }

    func update(_ platformView: AlertPartView, in environment: EnvironmentValues) {
        let owner = environment.alertPartOwner
        platformView.didChange = { owner.value?.alertPartDidChange() }
    }
}

/// Holds views that an alert is made out of.
final class AlertPartView: UIView {
    var didChange: () -> Void = {} {
        didSet { didChange() }
    }

    /// What the labels inside say.
    var labelTexts: [String] { Self.labelTexts(in: self) }

    /// The buttons inside, in their order.
    var alertActions: [AlertActionView] { Self.alertActions(in: self) }

    override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        didChange()
    }

    override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        didChange()
    }

    static func labelTexts(in view: UIView) -> [String] {
        ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap(labelTexts)
    }

    private static func alertActions(in view: UIView) -> [AlertActionView] {
        (view as? AlertActionView).map { [$0] } ?? view.subviews.flatMap(alertActions)
    }
}
