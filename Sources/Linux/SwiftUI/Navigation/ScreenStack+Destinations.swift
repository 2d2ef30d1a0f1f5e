extension ScreenStack {
    /// What a path's value leads to: the declaration nearest to the root counts.
    func destination(for type: ObjectIdentifier, below screen: StackScreen?) -> ValueDestination? {
        for case let candidate as StackScreen in controller.children {
            if candidate === screen { return nil }
            if let destination = candidate.destinations.destination(for: type) { return destination }
        }
        return nil
    }

    func destinationsDidChange(for type: ObjectIdentifier) {
        for entry in entries where entry.element?.type == type {
            (entry.controller as? StackScreen)?.setNeedsContent()
        }
    }

    /// Makes destinations and titles of the screens below one known.
    func loadScreens(below screen: StackScreen) {
        for controller in controller.children {
            if controller === screen { return }
            controller.loadViewIfNeeded()
        }
    }

    func makeScreen(for element: PathElement) -> StackScreen {
        let content = ValueContent(of: element, on: self)
        let screen = makeScreen { content.view() }
        content.screen = screen
        return screen
    }
}

/// What the screen for a path's value shows.
@MainActor
private final class ValueContent {
    weak var screen: StackScreen?
    private weak var stack: ScreenStack?
    private let element: PathElement
    private var destination: ValueDestination?

    init(of element: PathElement, on stack: ScreenStack) {
        self.element = element
        self.stack = stack
    }

    func view() -> AnyView {
        // A declaration that is gone stays in force for the screens that it made.
        destination = stack?.destination(for: element.type, below: screen) ?? destination
        return destination?.view(element.value) ?? AnyView(MissingDestination(value: element.value))
    }
}
