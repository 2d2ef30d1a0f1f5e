// triple: arm64-apple-xros1.0
// error: 'isTabBarHidden' is only available in visionOS 2.0 or newer

import UIKit

@MainActor
func hideBar(of controller: UITabBarController) {
    if #available(iOS 18, *) { controller.isTabBarHidden = true }
}
