import SwiftUI
import UIKit

/// Controllers side by side in one, as a split view has its columns.
struct Columns: UIViewControllerRepresentable {
    let columns: [UIViewController]

    init(_ columns: UIViewController...) {
        self.columns = columns
    }

    func makeUIViewController(context: Context) -> UIViewController {
        let container = UIViewController()
        for column in columns {
            container.addChild(column)
            container.view.addSubview(column.view)
            column.didMove(toParent: container)
        }
        return container
    }

    func updateUIViewController(_ container: UIViewController, context: Context) {}
}

extension UINavigationController {
    /// A stack of that many plain screens.
    static func stack(depth: Int) -> UINavigationController {
        let stack = UINavigationController()
        stack.setViewControllers((0..<depth).map { _ in UIViewController() }, animated: false)
        return stack
    }
}
