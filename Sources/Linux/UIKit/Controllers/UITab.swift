internal import GLibSupport

/// A tab of a tab bar controller that is described apart from its controller.
///
/// A controller's tabs are described either by these or by `viewControllers`, never by both.
@available(iOS 18, tvOS 18, visionOS 2, *)
@MainActor
open class UITab: NSObject {
    public let identifier: String
    private let provider: ((UITab) -> UIViewController)?

    private var madeController: UIViewController?

    /// The controller that was made for the tab, once the tab is in a tab bar controller.
    open var viewController: UIViewController? { madeController }
    public internal(set) weak var tabBarController: UITabBarController?

    /// - Parameter viewControllerProvider: Makes the tab's controller; called when the tab is put into a tab bar controller.
    public init(
        title: String,
        image: UIImage?,
        identifier: String,
        viewControllerProvider: ((UITab) -> UIViewController)?
    ) {
        self.title = title
        self.image = image
        self.identifier = identifier
        provider = viewControllerProvider
    }

    /// A tab that stands for one of `viewControllers`.
    init(standingFor controller: UIViewController, in tabBarController: UITabBarController) {
        title = controller.tabBarItem.title ?? ""
        image = controller.tabBarItem.image
        identifier = "\(ObjectIdentifier(controller))"
        provider = nil
        madeController = controller
        self.tabBarController = tabBarController
    }

    open var title: String {
        didSet { describeItem() }
    }

    open var image: UIImage? {
        didSet { describeItem() }
    }

    /// The text of the badge on the icon: `nil` means none.
    open var badgeValue: String? {
        didSet { describeItem() }
    }

    /// Makes the controller, or returns the one that was made; `nil`, with a warning, if there is no provider.
    func makeViewController(in tabBarController: UITabBarController) -> UIViewController? {
        self.tabBarController = tabBarController
        if madeController == nil {
            madeController = provider?(self)
            madeController?.tab = self
        }
        if viewController == nil {
            RuntimeWarning.report("the tab \"\(identifier)\" has no view controller provider; it is not shown")
        }
        describeItem()
        return viewController
    }

    private func describeItem() {
        guard let item = viewController?.tabBarItem, viewController?.tab === self else { return }
        item.title = title
        item.image = image
        item.badgeValue = badgeValue
    }
}
