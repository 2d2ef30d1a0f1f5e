@MainActor open class UITabBarController: UIViewController { func tabBarItemWasReplaced(for: UIViewController) {} }
