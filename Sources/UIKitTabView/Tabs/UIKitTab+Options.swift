import SwiftUI

extension UIKitTab {
    /// Sets what a tap does while the tab is selected already; the container's setting no longer applies. On a tab with an
    /// action it has no effect.
    public func secondTap(_ behavior: SecondTapBehavior) -> UIKitTab {
        changing { $0.secondTap = behavior }
    }

    /// Takes the tab off the bar and keeps all its state; a condition around the tab would throw that away.
    ///
    /// A hidden tab cannot be selected. If it was, the selection moves as if the tab had been removed.
    public func hidden(_ isHidden: Bool = true) -> UIKitTab {
        changing { $0.isHidden = isHidden }
    }

    /// Greys the tab out; taps on it do nothing. The app may still select it; without the app's word it is selected only if no
    /// other can be.
    public func disabled(_ isDisabled: Bool = true) -> UIKitTab {
        var tab = self
        tab.item.isEnabled = !isDisabled
        return tab
    }

    /// Colours the tab's icon and title while it is selected; `nil` means the container's tint.
    public func tint(_ color: Color?) -> UIKitTab {
        var tab = self
        tab.item.tint = color
        return tab
    }

    /// Sets when the tab's content is made; the container's setting no longer applies.
    public func loading(_ loading: TabLoading) -> UIKitTab {
        changing { $0.loading = loading }
    }

    /// Starts the tab afresh each time the person leaves it: first screen, at the top, nothing typed.
    ///
    /// It happens out of sight, without an animation.
    public func resetsWhenLeft(_ resets: Bool = true) -> UIKitTab {
        changing { $0.resetsWhenLeft = resets }
    }

    /// Decides, at each tap, whether the person may select the tab.
    ///
    /// A tab that is refused is not selected for a moment and left again: bar and content stay as they were. The app's own
    /// selection through the binding is not asked about.
    public func allowsSelection(_ isAllowed: @escaping @MainActor () -> Bool) -> UIKitTab {
        changing { $0.allowsSelection = isAllowed }
    }

    func changing(_ change: (inout TabOptions) -> Void) -> UIKitTab {
        var tab = self
        change(&tab.options)
        return tab
    }
}
