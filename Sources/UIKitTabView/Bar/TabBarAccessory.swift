#if !(os(tvOS) || os(visionOS))
    import SwiftUI
    import UIKit

    /// Shows the app's view in the place over the tab bar.
    @available(iOS 26.0, *)
    @MainActor
    final class TabBarAccessory {
        private let host = UIHostingController(rootView: TabRoot())
        /// An accessory belongs to every tab, so that for its content the tab around is always the selected one.
        let surroundings = TabSurroundings(isSelected: true)
        /// What the content asks of a tab around has no effect here.
        let registry = TabContentRegistry()
        private lazy var accessory = UITabAccessory(contentView: host.view)

        func show(_ root: TabRoot, in controller: UITabBarController) {
            host.rootView = root
            host.view.backgroundColor = .clear
            if controller.bottomAccessory !== accessory { controller.setBottomAccessory(accessory, animated: true) }
        }

        func hide(in controller: UITabBarController) {
            if controller.bottomAccessory === accessory { controller.setBottomAccessory(nil, animated: true) }
        }
    }

    extension TabCoordinator {
        /// Brings the accessory up to date; one that was never asked for is never touched.
        func updateAccessory(environment: EnvironmentValues) {
            guard #available(iOS 26, *), let controller else { return }
            guard let content = configuration?.options.accessory else {
                (accessory as? TabBarAccessory)?.hide(in: controller)
                accessory = nil
                return
            }
            let shown = accessory as? TabBarAccessory ?? TabBarAccessory()
            accessory = shown
            let root = TabRoot.Shown(
                content: content,
                environment: environment,
                registry: shown.registry,
                surroundings: shown.surroundings,
                proxy: proxy,
                generation: 0
            )
            shown.show(TabRoot(shown: root), in: controller)
        }
    }
#endif
