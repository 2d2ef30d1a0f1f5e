import SwiftUI
import UIKit

/// A tab container as it is often written: at each update it makes the controllers of all its tabs anew.
///
/// So badges follow the app's state, and each tab's own state is lost.
struct RebuildingTabView: UIViewControllerRepresentable {
    @Binding var selection: Int
    let badge: Int

    func makeUIViewController(context: Context) -> UITabBarController {
        UITabBarController()
    }

    func updateUIViewController(_ controller: UITabBarController, context: Context) {
        controller.viewControllers = BenchModel.tabs.indices.map { tab in
            let host = UIHostingController(rootView: Page(tab: tab))
            host.tabBarItem = UITabBarItem(
                title: "Tab \(tab)",
                image: UIImage(systemName: BenchModel.tabs[tab]),
                selectedImage: nil
            )
            if tab == 1, badge > 0 { host.tabBarItem.badgeValue = "\(badge)" }
            return host
        }
        controller.selectedIndex = selection
    }
}
