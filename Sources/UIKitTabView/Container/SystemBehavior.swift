import UIKit

/// What differs between the versions of the system that the library runs on. Tests replace it, to take every branch.
@MainActor
struct SystemBehavior {
    static var current = SystemBehavior(version: UIDevice.current.systemVersion)

    /// Whether the tab bar controller hides its bar itself, and content takes the space; from iOS 18 on.
    var hidesTabBar: Bool

    init(version: String) {
        let major = version.split(separator: ".").first.flatMap { Int($0) } ?? .max
        hidesTabBar = major >= 18
    }
}
