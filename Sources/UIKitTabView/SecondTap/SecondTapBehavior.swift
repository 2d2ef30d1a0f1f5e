import UIKit

/// What a tap on the selected tab does.
///
/// Set it for one tab with ``UIKitTab/secondTap(_:)`` or for all with ``UIKitTabView/secondTap(_:)``. Content that is on screen
/// decides first: see ``SwiftUICore/View/onSecondTap(perform:)``.
public struct SecondTapBehavior: Sendable {
    /// Tried in order until one of them does something.
    let steps: [SecondTapStep]

    /// Back to the tab's first screen; if that is shown already, scroll to the top. The default.
    public static var popThenScroll: SecondTapBehavior { popThenScroll(to: .top) }

    /// Back to the tab's first screen; if that is shown already, scroll.
    public static func popThenScroll(to target: SecondTapScrollTarget) -> SecondTapBehavior {
        SecondTapBehavior(steps: [.pop, .scroll(target)])
    }

    /// Back to the tab's first screen, and nothing more.
    public static var popToRoot: SecondTapBehavior { SecondTapBehavior(steps: [.pop]) }

    /// Scroll the screen that is shown to its top, pushed or not.
    public static var scrollToTop: SecondTapBehavior { scroll(to: .top) }

    /// Scroll the screen that is shown, pushed or not.
    public static func scroll(to target: SecondTapScrollTarget) -> SecondTapBehavior {
        SecondTapBehavior(steps: [.scroll(target)])
    }

    /// Nothing at all, also not what the system would do.
    public static var none: SecondTapBehavior { SecondTapBehavior(steps: []) }

    /// Runs a closure, which may let the default behaviour run by returning ``SecondTapResponse/useDefault``.
    public static func custom(_ action: @escaping @MainActor () -> SecondTapResponse) -> SecondTapBehavior {
        SecondTapBehavior(steps: [.custom(action), .pop, .scroll(.top)])
    }
}

/// Where a second tap scrolls to.
public enum SecondTapScrollTarget: Hashable, Sendable {
    /// The content's top, below the bars.
    case top
    /// The content's end, such as the newest line of a chat.
    case bottom
    /// A vertical offset in points, counted from the content's top; one beyond the content means its nearest end.
    case offset(CGFloat)
}

/// What a handler of the second tap says.
public enum SecondTapResponse: Hashable, Sendable {
    /// The handler did what there is to do.
    case handled
    /// The default behaviour should run: back to the first screen, else up to the top.
    case useDefault
}

enum SecondTapStep: Sendable {
    case pop
    case scroll(SecondTapScrollTarget)
    case custom(@MainActor () -> SecondTapResponse)
}
