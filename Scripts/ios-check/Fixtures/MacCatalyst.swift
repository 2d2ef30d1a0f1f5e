// triple: arm64-apple-ios15.0-macabi
// error: cannot find 'missing' in scope
import UIKit

@MainActor
func title() -> String {
    #if targetEnvironment(macCatalyst)
        missing
    #else
        ""
    #endif
}
