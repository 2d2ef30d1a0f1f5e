import SwiftUI

extension UIKitTab {
    /// Shows a number in the tab's badge; zero shows none, and one below zero is shown as it is.
    ///
    /// - Parameters:
    ///   - count: The number.
    ///   - spokenText: What VoiceOver says for the badge, such as “3 unread messages”; `nil` lets it say the number.
    public func badge(_ count: Int, spokenAs spokenText: String? = nil) -> UIKitTab {
        badge(count == 0 ? nil : String(count), spokenAs: spokenText)
    }

    /// Shows a text in the tab's badge; `nil` shows none.
    ///
    /// The badge belongs to the bar, so it shows, and follows its value, also on tabs that were never opened.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - spokenText: What VoiceOver says for the badge; `nil` lets it say the text.
    public func badge(_ text: String?, spokenAs spokenText: String? = nil) -> UIKitTab {
        changingBadge {
            $0.text = text
            $0.isDot = false
            $0.spokenText = spokenText
        }
    }

    /// Shows a plain dot as the tab's badge.
    ///
    /// - Parameters:
    ///   - isShown: Whether there is a dot; `false` shows no badge.
    ///   - spokenText: What VoiceOver says for the dot, such as “new posts”.
    public func badgeDot(_ isShown: Bool = true, spokenAs spokenText: String) -> UIKitTab {
        changingBadge {
            $0.text = nil
            $0.isDot = isShown
            $0.spokenText = spokenText
        }
    }

    /// Colours the tab's badge, or its dot; `nil` means the system's red.
    public func badgeColor(_ color: Color?) -> UIKitTab {
        changingBadge { $0.color = color }
    }

    /// Colours the text in the tab's badge; `nil` means white.
    public func badgeTextColor(_ color: Color?) -> UIKitTab {
        changingBadge { $0.textColor = color }
    }

    private func changingBadge(_ change: (inout TabBadge) -> Void) -> UIKitTab {
        var tab = self
        change(&tab.item.badge)
        return tab
    }
}
