import SwiftUI
import UIKit

/// Hosts one tab's content for as long as the tab exists.
///
/// Content that arrives while the tab is hidden waits until the tab is about to be shown, so that hidden tabs do no work
/// and are fresh when they appear.
final class TabHost: UIHostingController<TabRoot> {
    let id: AnyHashable
    var shownItem: TabItem?
    private var pendingRoot: TabRoot?
    private var hasAppeared = false

    init(id: AnyHashable) {
        self.id = id
        super.init(rootView: TabRoot(content: nil, environment: nil))
    }

    @MainActor
    required dynamic init?(coder aDecoder: NSCoder) {
        nil
    }

    /// Gives the tab its newest content and surroundings.
    ///
    /// The selected tab takes them at once, also while something presented from it covers it: it may be waiting for the very
    /// change that ends the presentation.
    func update(_ root: TabRoot, isSelected: Bool) {
        if isSelected, hasAppeared {
            rootView = root
            pendingRoot = nil
        } else {
            pendingRoot = root
        }
    }

    override func viewWillAppear(_ animated: Bool) {
        hasAppeared = true
        if let pendingRoot { rootView = pendingRoot }
        pendingRoot = nil
        super.viewWillAppear(animated)
    }
}
