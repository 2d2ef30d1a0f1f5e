import SwiftUI
import UIKit

/// Brings a tab bar to look as the app asks, and back to what it was when the app no longer does.
@MainActor
final class TabBarStyling {
    private var original: (standard: UITabBarAppearance, scrollEdge: UITabBarAppearance?)?
    private var hasTint = false
    private var hasUnselectedTint = false
    private var styledItems: Set<ObjectIdentifier> = []

    /// - Parameters:
    ///   - look: What the app asks of the bar.
    ///   - tint: The colour of the selected tab; `nil` means that of the surroundings.
    ///   - items: The bar items with their badges.
    func apply(_ look: TabBarLook, tint: Color?, to bar: UITabBar, items: [(UITabBarItem, TabBadge)]) {
        apply(tint: tint, to: bar)
        if look.unselectedTint != nil || hasUnselectedTint {
            hasUnselectedTint = look.unselectedTint != nil
            let color = look.unselectedTint.map { UIColor($0) }
            if bar.unselectedItemTintColor != color { bar.unselectedItemTintColor = color }
        }
        if look.needsAppearance {
            if original == nil { original = (bar.standardAppearance, bar.scrollEdgeAppearance) }
            let appearance = look.makeAppearance()
            // A new one makes the bar draw itself anew.
            if !appearance.isEqual(bar.standardAppearance) { bar.standardAppearance = appearance }
            if !appearance.isEqual(bar.scrollEdgeAppearance) { bar.scrollEdgeAppearance = appearance }
        } else if let original {
            bar.standardAppearance = original.standard
            bar.scrollEdgeAppearance = original.scrollEdge
            self.original = nil
        }
        for (item, badge) in items { style(item, look: look, badge: badge) }
    }

    func apply(tint: Color?, to bar: UITabBar) {
        guard tint != nil || hasTint else { return }
        hasTint = tint != nil
        let color = tint.map { UIColor($0) }
        if color == nil || bar.tintColor != color { bar.tintColor = color }
    }

    private func style(_ item: UITabBarItem, look: TabBarLook, badge: TabBadge) {
        if look.needsAppearance, badge.isStyled {
            let appearance = look.makeAppearance(badge: badge)
            if !appearance.isEqual(item.standardAppearance) { item.standardAppearance = appearance }
            if !appearance.isEqual(item.scrollEdgeAppearance) { item.scrollEdgeAppearance = appearance }
            styledItems.insert(ObjectIdentifier(item))
        } else if styledItems.remove(ObjectIdentifier(item)) != nil {
            item.standardAppearance = nil
            item.scrollEdgeAppearance = nil
        }
    }
}
