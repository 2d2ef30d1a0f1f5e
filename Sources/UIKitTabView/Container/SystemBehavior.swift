import UIKit

/// What differs between the versions of the system that the library runs on. Tests replace it, to take every branch.
@MainActor
struct SystemBehavior {
    static var current = SystemBehavior(version: UIDevice.current.systemVersion)

    /// Whether the tab bar controller hides its bar itself, and content takes the space; from iOS 18 on.
    var hidesTabBar: Bool

    init(version: String) {
        #if os(visionOS) || targetEnvironment(macCatalyst)
            // The version is counted otherwise there, or is that of macOS; `#available` alone decides.
            hidesTabBar = true
        #else
            let major = version.split(separator: ".").first.flatMap { Int($0) } ?? .max
            hidesTabBar = major >= 18
        #endif
    }
}
