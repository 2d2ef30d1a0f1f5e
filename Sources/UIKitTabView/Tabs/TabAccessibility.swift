import UIKit

/// What assistive technologies and UI tests know of a tab's button; `nil` leaves the system's own.
struct TabAccessibility: Equatable {
    var identifier: String?
    var label: String?
    var value: String?
    var hint: String?
    var largeContentImage: UIImage?

    /// Writes to the item what differs from what it has; what was never asked for is never touched.
    ///
    /// A badge's spoken text takes the place of the value, where the system puts the badge's text: so it is spoken once.
    @MainActor
    func apply(to barItem: UITabBarItem, shown: TabAccessibility?, badge: TabBadge, shownBadge: TabBadge?) {
        if identifier != shown?.identifier { barItem.accessibilityIdentifier = identifier }
        if label != shown?.label { barItem.accessibilityLabel = label }
        let spoken = spokenValue(with: badge)
        if spoken != shownBadge.flatMap({ shown?.spokenValue(with: $0) }) { barItem.accessibilityValue = spoken }
        if hint != shown?.hint { barItem.accessibilityHint = hint }
        if largeContentImage != shown?.largeContentImage { barItem.largeContentSizeImage = largeContentImage }
    }

    private func spokenValue(with badge: TabBadge) -> String? {
        value ?? (badge.value == nil ? nil : badge.spokenText)
    }
}
