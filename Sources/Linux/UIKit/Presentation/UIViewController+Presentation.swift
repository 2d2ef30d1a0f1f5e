internal import GLibSupport

extension UIViewController {
    /// Presents a controller if that is possible; if not, a warning says why.
    func startPresentation(of controller: UIViewController, animated: Bool, _ completion: (() -> Void)?) {
        let presenting = topAncestor
        guard let window = viewIfLoaded?.window, presenting.viewIfLoaded?.window === window else {
            warn("present: \(type(of: self)) is not in a window; present once its view has appeared")
            return
        }
        guard controller.parent == nil, controller.tabOwner == nil else {
            warn("present: \(type(of: controller)) has a parent; remove it from there first")
            return
        }
        guard controller.enclosingPresentation == nil, controller.rootWindow == nil else {
            warn("present: \(type(of: controller)) is on screen already")
            return
        }
        if let presented = presenting.presentedViewController {
            warn("present: \(type(of: presenting)) is presenting \(type(of: presented)) already; present on that one")
            return
        }
        Presentation(of: controller, on: presenting, in: window).begin(animated: animated, completion)
    }

    private func warn(_ message: String) {
        RuntimeWarning.report("\(message); the call was ignored")
    }

    /// The controller at the top of this one's hierarchy: the window's root, or a presented one.
    var topAncestor: UIViewController {
        var candidate = self
        while let parent = candidate.parent { candidate = parent }
        return candidate
    }

    /// How the controller looks if it is presented now.
    var presentationLook: PresentationLook {
        (self as? any OwnPresentationLook)?.ownPresentationLook ?? PresentationLook(modalPresentationStyle)
    }

    /// Whether the controller, or one inside it that is on screen, must not be dismissed in passing.
    var forcesModality: Bool {
        isModalInPresentation || visibleChildren.contains { $0.forcesModality }
    }

    /// The view that stands for a root or a presented controller among the window's subviews.
    var viewInWindow: UIView { enclosingPresentation?.view ?? view }
}
