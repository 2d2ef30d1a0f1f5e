// triple: arm64-apple-ios15.0
// error: value of type 'UIView' has no member 'layout'

import UIKit

@MainActor
func arrange(_ view: UIView) {
    print(view.layout)
}
