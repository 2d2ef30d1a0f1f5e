import SwiftUI
import UIKit

/// Puts the tab bar controller into SwiftUI's tree. All state is the coordinator's.
struct TabContainer: UIViewControllerRepresentable {
    let configuration: TabConfiguration

    func makeCoordinator() -> TabCoordinator {
        TabCoordinator()
    }

    func makeUIViewController(context: Context) -> TabBarController {
        let controller = TabBarController()
        context.coordinator.attach(to: controller)
        return controller
    }

    func updateUIViewController(_ controller: TabBarController, context: Context) {
        let environment = context.environment
        context.coordinator.update(configuration, environment: environment.outerValues ?? environment)
    }

    static func dismantleUIViewController(_ controller: TabBarController, coordinator: TabCoordinator) {
        coordinator.detach()
    }
}
