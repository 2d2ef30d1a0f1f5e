import SwiftUI
import Testing
import UIKit

@testable import UIKitTabView

/// A window that shows a view, driven as a person would drive it. Only API that iOS has as well.
@MainActor
final class Screen {
    let window: UIWindow
    let root: UIHostingController<AnyView>

    init(_ view: some View, width: CGFloat = 390) {
        root = UIHostingController(rootView: AnyView(view))
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 844))
        window.rootViewController = root
        window.makeKeyAndVisible()
    }

    isolated deinit {
        window.rootViewController = nil
        window.isHidden = true
    }

    /// The tab bar controller on screen.
    var tabBarController: UITabBarController {
        get throws { try #require(root.firstDescendant(UITabBarController.self)) }
    }

    var items: [UITabBarItem] {
        get throws { try #require(tabBarController.viewControllers).map(\.tabBarItem) }
    }

    /// The controllers of the tabs, in the bar's order.
    var tabs: [UIViewController] {
        get throws { try #require(tabBarController.viewControllers) }
    }

    /// A person's tap on a tab: UIKit asks the delegate, selects, and tells the delegate.
    func tap(_ index: Int) async throws {
        let controller = try tabBarController
        let tab = try #require(controller.viewControllers?[index])
        if controller.delegateAllowsSelecting(tab) {
            controller.selectedViewController = tab
            controller.tellDelegateOfSelecting(tab)
        }
        await settle()
    }

    /// All texts below the selected tab's view, in order.
    var texts: [String] {
        get throws { try #require(tabBarController.selectedViewController).view.texts }
    }
}

/// Lets everything run that is due: state changes, updates of views, writes to bindings.
@MainActor
func settle(turns: Int = 4) async {
    for _ in 0..<turns {
        await withCheckedContinuation { turn in
            RunLoop.main.perform { turn.resume() }
        }
    }
}

/// Waits until a condition holds; for what takes an animation's time.
@MainActor
func eventually(_ timeout: TimeInterval = 5, _ condition: () throws -> Bool) async throws {
    let deadline = Date(timeIntervalSinceNow: timeout)
    while try !condition() {
        try #require(deadline.timeIntervalSinceNow > 0, "the condition did not come true in time")
        try await Task.sleep(nanoseconds: 5_000_000)
    }
}

extension UIViewController {
    func firstDescendant<Controller: UIViewController>(_ type: Controller.Type) -> Controller? {
        for child in children {
            if let match = child as? Controller ?? child.firstDescendant(type) { return match }
        }
        return nil
    }
}

extension UIView {
    /// The texts of all labels below the view.
    var texts: [String] {
        let own = (self as? UILabel)?.text.map { [$0] } ?? []
        return own + subviews.flatMap(\.texts)
    }

    func allSubviews<View: UIView>(_ type: View.Type) -> [View] {
        subviews.flatMap { subview in
            ((subview as? View).map { [$0] } ?? []) + subview.allSubviews(type)
        }
    }

    func firstSubview<View: UIView>(_ type: View.Type) -> View? {
        for subview in subviews {
            if let match = subview as? View ?? subview.firstSubview(type) { return match }
        }
        return nil
    }
}
