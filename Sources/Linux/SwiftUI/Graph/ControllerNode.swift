/// The node of a view that is shown by a view controller, such as a navigation stack. Abstract.
///
/// The controller becomes a child of the hosting controller, so that its appearance, its traits and the environment
/// that it hands to hosting controllers below follow.
class ControllerNode<V: View, Controller: UIViewController>: ViewNode<V> {
    /// Exists from `build()` on.
    private(set) var controller: Controller?
    private var tint: UIColor?

    /// Makes the controller; called once, when the environment and the dynamic properties are ready.
    func makeController() -> Controller { fatalError("abstract") }

    /// Applies the view to the controller: after it was made, for each new value, and after changes of what was read.
    func updateController(_ controller: Controller) {}

    /// Called when the view goes away.
    func dismantleController(_ controller: Controller) {}

    override var skipsEqualViews: Bool { true }
    override var isOneRow: Bool { true }
    /// The controller's view follows the controller's traits, and is not to be loaded for this.
    override var ownViews: [UIView] { [] }

    override var platformViews: [UIView] {
        controller.flatMap { $0.view }.map { [$0] } ?? []
    }

    override func build() {
        let controller = evaluate { makeController() }
        self.controller = controller
        controller.inherit(environment)
        evaluateMore {
            tint = trackedEnvironment.ownTintColor
            updateController(controller)
        }
        graph?.host?.addChild(controller)
        UpdateCycle.shared.afterCommit { [weak self] in self?.attach() }
    }

    override func refresh() {
        guard let controller else { return }
        evaluate {
            showTint()
            updateController(controller)
        }
    }

    /// The tint that an app set around the view is that of the controller's view too; without one that is left alone.
    private func showTint() {
        let new = trackedEnvironment.ownTintColor
        guard new != tint else { return }
        tint = new
        controller?.viewIfLoaded?.tintColor = new
    }

    override func setEnvironment(_ environment: EnvironmentValues, changed: Set<ObjectIdentifier>) {
        super.setEnvironment(environment, changed: changed)
        controller?.inherit(environment)
    }

    override func dismantle() {
        super.dismantle()
        guard let controller else { return }
        self.controller = nil
        controller.beginAppearanceTransition(false, animated: false)
        controller.willMove(toParent: nil)
        controller.viewIfLoaded?.removeFromSuperview()
        controller.endAppearanceTransition()
        controller.removeFromParent()
        dismantleController(controller)
    }

    /// The view is in its superview now.
    private func attach() {
        guard let controller, let host = controller.parent else { return }
        if let tint { controller.viewIfLoaded?.tintColor = tint }
        controller.didMove(toParent: host)
        controller.appearWithParent()
    }
}
