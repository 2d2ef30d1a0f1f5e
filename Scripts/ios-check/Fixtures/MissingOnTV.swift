// triple: arm64-apple-tvos15.0
// error: 'UISwitch' is unavailable in tvOS

import UIKit

@MainActor
func makeSwitch() -> UIView {
    UISwitch()
}
