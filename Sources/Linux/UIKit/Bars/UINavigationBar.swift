/// The bar above a navigation controller's screen: a way back, the title, and buttons.
@MainActor
open class UINavigationBar: UIView {
    /// The controller whose stack the bar shows.
    weak var controller: UINavigationController?
    private var observedItems: [UINavigationItem] = []

    /// The items of the controllers on the stack.
    open var items: [UINavigationItem]? { controller?.children.map(\.navigationItem) }

    /// The item of the controller on top.
    open var topItem: UINavigationItem? { controller?.topViewController?.navigationItem }

    /// The item below the top one, which gives the back button its title.
    open var backItem: UINavigationItem? {
        guard let children = controller?.children, children.count > 1 else { return nil }
        return children[children.count - 2].navigationItem
    }

    /// Shows what the stack's items say now.
    func update() {
        for item in observedItems where item.observer === self { item.observer = nil }
        observedItems = [topItem, backItem].compactMap { $0 }
        for item in observedItems { item.observer = self }
    }
}

extension UINavigationBar: NavigationItemObserver {
    func navigationItemDidChange(_ item: UINavigationItem) {
        update()
    }
}
