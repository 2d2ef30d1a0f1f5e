import SwiftUI
import UIKit

/// What the content of one tab asks of the container, for as long as it is on screen.
@MainActor
final class TabContentRegistry {
    /// Handlers of the second tap.
    var secondTapHandlers = Registrations<@MainActor () -> SecondTapResponse>()
    /// Questions to be asked before pushed screens are popped.
    var popGuards = Registrations<@MainActor () async -> Bool>()
    /// Views that stand beside the scroll view that a second tap is to scroll.
    var scrollMarkers = Registrations<ScrollMarker>()
}

/// A view beside a nominated scroll view; held weakly, since SwiftUI owns it.
@MainActor
struct ScrollMarker {
    weak var view: UIView?
}

private struct TabContentRegistryKey: EnvironmentKey {
    static let defaultValue: TabContentRegistry? = nil
}

extension EnvironmentValues {
    /// The registry of the tab around; `nil` outside of tabs.
    var tabContentRegistry: TabContentRegistry? {
        get { self[TabContentRegistryKey.self] }
        set { self[TabContentRegistryKey.self] = newValue }
    }
}
