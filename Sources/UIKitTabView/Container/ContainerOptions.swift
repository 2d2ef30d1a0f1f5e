import SwiftUI
import UIKit

/// How a container behaves, for all tabs that do not say otherwise, and how its bar does.
@MainActor
struct ContainerOptions {
    var secondTap = SecondTapBehavior.popThenScroll
    var loading = TabLoading.lazy
    var overflow = TabOverflow.moreList
    var allowsSelection: @MainActor (AnyHashable) -> Bool = { _ in true }
    /// What the app wants to be told of, in order.
    var selectionHandlers: [@MainActor (SelectionChange) -> Void] = []
    var longPress: (@MainActor (AnyHashable) -> Void)?
    var doubleTap: (@MainActor (AnyHashable) -> Void)?
    var look = TabBarLook()
    var isBarHidden = false
    var animatesSwitch = true
    var givesFeedback = false
    var accessory: (@MainActor () -> AnyView)?
    /// What is set on the controller itself at each update, in order.
    var adjustments: [@MainActor (UITabBarController) -> Void] = []

    nonisolated init() {}

    func report(_ change: SelectionChange) {
        for handler in selectionHandlers { handler(change) }
    }
}

/// What becomes of tabs that do not fit the bar.
public enum TabOverflow: Hashable, Sendable {
    /// UIKit lists them behind a last tab, More. The default.
    case moreList
    /// Only the first five tabs are shown, and ``UIKitTabViewLog`` is told of the others, which keep their state.
    case leftOut
}
