/// What moves along with a transition.
@MainActor
protocol TransitionFollower: AnyObject {
    func transition(_ coordinator: TransitionCoordinator, didMoveTo progress: CGFloat)

    /// Called before the completions that apps gave; `isCancelled` tells where the transition ended.
    func transitionDidEnd(_ coordinator: TransitionCoordinator)

    /// Called after them.
    func transitionIsOver(_ coordinator: TransitionCoordinator)
}

/// What a transition between two controllers is known by to those that take part in it.
@MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

    private let origin: UIViewController?
    private let target: UIViewController?
    let containerView: UIView
    let initiallyInteractive: Bool
    private(set) var isInteractive: Bool
    private(set) var isCancelled = false
    private let progress: @MainActor () -> CGFloat

    private var state = State.waiting
    private var animations: [Handler] = []
    private var completions: [Handler] = []
    private var interactionHandlers: [Handler] = []
    private var followers: [any TransitionFollower] = []

    /// The one whose animation closures run at this moment: what they start in UIKit may follow it.
    private(set) static weak var running: TransitionCoordinator?

    private enum State {
        case waiting
        case started
        case over
    }

    init(
        from origin: UIViewController?,
        to target: UIViewController?,
        in containerView: UIView,
        isInteractive: Bool = false,
        progress: @escaping @MainActor () -> CGFloat
    ) {
        self.origin = origin
        self.target = target
        self.containerView = containerView
        self.isInteractive = isInteractive
        self.progress = progress
        initiallyInteractive = isInteractive
        super.init()
    }

    var isAnimated: Bool { true }
    var transitionDuration: TimeInterval { ProgressAnimation.duration }
    var percentComplete: CGFloat { state == .over && !isCancelled ? 1 : progress() }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: origin
        case .to: target
        default: nil
        }
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        switch key {
        case .from: origin?.viewIfLoaded
        case .to: target?.viewIfLoaded
        default: nil
        }
    }

    func animate(alongsideTransition animation: Handler?, completion: Handler?) -> Bool {
        guard state != .over else { return false }
        if let completion { completions.append(completion) }
        if let animation {
            state == .started ? perform(animation) : animations.append(animation)
        }
        return true
    }

    func notifyWhenInteractionChanges(_ handler: @escaping Handler) {
        interactionHandlers.append(handler)
    }

    // MARK: - Course

    /// The views start to move.
    func start() {
        guard state == .waiting else { return }
        state = .started
        let animations = animations
        self.animations = []
        for animation in animations { perform(animation) }
    }

    private func perform(_ animation: Handler) {
        let outer = Self.running
        Self.running = self
        add(ViewAnimation { animation(self) })
        Self.running = outer
    }

    /// Lets something move along until the end.
    func add(_ follower: any TransitionFollower) {
        followers.append(follower)
    }

    /// The views have moved.
    func progressDidChange() {
        for follower in followers { follower.transition(self, didMoveTo: percentComplete) }
    }

    /// The finger was lifted; the transition goes on by itself.
    func endInteraction(isCancelled: Bool) {
        guard isInteractive else { return }
        isInteractive = false
        self.isCancelled = isCancelled
        for handler in interactionHandlers { handler(self) }
    }

    /// The views are where they stay.
    func finish() {
        start()
        state = .over
        let completions = completions
        self.completions = []
        interactionHandlers = []
        let followers = followers
        self.followers = []
        for follower in followers { follower.transitionDidEnd(self) }
        for completion in completions { completion(self) }
        for follower in followers { follower.transitionIsOver(self) }
    }
}

extension UIViewController {
    /// The animated transition that the controller, or one above it, takes part in at this moment, else `nil`.
    ///
    /// Without a display, or with the desktop's animations turned off, a transition is over when the call that started it
    /// returns.
    public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        var candidate: UIViewController? = self
        while let current = candidate {
            if let coordinator = current.currentCoordinator { return coordinator }
            candidate = current.parent
        }
        return nil
    }
}
