import SwiftUI

/// What a tap on a tab leads to.
@MainActor
enum TabRole {
    /// The tab shows content; the closure runs when it is first shown and after each update while it is visible.
    case content(@MainActor () -> AnyView)
    /// The tab runs a closure and is never selected.
    case action(@MainActor () -> Void)
}
