import Observation
import SwiftUI
import UIKitTabView

/// All knobs of the gallery's container, as its pages turn them.
@available(iOS 17, tvOS 17, *)
@MainActor
@Observable
final class GallerySettings {
    // Badge and title of the journal.
    var title = "Journal"
    var badge = 0
    var isDot = false
    var badgeColor = GalleryColor.standard

    // The second tap.
    var secondTap = GallerySecondTap.popThenScroll
    var asksBeforeGoingBack = false

    // The bar.
    var isBarHidden = false
    var background: TabBarBackground?
    var tint = GalleryColor.standard
    var unselectedTint = GalleryColor.standard
    var profileTint = GalleryColor.standard
    var hasBoldTitles = false
    var animatesSwitch = true
    var givesFeedback = false
    var hasAccessory = false
    var minimizes = false

    // The tabs.
    var isProfileHidden = false
    var isProfileDisabled = false
    var isProfileLocked = false
    var isReversed = false
    var hasComposeTab = false
    var hasManyTabs = false
    var hasSearchTab = false
    var leavesOutOverflow = false

    // Their content.
    var isEager = false
    var profileResets = false

    // Deep links.
    var trailPath = NavigationPath()
    var isComposing = false

    /// What happened, the newest first.
    var events: [String] = []

    func note(_ event: String) {
        events.insert(event, at: 0)
    }
}

/// A colour to choose, or none.
enum GalleryColor: String, CaseIterable {
    case standard = "The system's"
    case orange = "Orange"
    case green = "Green"
    case purple = "Purple"

    var color: Color? {
        switch self {
        case .standard: nil
        case .orange: .orange
        case .green: .green
        case .purple: .purple
        }
    }
}

/// What a second tap does in the gallery.
enum GallerySecondTap: String, CaseIterable {
    case popThenScroll = "Back, then up"
    case popToRoot = "Back only"
    case scrollToTop = "Up only"
    case scrollToBottom = "Down to the end"
    case none = "Nothing"

    var behavior: SecondTapBehavior {
        switch self {
        case .popThenScroll: .popThenScroll
        case .popToRoot: .popToRoot
        case .scrollToTop: .scrollToTop
        case .scrollToBottom: .scroll(to: .bottom)
        case .none: .none
        }
    }
}
