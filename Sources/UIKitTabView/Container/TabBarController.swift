import UIKit

/// A tab bar controller that tells when its selection changed without anyone asking its delegate.
///
/// UIKit selects on its own when the More item vanishes on a wider screen, and calls only these setters then.
class TabBarController: UITabBarController {
    /// Called after each change of the selection, whoever made it.
    var onSelectionChange: (@MainActor () -> Void)?
    /// Called each time the bar and its content have come on screen.
    var onAppear: (@MainActor () -> Void)?

    /// Called after each layout, in which the bar may have become higher or lower.
    var onLayout: (@MainActor () -> Void)?

    /// Whether the bar is hidden on a system that leaves its place in the tabs' safe areas.
    var leavesBarsPlace = false

    override var selectedIndex: Int {
        didSet { onSelectionChange?() }
    }

    override var selectedViewController: UIViewController? {
        didSet { onSelectionChange?() }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        onAppear?()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        onLayout?()
    }
}
