/// Shows a link's label in a button, and keeps the screen that a view link pushed up to date.
final class NavigationLinkNode<Label: View, Destination: View>: ViewNode<NavigationLink<Label, Destination>> {
    private let action = LinkAction()
    private var button: ViewNode<LinkButton<Label>>?
    private weak var pushedScreen: StackScreen?
    private lazy var presentedScreen = PresentedScreen(below: self) { [weak self] in self?.setActive(false) }

    override var isOneRow: Bool { true }

    override func forEachChild(_ body: (Node) -> Void) {
        if let button { body(button) }
    }

    override func build() {
        action.run = { [weak self] in self?.activate() }
        super.build()
    }

    override func refresh() {
        let isEnabled = evaluate { trackedEnvironment.navigationContext != nil && hasTarget }
        let new = LinkButton(content: view.label, action: action, isEnabled: isEnabled)
        if let button {
            button.update(new)
        } else {
            button = makeChild(new)
        }
        switch view.target {
        case .value: break
        case .view(let destination):
            pushedScreen?.show { AnyView(destination) }
        case .presented(let destination, let link):
            let isActive = evaluateMore { link.isActive() }
            presentedScreen.update(to: isActive ? AnyView(destination) : nil)
        }
    }

    override func dismantle() {
        super.dismantle()
        if case .presented = view.target { presentedScreen.update(to: nil) }
    }

    private var hasTarget: Bool {
        if case .value(nil) = view.target { false } else { true }
    }

    private func activate() {
        guard let screen = environment.navigationContext?.screen, let stack = screen.stack else { return }
        switch view.target {
        case .value(let element):
            if let element { stack.push(element, from: screen) }
        case .view(let destination):
            pushedScreen = stack.push({ AnyView(destination) }, from: screen)
        case .presented:
            if stack.controller.topViewController === screen { setActive(true) }
        }
    }

    private func setActive(_ isActive: Bool) {
        if case .presented(_, let link) = view.target { link.setActive(isActive) }
    }
}

/// What a link's button does. The same object for the life of the link, so that an unchanged label is left alone.
@MainActor
final class LinkAction {
    var run: () -> Void = {}
}
