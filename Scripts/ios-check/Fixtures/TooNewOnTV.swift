// triple: arm64-apple-tvos15.0
// error: 'isTabBarHidden' is only available in tvOS 18 or newer

import UIKit

@MainActor
func hideBar(of controller: UITabBarController) {
    if #available(iOS 18, *) { controller.isTabBarHidden = true }
}
