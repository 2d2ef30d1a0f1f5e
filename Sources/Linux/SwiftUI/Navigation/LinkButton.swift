/// The button that a link is.
struct LinkButton<Content: View> {
    let content: Content
    let action: LinkAction
    let isEnabled: Bool
}

extension LinkButton: ContainerView {
    typealias Body = Never

    static func makePlatformView() -> LinkControl { LinkControl() }

    func update(_ platformView: LinkControl, in environment: EnvironmentValues) {
        platformView.action = action
        platformView.isEnabled = isEnabled && environment.isEnabled
    }

    static func contentView(of platformView: LinkControl) -> UIView { platformView.labelView }
}

/// A button around the label of a link.
@MainActor
final class LinkControl: UIButton {
    let labelView = UIView()
    var action: LinkAction?

    init() {
        super.init(frame: .zero)
        labelView.layout = StackLayout(axis: .horizontal, spacing: 8)
        contentView = labelView
        addAction(UIAction { [weak self] _ in self?.action?.run() }, for: .primaryActionTriggered)
    }

    required init?(coder: NSCoder) {
        return nil
    }
}
