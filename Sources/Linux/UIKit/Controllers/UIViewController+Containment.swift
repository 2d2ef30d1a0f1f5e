internal import GLibSupport

extension UIViewController {
    /// Makes a controller a child of this one; it leaves its old parent first.
    ///
    /// As on iOS this calls the child's `willMove(toParent:)`; adding its view and calling `didMove(toParent:)` is the
    /// container's task.
    public func addChild(_ childController: UIViewController) {
        guard childController !== self, childController.parent !== self else { return }
        childController.tabOwner?.release(childController, to: self)
        childController.removeFromParent()
        childController.willMove(toParent: self)
        children.append(childController)
        childController.parent = self
        childController.traitsDidChange()
    }

    /// Ends the parent's hold on this controller; calls `didMove(toParent:)` with `nil`.
    public func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        parent.childDidLeave(self)
        didMove(toParent: nil)
        traitsDidChange()
    }

    /// Adds a child controller with its view filling `container`, with every call a container owes it.
    package func embed(_ child: UIViewController, in container: UIView) {
        addChild(child)
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        child.view.frame = container.bounds
        container.addSubview(child.view)
        child.didMove(toParent: self)
    }

    /// The nearest controller of a type above this one.
    func ancestor<Controller: UIViewController>(_ type: Controller.Type) -> Controller? {
        var candidate = parent
        while let current = candidate {
            if let match = current as? Controller { return match }
            candidate = current.parent
        }
        return nil
    }

    /// The nearest navigation controller above this one.
    public var navigationController: UINavigationController? { ancestor(UINavigationController.self) }

    /// The nearest tab bar controller above this one, also for a tab in the More list.
    public var tabBarController: UITabBarController? {
        tabOwner ?? ancestor(UITabBarController.self) ?? parent?.tabBarController
    }
}
