// triple: arm64-apple-ios15.0

import SwiftUI
import UIKit

final class Good: UITabBarController, UITabBarControllerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        if #available(iOS 18, tvOS 18, visionOS 2, *) { isTabBarHidden = true }
        view.alpha = Double(0.5)
        let tap = #selector(tapped)
        NSLog("%@ %@", String(describing: tap), title ?? "")
    }

    @objc func tapped() {
        Task { [weak self] in
            await Task.yield()
            self?.setViewControllers([], animated: true)
        }
    }

    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
        selectedViewController !== viewController
    }
}

struct GoodView: View {
    @State private var count = 0

    var body: some View {
        if count > 0 { EmptyView() }
        EmptyView().id(count)
    }
}
