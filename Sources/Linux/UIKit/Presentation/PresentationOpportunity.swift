extension UIViewController {
    /// Whether a controller that asked now would be presented at once.
    package var canPresent: Bool {
        let presenting = topAncestor
        guard let window = viewIfLoaded?.window, presenting.viewIfLoaded?.window === window else { return false }
        return !isInAppearanceTransition && !presenting.isInAppearanceTransition && presenting.presentation == nil
    }

    private var isInAppearanceTransition: Bool {
        switch appearance {
        case .appearing, .disappearing: true
        case .appeared, .disappeared: false
        }
    }
}

/// Calls back whenever a controller may have become able to present: one appeared, or one was dismissed.
@MainActor
package final class PresentationOpportunity {
    private static var all: [ObjectIdentifier: WeakOpportunity] = [:]

    private let action: @MainActor () -> Void

    /// Goes on until the object goes.
    package init(_ action: @escaping @MainActor () -> Void) {
        self.action = action
        Self.all[ObjectIdentifier(self)] = WeakOpportunity(value: self)
    }

    isolated deinit {
        Self.all[ObjectIdentifier(self)] = nil
    }

    static func mayHaveCome() {
        for opportunity in all.values { opportunity.value?.action() }
    }

    private struct WeakOpportunity {
        weak var value: PresentationOpportunity?
    }
}
