import UIKit

extension TabBarController {
    /// The tab that is shown, whether its item is in the bar or it was chosen in the More list; `nil` for the list itself.
    var openTab: TabHost? {
        #if !(os(tvOS) || os(visionOS))
            if selectedViewController === moreNavigationController {
                return moreNavigationController.topViewController as? TabHost
            }
        #endif
        return selectedViewController as? TabHost
    }

    /// Whether the list of the tabs that do not fit the bar is shown.
    var showsMoreList: Bool {
        #if os(tvOS) || os(visionOS)
            false
        #else
            selectedViewController === moreNavigationController && openTab == nil
        #endif
    }

    /// Takes the button that rearranges the tabs off the More list: their order is the app's. Undone by UIKit with new tabs.
    func forbidRearranging() {
        #if !(os(tvOS) || os(visionOS))
            customizableViewControllers = nil
        #endif
    }

    /// Makes `delegate` hear of rows that a person picks in the More list; the tab bar controller's own delegate does not.
    ///
    /// Whatever became of the tab that was open there, the list has its bar.
    func watchMoreList(by delegate: any UINavigationControllerDelegate) {
        #if !(os(tvOS) || os(visionOS))
            let more = moreNavigationController
            more.delegate = delegate
            if more.isNavigationBarHidden, !(more.topViewController is TabHost) {
                more.setNavigationBarHidden(false, animated: false)
            }
        #endif
    }
}
