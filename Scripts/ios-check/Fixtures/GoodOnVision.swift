// triple: arm64-apple-xros1.0

import UIKit

@MainActor
func hideBar(of controller: UITabBarController) {
    if #available(iOS 18, visionOS 2, *) { controller.isTabBarHidden = true }
}
