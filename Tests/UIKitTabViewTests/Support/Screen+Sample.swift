import Testing
import UIKit

extension Screen {
    convenience init(_ app: SampleApp) async {
        self.init(SampleAppView(app: app))
        await settle()
    }

    /// A tap with no turn of the main loop after it.
    func tapAtOnce(_ index: Int) throws {
        let controller = try tabBarController
        let tab = try #require(controller.viewControllers?[index])
        guard controller.delegateAllowsSelecting(tab) else { return }
        controller.selectedViewController = tab
        controller.tellDelegateOfSelecting(tab)
    }

    /// The title of the tab on screen, “More list” for that; `nil` without tabs.
    var shown: String? {
        guard let controller = try? tabBarController else { return nil }
        #if !(os(tvOS) || os(visionOS))
            let more = controller.moreNavigationController
            if controller.selectedViewController === more {
                return more.viewControllers.count > 1 ? more.topViewController?.tabBarItem.title : "More list"
            }
        #endif
        return controller.selectedViewController?.tabBarItem.title
    }

    #if !(os(tvOS) || os(visionOS))
        /// A tap on More; what was open there opens again, or gives way to the list if it is on screen.
        func openMore() async throws {
            let controller = try tabBarController
            let more = controller.moreNavigationController
            guard controller.delegateAllowsSelecting(more) else { return }
            if controller.selectedViewController === more {
                more.popToRootViewController(animated: false)
            } else {
                controller.selectedViewController = more
            }
            controller.tellDelegateOfSelecting(more)
            await settle()
        }

        /// A tap on a row of the More list.
        func pick(_ title: String) async throws {
            let tab = try #require(tabs.first { $0.tabBarItem.title == title })
            try tabBarController.moreNavigationController.pushViewController(tab, animated: false)
            await settle()
        }
    #endif
}
