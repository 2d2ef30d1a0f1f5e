import UIKit

/// Finds the navigation controllers that belong to a tab.
@MainActor
enum NavigationSearch {
    /// The navigation controllers on screen within a tab, outermost first.
    ///
    /// Only what is on top of a stack is looked into, and another tab bar controller is a world of its own.
    static func stacks(in controller: UIViewController) -> [UINavigationController] {
        if let stack = controller as? UINavigationController {
            return [stack] + (stack.topViewController.map(stacks) ?? [])
        }
        if controller is UITabBarController { return [] }
        return controller.children.flatMap(stacks)
    }
}
