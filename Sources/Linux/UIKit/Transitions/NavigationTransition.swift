/// One change of what a navigation controller shows, from its first callback to its last.
@MainActor
final class NavigationTransition {
    let origin: UIViewController?
    let target: UIViewController?
    let pushed: [UIViewController]
    let popped: [UIViewController]
    /// `nil` for a change that takes no time.
    let coordinator: TransitionCoordinator?

    init(
        origin: UIViewController?,
        target: UIViewController?,
        pushed: [UIViewController],
        popped: [UIViewController],
        coordinator: TransitionCoordinator?
    ) {
        self.origin = origin
        self.target = target
        self.pushed = pushed
        self.popped = popped
        self.coordinator = coordinator
    }

    var isAnimated: Bool { coordinator != nil }

    /// Whether a finger leads the transition, or did until it was called off.
    var isInteractive: Bool { coordinator?.initiallyInteractive ?? false }
}
