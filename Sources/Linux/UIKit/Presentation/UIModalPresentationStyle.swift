/// How a controller is shown on top of the others of its window.
///
/// There are no styles here that need a presenting view's bounds or an app's own presentation controller.
public enum UIModalPresentationStyle: Int, Sendable {
    /// UIKit's choice: a sheet.
    case automatic = -2
    /// All of the window. The controllers below disappear.
    case fullScreen = 0
    /// A card with what is below, dimmed, around it. In a narrow window it leaves room at the top only.
    @available(tvOS, unavailable)
    case pageSheet = 1
    /// Like `pageSheet`, but smaller in a wide window.
    @available(tvOS, unavailable)
    case formSheet = 2
    /// All of the window, with the controllers below left in place, for views that let them shine through.
    case overFullScreen = 5
}
