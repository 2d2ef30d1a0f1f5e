// triple: arm64-apple-ios15.0
// error: instance method 'tabBarController(_:shouldSelectController:)' nearly matches optional requirement

import UIKit

final class Coordinator: NSObject {}

extension Coordinator: UITabBarControllerDelegate {
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectController: UIViewController) -> Bool {
        true
    }
}
