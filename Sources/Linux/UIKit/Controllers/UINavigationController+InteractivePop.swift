internal import GLibSupport

extension UINavigationController {
    /// Starts to pop the top controller under a finger. Returns whether there was one to pop.
    ///
    /// The stack changes at once, as it does at every pop; a cancelled one brings it back.
    @discardableResult
    package func beginInteractivePop() -> Bool {
        guard transition == nil, appearance == .appeared, children.count > 1, let top = children.last else {
            return false
        }
        let target = children[children.count - 2]
        let transition = NavigationTransition(
            origin: top,
            target: target,
            pushed: [],
            popped: [top],
            coordinator: makeCoordinator(from: top, to: target, isInteractive: true)
        )
        top.isMovingFromParent = true
        top.willMove(toParent: nil)
        children.removeLast()
        self.transition = transition
        navigationBar.update()
        start(transition, as: .pop)
        return self.transition === transition
    }

    /// Moves the screens; 0 is where they were, 1 where the pop is complete.
    package func updateInteractivePop(_ progress: CGFloat) {
        guard let transition, transition.isInteractive else { return }
        pages.updateInteractivePop(progress)
    }

    /// The finger was lifted, and the pop goes on by itself.
    package func finishInteractivePop() {
        guard let transition, transition.coordinator?.isInteractive == true else { return }
        transition.coordinator?.endInteraction(isCancelled: false)
        pages.finishInteractivePop { [weak self] in self?.finishTransition() }
    }

    /// The finger was lifted, and the screens go back to where they were.
    package func cancelInteractivePop() {
        guard let transition, transition.coordinator?.isInteractive == true else { return }
        transition.coordinator?.endInteraction(isCancelled: true)
        pages.cancelInteractivePop(animated: true) { [weak self] in
            guard self?.transition === transition else { return }
            self?.transition = nil
            self?.restore(after: transition)
        }
    }

    /// Ends a pop that is not decided, or was called off, as if it had not been.
    func revert(_ transition: NavigationTransition) {
        transition.coordinator?.endInteraction(isCancelled: true)
        pages.cancelInteractivePop(animated: false)
        restore(after: transition)
    }

    private func restore(after transition: NavigationTransition) {
        guard let origin = transition.origin else { return }
        children.append(origin)
        origin.isMovingFromParent = false
        origin.didMove(toParent: self)
        displayedController = origin
        navigationBar.update()
        updateBottomBar()
        transition.target?.beginAppearanceTransition(false, animated: true)
        transition.target?.endAppearanceTransition()
        origin.beginAppearanceTransition(true, animated: true)
        origin.viewEnteredHierarchy()
        if appearance == .appeared { origin.endAppearanceTransition() }
        transition.coordinator?.finish()
    }
}
