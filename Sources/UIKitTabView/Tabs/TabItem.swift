import SwiftUI
import UIKit

/// What the bar shows for a tab, and what assistive technologies and tests know of it.
struct TabItem: Equatable {
    /// UIKit's own item, of which title and icons are not ours.
    var systemItem: UITabBarItem.SystemItem?
    var title: String
    var icon: TabIcon?
    var selectedIcon: TabIcon?
    var badge = TabBadge()
    var isEnabled = true
    var tint: Color?
    var accessibility = TabAccessibility()

    /// Changes a bar item where it differs from this description. `shown` is what was last written to it.
    ///
    /// The item itself is never replaced: UIKit throws when it meets an item in the bar that belongs to no controller.
    @MainActor
    func apply(to barItem: UITabBarItem, shown: TabItem?) {
        if systemItem == nil { applyTitleAndIcons(to: barItem, shown: shown) }
        if barItem.isEnabled != isEnabled { barItem.isEnabled = isEnabled }
        badge.apply(to: barItem, shown: shown?.badge)
        accessibility.apply(to: barItem, shown: shown?.accessibility, badge: badge, shownBadge: shown?.badge)
    }

    @MainActor
    private func applyTitleAndIcons(to barItem: UITabBarItem, shown: TabItem?) {
        // The item's own title is compared, since content that sets its controller's title changes the item's too.
        if barItem.title != title { barItem.title = title }
        if shown?.icon != icon || shown == nil { barItem.image = icon?.load() }
        if shown?.selectedIcon != selectedIcon || shown == nil { barItem.selectedImage = selectedIcon?.load() }
    }
}
