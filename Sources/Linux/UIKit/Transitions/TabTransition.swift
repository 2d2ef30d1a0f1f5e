/// A change from one tab to another that an app's animator shows.
@MainActor
final class TabTransition: NSObject, UIViewControllerContextTransitioning {
    let origin: UIViewController
    let target: UIViewController
    let animator: any UIViewControllerAnimatedTransitioning
    private let pages: PageStackView
    private var end: ((Bool) -> Void)?
    private(set) var transitionWasCancelled = false

    /// `end` is called once, with whether the new tab is to stay.
    init(
        from origin: UIViewController,
        to target: UIViewController,
        by animator: any UIViewControllerAnimatedTransitioning,
        in pages: PageStackView,
        end: @escaping (Bool) -> Void
    ) {
        self.origin = origin
        self.target = target
        self.animator = animator
        self.pages = pages
        self.end = end
        super.init()
    }

    /// Lets the animator begin; it may end the transition before this returns.
    func start() {
        pages.open(for: target.view)
        animator.animateTransition(using: self)
    }

    var containerView: UIView { pages }
    var isAnimated: Bool { true }
    var isInteractive: Bool { false }

    func completeTransition(_ didComplete: Bool) {
        guard let end else { return }
        self.end = nil
        transitionWasCancelled = !didComplete
        end(didComplete)
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: origin
        case .to: target
        default: nil
        }
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        switch key {
        case .from: origin.view
        case .to: target.view
        default: nil
        }
    }

    func initialFrame(for vc: UIViewController) -> CGRect { vc === origin ? pages.bounds : .zero }

    func finalFrame(for vc: UIViewController) -> CGRect { vc === target ? pages.bounds : .zero }
}
