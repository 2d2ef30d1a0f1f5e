internal import GLibSupport

/// One controller on top of another, from the call that presents it until it is gone.
@MainActor
final class Presentation {
    /// A transition's phase lasts until its last appearance callback returned.
    enum Phase {
        case beginning
        case shown
        case ending
        case over
    }

    private(set) weak var presenting: UIViewController?
    let presented: UIViewController
    let look: PresentationLook
    let view: PresentationView
    private weak var window: UIWindow?
    private(set) var phase = Phase.beginning
    private(set) var coordinator: TransitionCoordinator?

    /// The rest of the transition that is under way.
    private var finish: () -> Void = {}
    private var endRequest: (() -> Void)?
    private var endCompletions: [() -> Void] = []
    private weak var parkedResponder: UIResponder?

    init(of presented: UIViewController, on presenting: UIViewController, in window: UIWindow) {
        self.presented = presented
        self.presenting = presenting
        self.window = window
        look = presented.presentationLook
        view = PresentationView(look: look)
        view.frame = window.bounds
        guard look.takesClicksOutside else { return }
        view.wasClickedOutside = { [weak presented] in presented?.personWantsToDismiss() }
    }

    /// What the presented controller is surrounded by: a sheet is narrow in any window.
    var traits: UITraitCollection {
        let traits = presenting?.traitCollection ?? UITraitCollection()
        return look.isSheet ? traits.with(horizontal: .compact) : traits
    }

    // MARK: - Beginning

    func begin(animated: Bool, _ completion: (() -> Void)?) {
        let covered = look.covers ? window?.visibleControllers ?? [] : []
        presenting?.presentation = self
        presented.enclosingPresentation = self
        parkFocus()
        presented.traitsDidChange()
        let transition = Transition(leaving: covered, entering: [presented], animated: animated)
        transition.begin()
        view.show(presented.view)
        window?.addSubview(view)
        window?.updateReach()
        transition.enter()
        start(animated: animated, from: presenting, to: presented, by: view, isIn: true)
        finish = { [self] in
            for controller in covered { window?.cover(controller.viewInWindow) }
            transition.end()
            didBegin()
            completion?()
            performEndRequest()
        }
        view.slide(isIn: true, animated: animated) { [weak self] in self?.performFinish() }
    }

    private func didBegin() {
        phase = .shown
        coordinator?.finish()
        coordinator = nil
    }

    private func performEndRequest() {
        let request = endRequest
        endRequest = nil
        request?()
    }

    // MARK: - Ending

    /// Dismisses the controller, and what is on top of it; a call during the transition that shows it waits for its end.
    func end(animated: Bool, _ completion: (() -> Void)? = nil) {
        switch phase {
        case .beginning:
            let earlier = endRequest
            endRequest = { [self] in
                earlier?()
                end(animated: animated, completion)
            }
        case .shown: startEnding(animated: animated, completion)
        case .ending: if let completion { endCompletions.append(completion) }
        case .over: completion?()
        }
    }

    /// Ends it without anything to see, also if a transition is under way.
    func endAtOnce() {
        settle()
        end(animated: false)
    }

    /// Brings a transition that is under way to its end, here and above.
    func settle() {
        presented.presentation?.settle()
        view.settle()
    }

    /// Only the topmost view slides out; those between it and what reappears are gone at once.
    private func startEnding(animated: Bool, _ completion: (() -> Void)?) {
        presented.presentation?.settle()
        guard phase == .shown else { return end(animated: animated, completion) }
        if let completion { endCompletions.append(completion) }
        let group = withAllAbove
        let before = window?.visibleControllers ?? []
        let after = window?.visibleControllers(below: self) ?? []
        for member in group { member.phase = .ending }
        let transition = Transition(
            leaving: before.filter { controller in !after.contains { $0 === controller } },
            entering: after.filter { controller in !before.contains { $0 === controller } },
            animated: animated
        )
        transition.begin()
        for (index, controller) in transition.entering.enumerated() {
            window?.insertSubview(controller.viewInWindow, at: index)
        }
        transition.enter()
        for member in group.dropLast() { member.view.removeFromSuperview() }
        let top = group[group.count - 1]
        start(animated: animated, from: top.presented, to: presenting, by: top.view, isIn: false)
        finish = { [self] in didEnd(group, transition) }
        top.view.slide(isIn: false, animated: animated) { [weak self] in self?.performFinish() }
    }

    private func didEnd(_ group: [Presentation], _ transition: Transition) {
        for member in group {
            member.view.removeFromSuperview()
            member.presented.viewIfLoaded?.removeFromSuperview()
            member.presenting?.presentation = nil
        }
        window?.updateReach()
        restoreFocus()
        transition.end()
        for member in group {
            member.phase = .over
            member.presented.enclosingPresentation = nil
        }
        coordinator?.finish()
        coordinator = nil
        for member in group.reversed() { member.tellOfEnd() }
        PresentationOpportunity.mayHaveCome()
    }

    private func tellOfEnd() {
        let completions = endCompletions
        endCompletions = []
        presented.presentationDidEnd()
        for completion in completions { completion() }
    }

    private var withAllAbove: [Presentation] {
        [self] + (presented.presentation?.withAllAbove ?? [])
    }

    // MARK: - Transition

    private func start(
        animated: Bool,
        from origin: UIViewController?,
        to target: UIViewController?,
        by view: PresentationView,
        isIn: Bool
    ) {
        guard animated, let window else { return }
        let coordinator = TransitionCoordinator(from: origin, to: target, in: window) { [view] in
            isIn ? view.progress : 1 - view.progress
        }
        view.progressDidChange = { [weak coordinator] in coordinator?.progressDidChange() }
        self.coordinator = coordinator
        coordinator.start()
    }

    private func performFinish() {
        let finish = finish
        self.finish = {}
        finish()
    }

    /// A text field below gives up editing, and takes it up again when the presentation is over.
    private func parkFocus() {
        parkedResponder = window?.firstResponder
        parkedResponder?.resignFirstResponder()
        window?.releaseFocus()
    }

    private func restoreFocus() {
        guard let window, window.firstResponder == nil, let view = parkedResponder as? UIView, view.window === window
        else { return }
        view.becomeFirstResponder()
    }
}
