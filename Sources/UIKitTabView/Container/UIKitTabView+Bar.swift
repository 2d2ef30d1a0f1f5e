import SwiftUI
import UIKit

/// The bar's looks. What is not asked for is never touched: any appearance of an app's own costs the bar its glass on iOS 26
/// and later. All of it follows its values, for the standard and the scroll edge state and for all layouts alike.
extension UIKitTabView {
    /// Hides the bar, or shows it, with an animation once the container is on screen. Content takes the space.
    ///
    /// For one pushed screen use ``SwiftUICore/View/hidesTabBar(_:)``.
    public func tabBarHidden(_ isHidden: Bool = true) -> UIKitTabView {
        changing { $0.isBarHidden = isHidden }
    }

    /// Sets the bar's background; `nil` leaves it to the system.
    public func tabBarBackground(_ background: TabBarBackground?) -> UIKitTabView {
        changing { $0.look.background = background }
    }

    /// Hands you the bar's appearance, after all other settings, to change what they do not cover.
    ///
    /// - Parameter configure: Called at each update with a fresh appearance, which is used for both edge states.
    public func tabBarAppearance(_ configure: @escaping @MainActor (UITabBarAppearance) -> Void) -> UIKitTabView {
        changing { $0.look.configure = configure }
    }

    /// Hands you UIKit's tab bar controller, to set what no other modifier covers. Several calls add up, in their order.
    ///
    /// Its tabs, its selection and its delegate belong to the container. A delegate of yours is taken off again, and
    /// ``UIKitTabViewLog`` is told.
    ///
    /// - Parameter adjust: Called at each update, after all other settings; set only what differs.
    public func tabBarController(_ adjust: @escaping @MainActor (UITabBarController) -> Void) -> UIKitTabView {
        changing { $0.adjustments.append(adjust) }
    }

    /// Colours icon and title of the selected tab; `nil` means the tint around the container.
    public func tabBarTint(_ color: Color?) -> UIKitTabView {
        changing { $0.look.tint = color }
    }

    /// Colours icons and titles of the tabs that are not selected; `nil` means the system's colour.
    ///
    /// Releases of iOS 26 draw these in a colour of their own over glass, whatever is set. Together with
    /// ``tabBarBackground(_:)`` it holds there too.
    public func tabBarUnselectedTint(_ color: Color?) -> UIKitTabView {
        changing { $0.look.unselectedTint = color }
    }

    /// Sets font and colour of the tabs' titles.
    ///
    /// - Parameters:
    ///   - attributes: For tabs that are not selected; `nil` leaves them to the system.
    ///   - selected: For the selected tab.
    public func tabBarTitleAttributes(
        _ attributes: [NSAttributedString.Key: Any]?,
        selected: [NSAttributedString.Key: Any]? = nil
    ) -> UIKitTabView {
        changing { options in
            options.look.titleAttributes = attributes
            options.look.selectedTitleAttributes = selected
        }
    }

    /// Whether tabs may fade into one another, as they do from iOS 18 on unless this says `false`. Other animations are not
    /// touched.
    public func tabSwitchAnimation(_ isAnimated: Bool) -> UIKitTabView {
        changing { $0.animatesSwitch = isAnimated }
    }

    /// Lets the device tap back when a person selects another tab; does nothing on devices that cannot.
    public func tabSelectionFeedback(_ isOn: Bool = true) -> UIKitTabView {
        changing { $0.givesFeedback = isOn }
    }

    /// Sets what becomes of tabs that do not fit the bar. Without it that is ``TabOverflow/moreList``.
    public func tabOverflow(_ overflow: TabOverflow) -> UIKitTabView {
        changing { $0.overflow = overflow }
    }

    /// Does something when a person presses any tab for a while; a tab's own ``UIKitTab/onLongPress(perform:)`` comes first.
    public func onTabLongPress(perform action: @escaping @MainActor (_ tab: Selection) -> Void) -> UIKitTabView {
        changing { $0.longPress = Self.erased(action) }
    }

    /// Does something when a person taps any tab twice in quick succession; a tab's own ``UIKitTab/onDoubleTap(perform:)``
    /// comes first.
    public func onTabDoubleTap(perform action: @escaping @MainActor (_ tab: Selection) -> Void) -> UIKitTabView {
        changing { $0.doubleTap = Self.erased(action) }
    }

    private static func erased(
        _ action: @escaping @MainActor (Selection) -> Void
    ) -> @MainActor (AnyHashable) -> Void {
        { id in (id.base as? Selection).map(action) }
    }
}

#if !(os(tvOS) || os(visionOS))
    @available(iOS 26.0, *)
    extension UIKitTabView {
        /// Shows a view over the tab bar, such as a player's controls. The system moves it into the bar's row when the bar
        /// minimises.
        ///
        /// It sees the environment around the container, and its proxy. It stays while another tab is selected.
        ///
        /// - Parameters:
        ///   - isShown: Whether it is there; may change at any time.
        ///   - content: The view.
        public func tabBarAccessory<Content: View>(
            isShown: Bool = true,
            @ViewBuilder content: @escaping @MainActor () -> Content
        ) -> UIKitTabView {
            let erased: @MainActor () -> AnyView = { AnyView(content()) }
            return changing { $0.accessory = isShown ? erased : nil }
        }

        /// Sets whether the tab bar shrinks while a person scrolls. Without it the system's own choice is not touched.
        public func tabBarMinimizeBehavior(_ behavior: UITabBarController.MinimizeBehavior) -> UIKitTabView {
            tabBarController { controller in
                if controller.tabBarMinimizeBehavior != behavior { controller.tabBarMinimizeBehavior = behavior }
            }
        }
    }
#endif
