// triple: arm64-apple-ios15.0
// error: value of optional type '(@MainActor (UITabBarController, UIViewController) -> Bool)?' must be unwrapped

import UIKit

@MainActor
func ask(_ controller: UITabBarController, about tab: UIViewController) -> Bool {
    controller.delegate?.tabBarController(controller, shouldSelect: tab) ?? true
}
