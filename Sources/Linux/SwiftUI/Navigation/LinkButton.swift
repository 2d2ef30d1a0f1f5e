/// The button that a link is.
struct LinkButton<Content: View> {
    let content: Content
    let action: LinkAction
    let isEnabled: Bool
}

extension LinkButton: View {
    typealias Body = Never
}

extension LinkButton: ContainerView {
    static func makePlatformView() -> LinkControl { LinkControl() }

    static func contentView(of platformView: LinkControl) -> UIView { platformView.holder }

    func update(_ platformView: LinkControl, in environment: EnvironmentValues) {
        platformView.action = { [action] in action.run() }
        platformView.isEnabled = isEnabled && environment.isEnabled
        platformView.canFillRow = true
        platformView.configuration = .plain()
    }

    static var changesEnvironment: Bool { true }

    /// Elsewhere than in a list a link looks like a button.
    func transform(_ values: inout EnvironmentValues) {
        values.stackAxis = .horizontal
        if !values.isInList, values.foreground.base == nil { values.foreground.base = .tint }
    }
}

/// A button that says, as a row of a list, that it leads further.
@MainActor
final class LinkControl: ButtonView {
    private let chevron: UIImageView = {
        let view = UIImageView(image: UIImage(systemName: "chevron.forward"))
        view.tintColor = .tertiaryLabel
        return view
    }()

    override var rowAccessory: UIView? { chevron }
}
