/// The controller behind the More item: a list of the tabs that do not fit the bar, and the one that was picked.
@MainActor
final class MoreNavigationController: UINavigationController {
    let list = MoreListController()

    init() {
        super.init(nibName: nil, bundle: nil)
        tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
        pushViewController(list, animated: false)
        list.pick = { [weak self] tab in
            self?.pushViewController(tab, animated: true)
        }
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func accepts(navigationController: UINavigationController) -> Bool { true }

    /// The tab that was picked, if one is open.
    var openTab: UIViewController? { children.count > 1 ? children[1] : nil }

    /// Shows a tab of the list, or the list itself, in code.
    func showTab(_ controller: UIViewController) {
        if controller === self || controller === openTab { return }
        setViewControllers([list, controller], animated: false)
    }

    /// Takes tabs off the stack that are not in the list any more.
    func removeTabs(where isGone: (UIViewController) -> Bool) {
        guard let openTab, isGone(openTab) else { return }
        popToRootViewController(animated: false)
    }
}
