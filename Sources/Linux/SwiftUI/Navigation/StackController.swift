/// The navigation controller of a stack. It tells of every change of its controllers that the stack did not make itself.
@MainActor
final class StackController: UINavigationController {
    weak var stack: ScreenStack?

    init() {
        super.init(nibName: nil, bundle: nil)
        navigationBar.prefersLargeTitles = true
        interactivePopWillFinish = { [weak self] in self?.takeOverPop() }
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// Changes the controllers for the stack itself, which need not be told.
    func replaceStack(with controllers: [UIViewController], animated: Bool) {
        super.setViewControllers(controllers, animated: animated)
    }

    override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        change(to: viewControllers) { super.setViewControllers(viewControllers, animated: animated) }
    }

    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        change(to: children + [viewController]) { super.pushViewController(viewController, animated: animated) }
    }

    @discardableResult
    override func popViewController(animated: Bool) -> UIViewController? {
        change(to: children.count > 1 ? children.dropLast() : children) { super.popViewController(animated: animated) }
    }

    @discardableResult
    override func popToRootViewController(animated: Bool) -> [UIViewController]? {
        change(to: Array(children.prefix(1))) { super.popToRootViewController(animated: animated) }
    }

    @discardableResult
    override func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        let end = children.firstIndex { $0 === viewController } ?? children.count - 1
        return change(to: Array(children.prefix(end + 1))) {
            super.popToViewController(viewController, animated: animated)
        }
    }

    /// A pop by a finger went by none of the methods above.
    private func takeOverPop() {
        change(to: children) {}
    }

    /// The stack hears of screens that leave before UIKit calls anyone back, so that callbacks find the path in order.
    private func change<Result>(to controllers: [UIViewController], _ body: () -> Result) -> Result {
        guard let stack else { return body() }
        stack.controllersWillChange(to: controllers)
        let result = body()
        stack.controllersDidChange()
        return result
    }
}
