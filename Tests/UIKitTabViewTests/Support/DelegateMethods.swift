import UIKit

@testable import UIKitTabView

/// The methods of `UITabBarControllerDelegate` that the library implements, required.
///
/// In UIKit they are optional, so one with a misspelt name compiles and is never called. A misspelt one does not conform to
/// this. Linux, whose UIKit gives each method a default, notices nothing; `Scripts/check-ios` does.
@MainActor
protocol TabBarControllerDelegateMethods: AnyObject {
    func tabBarController(
        _ tabBarController: UITabBarController,
        shouldSelect viewController: UIViewController
    ) -> Bool
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
}

extension TabCoordinator: TabBarControllerDelegateMethods {}

/// The newer methods of `UITabBarControllerDelegate` that the library implements, required.
@available(iOS 18, tvOS 18, visionOS 2, *)
@MainActor
protocol TabDelegateMethods: AnyObject {
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
    func tabBarController(
        _ tabBarController: UITabBarController,
        didSelectTab selectedTab: UITab,
        previousTab: UITab?
    )
}

@available(iOS 18, tvOS 18, visionOS 2, *)
extension TabCoordinator: TabDelegateMethods {}

/// The methods of `UINavigationControllerDelegate` that the library implements, required.
@MainActor
protocol NavigationControllerDelegateMethods: AnyObject {
    func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController,
        animated: Bool
    )
}

extension TabCoordinator: NavigationControllerDelegateMethods {}

/// The methods of `UIGestureRecognizerDelegate` that the library implements, required.
@MainActor
protocol GestureRecognizerDelegateMethods: AnyObject {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
}

extension TabBarGestures: GestureRecognizerDelegateMethods {}

extension UITabBarController {
    /// What UIKit asks the delegate on a person's tap.
    ///
    /// An optional method is called in another way than one with a default, so tests call it here.
    func delegateAllowsSelecting(_ viewController: UIViewController) -> Bool {
        let delegate = delegate as? any TabBarControllerDelegateMethods
        return delegate?.tabBarController(self, shouldSelect: viewController) ?? true
    }

    /// What UIKit tells the delegate after a person's tap selected a tab.
    func tellDelegateOfSelecting(_ viewController: UIViewController) {
        let delegate = delegate as? any TabBarControllerDelegateMethods
        delegate?.tabBarController(self, didSelect: viewController)
    }
}
