internal import GLibSupport

/// Moves a tab bar out of sight and back: at once, in time, or along with a transition.
@MainActor
final class TabBarMotion {
    private let view: TabBarControllerView
    private let bar: UITabBar
    private var animation: ProgressAnimation?
    private weak var leader: TransitionCoordinator?
    private var range: (start: CGFloat, end: CGFloat) = (0, 0)

    init(of bar: UITabBar, in view: TabBarControllerView) {
        self.bar = bar
        self.view = view
    }

    /// Puts the bar where it is to stay.
    func settle(isHidden: Bool) {
        begin(isHidden)
        arrive()
    }

    /// Moves the bar in the time of a transition, or at once if nobody can see it.
    func slide(isHidden: Bool) {
        begin(isHidden)
        guard range.start != range.end else {
            arrive()
            return
        }
        let run = ProgressAnimation(
            step: { [weak self] in self?.move(to: $0) },
            completion: { [weak self] in self?.arrive() }
        )
        animation = run
        run.run(on: view.isMapped ? view.widgetReference : nil)
    }

    /// Moves the bar as a transition goes on. If that is called off, the bar goes back with it.
    func follow(_ coordinator: TransitionCoordinator, isHidden: Bool) {
        begin(isHidden)
        leader = coordinator
        coordinator.add(self)
    }

    private func begin(_ isHidden: Bool) {
        animation = nil
        leader = nil
        range = (view.hiddenPart, isHidden ? 1 : 0)
        bar.isInMotion = true
    }

    private func move(to progress: CGFloat) {
        view.hiddenPart = range.start + (range.end - range.start) * progress
    }

    private func arrive() {
        animation = nil
        leader = nil
        move(to: 1)
        bar.isInMotion = false
    }
}

extension TabBarMotion: TransitionFollower {
    func transition(_ coordinator: TransitionCoordinator, didMoveTo progress: CGFloat) {
        if coordinator === leader { move(to: progress) }
    }

    func transitionDidEnd(_ coordinator: TransitionCoordinator) {
        guard coordinator === leader else { return }
        if coordinator.isCancelled { move(to: 0) } else { arrive() }
    }

    /// After a transition that was called off the app may have moved the bar back for good; else it goes where it was
    /// told to, an assumption.
    func transitionIsOver(_ coordinator: TransitionCoordinator) {
        if coordinator === leader { slide(isHidden: range.end == 1) }
    }
}
