import UIKit

extension UIKitTab {
    /// Names the tab's button for UI tests, in every language alike; `nil` means no name. It is never spoken.
    public func accessibilityIdentifier(_ identifier: String?) -> UIKitTab {
        changingAccessibility { $0.identifier = identifier }
    }

    /// Sets what VoiceOver says for the tab; `nil` means its title.
    public func accessibilityLabel(_ label: String?) -> UIKitTab {
        changingAccessibility { $0.label = label }
    }

    /// Sets what VoiceOver says as the tab's value; `nil` means its badge.
    public func accessibilityValue(_ value: String?) -> UIKitTab {
        changingAccessibility { $0.value = value }
    }

    /// Sets what VoiceOver adds after a pause to explain the tab; `nil` means nothing.
    public func accessibilityHint(_ hint: String?) -> UIKitTab {
        changingAccessibility { $0.hint = hint }
    }

    /// Sets the image that a long press on the tab shows at the largest text sizes, below which UIKit writes the title.
    ///
    /// `nil` means the tab's icon, scaled up: a symbol or a vector image then stays sharp.
    public func largeContentImage(_ image: UIImage?) -> UIKitTab {
        changingAccessibility { $0.largeContentImage = image }
    }

    private func changingAccessibility(_ change: (inout TabAccessibility) -> Void) -> UIKitTab {
        var tab = self
        change(&tab.item.accessibility)
        return tab
    }
}
