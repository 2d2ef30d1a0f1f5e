// triple: arm64-apple-ios15.0
// error: type 'Coordinator' does not conform to protocol 'DelegateMethods'

import UIKit

@MainActor
protocol DelegateMethods {
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
}

final class Coordinator: NSObject, UITabBarControllerDelegate {}

extension Coordinator: DelegateMethods {}
