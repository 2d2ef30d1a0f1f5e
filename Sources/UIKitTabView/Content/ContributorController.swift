import SwiftUI
import UIKit

/// An invisible controller in front of a view of the content; where it stands tells whether that view is on top.
final class ContributorController: UIViewController {
    var contribution: TabContribution?
    weak var registry: TabContentRegistry?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.isUserInteractionEnabled = false
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        registry?.contributorWillAppear(self)
        tellOfBarHiding()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        tellOfBarHiding()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        tellOfBarHiding()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        tellOfBarHiding()
    }

    private func tellOfBarHiding() {
        guard case .hidesTabBar = contribution else { return }
        registry?.barHidingDidChange(transitionCoordinator)
    }

    /// Takes over a new contribution. What hides the bar is told of after the update, in which UIKit must not lay out.
    func update(_ contribution: TabContribution?) {
        let hidBar = hidesTabBar
        self.contribution = contribution
        guard hidesTabBar != hidBar else { return }
        Task { @MainActor [weak registry] in registry?.barHidingDidChange(nil) }
    }

    private var hidesTabBar: Bool {
        if case .hidesTabBar(true) = contribution { true } else { false }
    }

    /// Whether the view is in its tab, and no screen on a stack there covers it. What is presented is no part of the tab.
    var isOnTop: Bool {
        var child: UIViewController = self
        while !(child is TabHost) {
            guard let parent = child.parent else { return false }
            if let stack = parent as? UINavigationController, stack.topViewController !== child { return false }
            child = parent
        }
        return true
    }
}

/// Puts a contributor in front of a view.
///
/// In front, since UIKit finds a screen's scroll view for large titles and bars only if nothing is behind it.
struct TabContributionModifier: ViewModifier {
    private let contribution: TabContribution
    @Environment(\.tabContentRegistry) private var registry

    init(_ contribution: TabContribution) {
        self.contribution = contribution
    }

    func body(content: Content) -> some View {
        content.overlay {
            Contributor(contribution: contribution, registry: registry)
                .allowsHitTesting(false)
                .accessibilityHidden(true)
        }
    }

    private struct Contributor: UIViewControllerRepresentable {
        let contribution: TabContribution
        let registry: TabContentRegistry?

        func makeUIViewController(context: Context) -> ContributorController {
            let controller = ContributorController()
            controller.contribution = contribution
            controller.registry = registry
            return controller
        }

        func updateUIViewController(_ controller: ContributorController, context: Context) {
            controller.update(contribution)
        }

        static func dismantleUIViewController(_ controller: ContributorController, coordinator: Void) {
            controller.update(nil)
        }
    }
}
