/// One change of what a navigation controller shows, from its first callback to its last.
@MainActor
final class NavigationTransition {
    let origin: UIViewController?
    let target: UIViewController?
    let pushed: [UIViewController]
    let popped: [UIViewController]
    let isAnimated: Bool

    init(
        origin: UIViewController?,
        target: UIViewController?,
        pushed: [UIViewController],
        popped: [UIViewController],
        isAnimated: Bool
    ) {
        self.origin = origin
        self.target = target
        self.pushed = pushed
        self.popped = popped
        self.isAnimated = isAnimated
    }
}
