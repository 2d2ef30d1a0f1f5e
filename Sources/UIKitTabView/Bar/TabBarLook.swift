import SwiftUI
import UIKit

/// The background of a tab bar.
public enum TabBarBackground: Hashable, Sendable {
    /// The system's material, at all times: also where nothing scrolls behind the bar.
    case `default`
    /// A background that lets nothing through.
    case opaque
    /// No background and no line.
    case transparent
}

/// How the app wants the bar to look; what it does not ask for is left to the system.
@MainActor
struct TabBarLook {
    var background: TabBarBackground?
    var configure: (@MainActor (UITabBarAppearance) -> Void)?
    var tint: Color?
    var unselectedTint: Color?
    var titleAttributes: [NSAttributedString.Key: Any]?
    var selectedTitleAttributes: [NSAttributedString.Key: Any]?

    nonisolated init() {}

    /// Whether it takes an appearance object, which costs the bar its glass on iOS 26 and later.
    var needsAppearance: Bool {
        background != nil || configure != nil || titleAttributes != nil || selectedTitleAttributes != nil
    }

    /// The appearance for the bar or, with a badge, for one item: appearances come before an item's own badge colour.
    func makeAppearance(badge: TabBadge? = nil) -> UITabBarAppearance {
        let appearance = UITabBarAppearance()
        switch background {
        case .opaque: appearance.configureWithOpaqueBackground()
        case .transparent: appearance.configureWithTransparentBackground()
        case .default, nil: appearance.configureWithDefaultBackground()
        }
        let layouts = [
            appearance.stackedLayoutAppearance,
            appearance.inlineLayoutAppearance,
            appearance.compactInlineLayoutAppearance,
        ]
        for layout in layouts { style(layout) }
        configure?(appearance)
        if let badge, badge.isStyled {
            for state in layouts.flatMap({ [$0.normal, $0.selected] }) {
                if let color = badge.background { state.badgeBackgroundColor = color }
                state.badgeTextAttributes.merge(badge.textAttributes) { _, new in new }
            }
        }
        return appearance
    }

    private func style(_ layout: UITabBarItemAppearance) {
        if let color = unselectedTint.map({ UIColor($0) }) {
            layout.normal.iconColor = color
            layout.normal.titleTextAttributes[.foregroundColor] = color
        }
        if let titleAttributes { layout.normal.titleTextAttributes.merge(titleAttributes) { _, new in new } }
        if let selectedTitleAttributes {
            layout.selected.titleTextAttributes.merge(selectedTitleAttributes) { _, new in new }
        }
    }
}
