import SwiftUI
import UIKit

/// The badge of a tab: its text, how it is drawn and what VoiceOver says for it.
struct TabBadge: Equatable {
    var text: String?
    var isDot = false
    /// `nil` means the system's red.
    var color: Color?
    /// `nil` means white.
    var textColor: Color?
    /// `nil` lets VoiceOver speak the text.
    var spokenText: String?

    /// The text for the bar item. UIKit has no dot, but a bullet on a clear badge is one.
    var value: String? { isDot ? "●" : text }

    @MainActor
    var background: UIColor? { isDot ? .clear : color.map { UIColor($0) } }

    @MainActor
    var textAttributes: [NSAttributedString.Key: Any] {
        if isDot {
            return [
                .foregroundColor: color.map { UIColor($0) } ?? .systemRed,
                .font: UIFont.systemFont(ofSize: 11),
            ]
        }
        return textColor.map { [.foregroundColor: UIColor($0)] } ?? [:]
    }

    /// Whether the badge is drawn otherwise than the system would.
    var isStyled: Bool { isDot || color != nil || textColor != nil }

    /// Writes to the item what differs from the badge it shows; a style that was never asked for is never touched.
    @MainActor
    func apply(to barItem: UITabBarItem, shown: TabBadge?) {
        if barItem.badgeValue != value { barItem.badgeValue = value }
        guard isStyled || shown?.isStyled == true, self != shown else { return }
        barItem.badgeColor = background
        let attributes = textAttributes.isEmpty ? nil : textAttributes
        for state in [UIControl.State.normal, .selected] {
            barItem.setBadgeTextAttributes(attributes, for: state)
        }
    }
}
