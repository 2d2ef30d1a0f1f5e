import Testing

@testable import SwiftUI

extension Screen {
    /// The first navigation controller of the host.
    var stack: UINavigationController {
        get throws { try #require(host.children.lazy.compactMap { $0 as? UINavigationController }.first) }
    }

    /// What the top screen of the stack shows.
    var topMarks: [String] {
        get throws { try #require(stack.topViewController).view.marks.map(\.text) }
    }

    var titles: [String?] {
        get throws { try stack.viewControllers.map(\.navigationItem.title) }
    }

    /// A person's tap on the link whose label shows a text, on the top screen.
    func tap(_ label: String) throws {
        let controls = try #require(stack.topViewController).view.controls
        let control = try #require(controls.first { $0.marks.contains { $0.text == label } })
        try #require(control.isEnabled)
        control.sendActions(for: [.touchUpInside, .primaryActionTriggered])
        update()
    }

    /// What the back button does.
    func goBack() throws {
        try stack.popViewController(animated: true)
        update()
    }
}

extension UIView {
    var controls: [UIControl] {
        ((self as? UIControl).map { [$0] } ?? []) + subviews.flatMap(\.controls)
    }
}
