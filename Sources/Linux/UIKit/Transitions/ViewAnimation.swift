/// The changes of an animation closure, on their way from what was shown to what was set.
///
/// A view's `alpha` moves; everything else that is set in such a closure shows at once.
@MainActor
final class ViewAnimation {
    static var isEnabled = true
    /// The one whose closure runs at this moment.
    private(set) static var collecting: ViewAnimation?
    /// Those that go on by themselves.
    private static var playing: [ObjectIdentifier: ViewAnimation] = [:]

    private var changes: [Change] = []
    private var completions: [@MainActor () -> Void] = []
    private var progress: CGFloat = 0
    private var run: ProgressAnimation?

    private struct Change {
        weak var view: UIView?
        let start: CGFloat
    }

    /// Runs a closure and takes over what it changes.
    init(collecting body: () -> Void) {
        let outer = Self.collecting
        Self.collecting = self
        body()
        Self.collecting = outer
    }

    /// Runs a closure whose changes show at once, also within another one's.
    static func withoutAnimation(_ body: () -> Void) {
        let outer = collecting
        collecting = nil
        body()
        collecting = outer
    }

    /// A view's alpha was changed while it was shown with `start`.
    func add(_ view: UIView, from start: CGFloat) {
        if !changes.contains(where: { $0.view === view }) { changes.append(Change(view: view, start: start)) }
    }

    /// How opaque a view is that moves to an alpha, or to its own.
    func alpha(of view: UIView, movingTo end: CGFloat? = nil) -> CGFloat {
        let end = end ?? view.alpha
        guard let start = changes.first(where: { $0.view === view })?.start else { return end }
        return start + (end - start) * progress
    }

    func whenOver(_ completion: @escaping @MainActor () -> Void) {
        completions.append(completion)
    }

    /// Moves all of it in so many seconds, or at once if nobody can see it.
    func play(duration: TimeInterval, completion: @escaping @MainActor () -> Void) {
        completions.append(completion)
        let mapped = changes.lazy.compactMap(\.view).first(where: \.isMapped)
        guard duration > 0, let widget = mapped?.widgetReference else {
            show(1)
            Task { @MainActor in self.end() }
            return
        }
        let run = ProgressAnimation(
            duration: duration,
            step: { [weak self] in self?.show($0) },
            completion: { [weak self] in self?.end() }
        )
        self.run = run
        Self.playing[ObjectIdentifier(self)] = self
        run.run(on: widget)
    }

    private func show(_ progress: CGFloat) {
        self.progress = progress
        for change in changes where change.view?.alphaAnimation === self { change.view?.pushAlpha() }
    }

    private func end() {
        run = nil
        let views = changes.compactMap(\.view).filter { $0.alphaAnimation === self }
        changes = []
        for view in views {
            view.alphaAnimation = nil
            view.pushAlpha()
        }
        let completions = completions
        self.completions = []
        for completion in completions { completion() }
        Self.playing[ObjectIdentifier(self)] = nil
    }
}

/// Animations alongside a transition.
extension ViewAnimation: TransitionFollower {
    func transition(_ coordinator: TransitionCoordinator, didMoveTo progress: CGFloat) {
        show(progress)
    }

    /// Views of a transition that was called off are back where they were, and then show what they were set to: UIKit undoes
    /// nothing, so the transition's completion has to.
    func transitionDidEnd(_ coordinator: TransitionCoordinator) {
        show(coordinator.isCancelled ? 0 : 1)
    }

    func transitionIsOver(_ coordinator: TransitionCoordinator) {
        end()
    }
}
