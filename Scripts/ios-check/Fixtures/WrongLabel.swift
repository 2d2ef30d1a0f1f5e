// triple: arm64-apple-ios15.0
// error: incorrect argument label in call (have '_:animate:', expected '_:animated:')

import UIKit

@MainActor
func clear(_ controller: UITabBarController) {
    controller.setViewControllers([], animate: true)
}
