/// How far a controller is on its way onto or off the screen.
enum AppearanceState: Equatable {
    case disappeared
    /// Will appear; `isInHierarchy` once `viewIsAppearing(_:)` was called.
    case appearing(animated: Bool, isInHierarchy: Bool)
    case appeared
    case disappearing(animated: Bool)
}

extension UIViewController {
    /// Tells a child that it is about to appear or disappear. Every call must be matched by `endAppearanceTransition()`.
    ///
    /// A call that changes nothing, for example a second "appear", is ignored, so that each callback comes once a visit.
    public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        guard isAppearing != isAppearingOrAppeared else { return }
        loadViewIfNeeded()
        appearanceTransitionWillBegin(isAppearing, animated: animated)
        if isAppearing {
            appearance = .appearing(animated: animated, isInHierarchy: false)
            viewWillAppear(animated)
        } else {
            appearance = .disappearing(animated: animated)
            viewWillDisappear(animated)
        }
        // The callback may have led elsewhere.
        guard isAppearing == isAppearingOrAppeared else { return }
        forward { $0.beginAppearanceTransition(isAppearing, animated: animated) }
    }

    /// Tells a child that the transition is over.
    public func endAppearanceTransition() {
        viewEnteredHierarchy()
        let ended = appearance
        switch ended {
        case .appearing(let animated, _):
            appearance = .appeared
            viewDidAppear(animated)
        case .disappearing(let animated):
            appearance = .disappeared
            viewDidDisappear(animated)
        case .appeared, .disappeared:
            return
        }
        forward { $0.endAppearanceTransition() }
        switch ended {
        case .appearing(let animated, _):
            appearanceTransitionDidEnd(true, animated: animated)
            PresentationOpportunity.mayHaveCome()
        case .disappearing(let animated): appearanceTransitionDidEnd(false, animated: animated)
        case .appeared, .disappeared: break
        }
    }

    /// To be called by a container after it added an appearing child's view: the moment of `viewIsAppearing(_:)`.
    func viewEnteredHierarchy() {
        guard case .appearing(let animated, false) = appearance else { return }
        appearance = .appearing(animated: animated, isInHierarchy: true)
        viewIsAppearing(animated)
        forward { $0.viewEnteredHierarchy() }
    }

    /// Whether the controller is on screen or on its way there.
    package var isAppearingOrAppeared: Bool {
        switch appearance {
        case .appearing, .appeared: true
        case .disappearing, .disappeared: false
        }
    }

    private func forward(_ body: (UIViewController) -> Void) {
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        visibleChildren.forEach(body)
    }

    /// Adds an already embedded child's view to a parent that is on screen, with the callbacks that owes.
    package func appearWithParent(animated: Bool = false) {
        guard let parent, parent.isAppearingOrAppeared else { return }
        beginAppearanceTransition(true, animated: animated)
        viewEnteredHierarchy()
        if parent.appearance == .appeared { endAppearanceTransition() }
    }
}
