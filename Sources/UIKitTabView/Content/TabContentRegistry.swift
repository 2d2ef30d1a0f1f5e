import SwiftUI
import UIKit

/// The contributions of one tab's content.
///
/// A view counts while it is on top: in the tree, and not covered by a screen that was pushed. That is read from the
/// controllers at the moment of asking, so that it is right in the middle of a push or a pop as well.
@MainActor
final class TabContentRegistry {
    /// Called when what hides the tab bar may have changed, with the transition that brings the change, if there is one.
    var barHidingDidChange: @MainActor ((any UIViewControllerTransitionCoordinator)?) -> Void = { _ in }
    private var contributors: [WeakContributor] = []

    private struct WeakContributor {
        weak var controller: ContributorController?
    }

    func contributorWillAppear(_ controller: ContributorController) {
        contributors.removeAll { $0.controller == nil || $0.controller === controller }
        contributors.append(WeakContributor(controller: controller))
    }

    private var onTop: [ContributorController] {
        contributors.reversed().compactMap(\.controller).filter(\.isOnTop)
    }

    /// The handler of the view that appeared last.
    var secondTapHandler: (@MainActor () -> SecondTapResponse)? {
        onTop.lazy.compactMap { if case .secondTap(let handler) = $0.contribution { handler } else { nil } }.first
    }

    /// The guard of the view that appeared last.
    var popGuard: (@MainActor () async -> Bool)? {
        onTop.lazy.compactMap { if case .popGuard(let popGuard) = $0.contribution { popGuard } else { nil } }.first
    }

    /// A view that stands beside the scroll view that was nominated.
    var scrollMarker: UIView? {
        onTop.first { if case .scrollTarget = $0.contribution { true } else { false } }?.viewIfLoaded
    }

    var hidesTabBar: Bool {
        onTop.contains { if case .hidesTabBar(true) = $0.contribution { true } else { false } }
    }
}

private struct TabContentRegistryKey: EnvironmentKey {
    static let defaultValue: TabContentRegistry? = nil
}

extension EnvironmentValues {
    /// The registry of the tab around; `nil` outside of tabs.
    var tabContentRegistry: TabContentRegistry? {
        get { self[TabContentRegistryKey.self] }
        set { self[TabContentRegistryKey.self] = newValue }
    }
}
