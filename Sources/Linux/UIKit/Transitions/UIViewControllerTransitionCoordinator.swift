/// What is known of a transition from one controller to another.
@MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    var isAnimated: Bool { get }
    /// Whether a finger led the transition at its beginning.
    var initiallyInteractive: Bool { get }
    /// Whether a finger leads the transition now.
    var isInteractive: Bool { get }
    /// Whether the transition goes back, or went back, to where it started.
    var isCancelled: Bool { get }
    /// How long the transition takes when no finger leads it, in seconds.
    var transitionDuration: TimeInterval { get }
    /// How far the transition is, from 0 to 1.
    var percentComplete: CGFloat { get }
    /// The view in which the transition takes place.
    var containerView: UIView { get }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Lets code take part in a transition between controllers.
@MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Runs a closure when the transition starts, or now if it has, and another when it is over.
    ///
    /// The `alpha` of views moves along on Linux; what else `animation` changes shows at once. All of it stays changed if the
    /// transition is cancelled; `completion` can tell by `isCancelled`. Returns whether the closures are going to run.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Runs a closure when the finger that leads the transition is lifted.
    @available(iOS 10, *)
    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }
}

/// Which of a transition's controllers is meant.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let from = Self(rawValue: "UITransitionContextFromViewController")
    public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// Which of a transition's views is meant.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let from = Self(rawValue: "UITransitionContextFromView")
    public static let to = Self(rawValue: "UITransitionContextToView")
}
