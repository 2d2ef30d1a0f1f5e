// triple: arm64-apple-ios15.0
// error: value of type 'UIView' has no member 'addSubviews'

import UIKit

@MainActor
func add(_ view: UIView, to container: UIView) {
    container.addSubviews([view])
}
