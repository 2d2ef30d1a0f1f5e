internal import GLibSupport

/// Pops the top screen of a navigation controller under a finger that comes in from the leading edge.
///
/// It has a delegate from the start, which keeps it from screens without a back button; an app's own delegate, or none,
/// decides otherwise.
@MainActor
final class PopGestureRecognizer: UIScreenEdgePanGestureRecognizer {
    private weak var controller: UINavigationController?
    private let usualRules: UsualRules

    init(controller: UINavigationController) {
        self.controller = controller
        usualRules = UsualRules(controller: controller)
        super.init()
        delegate = usualRules
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override var edges: UIRectEdge {
        get { isMirrored ? .right : .left }
        set {}
    }

    override var state: State {
        didSet { follow(state) }
    }

    private var isMirrored: Bool { view?.isRightToLeft ?? false }

    private func follow(_ state: State) {
        guard let controller else { return }
        switch state {
        case .began: controller.beginInteractivePop()
        case .changed: controller.updateInteractivePop(progress(of: translation(in: view)))
        case .ended: shouldFinish ? controller.finishInteractivePop() : controller.cancelInteractivePop()
        case .cancelled: controller.cancelInteractivePop()
        case .possible, .failed: break
        }
    }

    /// A fast finger decides by its direction, a slow one by how far it came.
    private var shouldFinish: Bool {
        let fast: CGFloat = 300
        let speed = velocity(in: view).x * (isMirrored ? -1 : 1)
        guard abs(speed) < fast else { return speed > 0 }
        return progress(of: translation(in: view)) > 0.5
    }

    private func progress(of translation: CGPoint) -> CGFloat {
        guard let width = view?.bounds.width, width > 0 else { return 0 }
        return translation.x * (isMirrored ? -1 : 1) / width
    }
}

/// Screens without a way back in the bar have none by a swipe either.
@MainActor
private final class UsualRules: NSObject, UIGestureRecognizerDelegate {
    private weak var controller: UINavigationController?

    init(controller: UINavigationController) {
        self.controller = controller
        super.init()
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let controller, controller.children.count > 1, controller.transition == nil else { return false }
        return !controller.isNavigationBarHidden && controller.navigationBar.showsBackButton
    }
}
