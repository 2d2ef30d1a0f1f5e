// triple: arm64-apple-ios15.0
// error: 'isTabBarHidden' is only available in iOS 18 or newer

import UIKit

@MainActor
func hideBar(of controller: UITabBarController) {
    controller.isTabBarHidden = true
}
