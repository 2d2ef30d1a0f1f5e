internal import GLibSupport

extension UINavigationController {
    /// Whether a controller can go on top of `stack`; if not, a warning says why.
    func accepts(_ controller: UIViewController, on stack: [UIViewController]) -> Bool {
        if stack.contains(where: { $0 === controller }) {
            RuntimeWarning.report("a controller can be on a navigation stack only once; the second one was ignored")
            return false
        }
        if let stack = controller as? UINavigationController, !accepts(navigationController: stack) {
            RuntimeWarning.report("a navigation controller cannot be pushed onto another; it was ignored")
            return false
        }
        return true
    }

    /// Changes the stack and starts the transition to its new top. Returns what was taken off, in the stack's order.
    @discardableResult
    func replaceStack(with stack: [UIViewController], animated: Bool) -> [UIViewController] {
        finishTransition()
        let popped = children.filter { child in !stack.contains { $0 === child } }
        let pushed = stack.filter { controller in controller.parent !== self }
        let isPop = pushed.isEmpty || !pushed.contains { $0 === stack.last }
        for controller in popped {
            controller.isMovingFromParent = true
            controller.willMove(toParent: nil)
        }
        for controller in pushed {
            controller.isMovingToParent = true
            addChild(controller)
        }
        let hasNewRoot = children.first !== stack.first || pushed.first === stack.first
        children = stack
        if hasNewRoot { tabOwner?.updateTabBarItems() }
        showTop(pushed: pushed, popped: popped, animated: animated, isPop: isPop)
        return popped
    }

    /// Brings the top controller's view in place of the one that is there.
    func showTop(pushed: [UIViewController], popped: [UIViewController], animated: Bool, isPop: Bool = true) {
        navigationBar.update()
        updateBarVisibility()
        let top = children.last
        guard isAppearingOrAppeared, top !== displayedController else {
            if !isAppearingOrAppeared { parkTop() }
            finishMoves(pushed: pushed, popped: popped)
            updateBottomBar()
            return
        }
        let transition = NavigationTransition(
            origin: displayedController,
            target: top,
            pushed: pushed,
            popped: popped,
            coordinator: animated ? makeCoordinator(from: displayedController, to: top) : nil
        )
        self.transition = transition
        start(transition, as: isPop ? .pop : .push)
    }

    /// Ends a running transition at once, with the callbacks it still owes. One that a finger still leads is called off.
    func finishTransition() {
        guard let transition else { return }
        self.transition = nil
        if let coordinator = transition.coordinator, coordinator.isInteractive || coordinator.isCancelled {
            revert(transition)
            return
        }
        if transition.isInteractive { interactivePopWillFinish() }
        displayedController = transition.target
        pages.settle()
        targetEnteredHierarchy(transition)
        transition.origin?.endAppearanceTransition()
        if appearance == .appeared { transition.target?.endAppearanceTransition() }
        finishMoves(pushed: transition.pushed, popped: transition.popped)
        if appearance == .appeared, let target = transition.target {
            delegate?.navigationController(self, didShow: target, animated: transition.isAnimated)
        }
        transition.coordinator?.finish()
    }

    func makeCoordinator(
        from origin: UIViewController?,
        to target: UIViewController?,
        isInteractive: Bool = false
    ) -> TransitionCoordinator {
        TransitionCoordinator(from: origin, to: target, in: pages, isInteractive: isInteractive) { [pages] in
            pages.progress
        }
    }

    /// Puts the top controller's view in place before the whole navigation controller appears.
    func prepareToAppear(animated: Bool) {
        guard let announced = children.last else { return }
        delegate?.navigationController(self, willShow: announced, animated: animated)
        // Both the delegate and `viewDidLoad()` may push.
        while let top = children.last, displayedController !== top || pages.page !== top.viewIfLoaded {
            displayedController = top
            let view = top.view
            if top === children.last { pages.show(view) }
        }
        navigationBar.update()
    }

    /// Runs a transition's callbacks in order. Any of them may change the stack again, which ends this transition.
    func start(_ transition: NavigationTransition, as kind: PageTransition) {
        transition.target?.loadViewIfNeeded()
        if let target = transition.target {
            delegate?.navigationController(self, willShow: target, animated: transition.isAnimated)
        }
        guard self.transition === transition else { return }
        transition.origin?.beginAppearanceTransition(false, animated: transition.isAnimated)
        guard self.transition === transition else { return }
        transition.target?.beginAppearanceTransition(true, animated: transition.isAnimated)
        guard self.transition === transition else { return }
        displayedController = transition.target
        updateBottomBar(alongside: transition.coordinator)
        transition.coordinator?.start()
        guard self.transition === transition else { return }
        if transition.isInteractive {
            pages.beginInteractivePop(to: transition.target?.view)
        } else {
            pages.show(transition.target?.view, transition: transition.isAnimated ? kind : .none) { [weak self] in
                guard let self, self.transition === transition else { return }
                finishTransition()
            }
        }
        if self.transition === transition { targetEnteredHierarchy(transition) }
        updateLargeTitle()
    }

    private func targetEnteredHierarchy(_ transition: NavigationTransition) {
        switch appearance {
        case .appeared, .appearing(_, isInHierarchy: true): transition.target?.viewEnteredHierarchy()
        case .appearing, .disappearing, .disappeared: break
        }
    }

    /// Nothing appears while the navigation controller is off screen; a view that was shown must not be kept alive.
    private func parkTop() {
        displayedController = nil
        if pages.page !== children.last?.viewIfLoaded { pages.show(nil) }
    }

    private func finishMoves(pushed: [UIViewController], popped: [UIViewController]) {
        for controller in popped {
            controller.isMovingFromParent = false
            guard controller.parent === self, !children.contains(where: { $0 === controller }) else { continue }
            controller.removeFromParent()
            controller.setTitledScrollView(nil)
        }
        for controller in pushed {
            controller.isMovingToParent = false
            if controller.parent === self { controller.didMove(toParent: self) }
        }
    }

    func updateBottomBar(alongside coordinator: TransitionCoordinator? = nil) {
        (parent as? UITabBarController)?.updateTabBarVisibility(alongside: coordinator)
    }
}
