import UIKit

/// The answer to one tap, kept for the case that UIKit asks through both families of its delegate's methods.
@MainActor
final class TapDecision {
    enum Family {
        /// `shouldSelect`, for tabs that are controllers.
        case viewControllers
        /// `shouldSelectTab`, for tabs that are `UITab`s.
        case tabs
    }

    private var last: (host: TabHost, family: Family, isAllowed: Bool)?

    /// Decides a tap, unless the other family asked about the same one just before.
    func answer(for host: TabHost, askedBy family: Family, decide: () -> Bool) -> Bool {
        if let last, last.host === host, last.family != family {
            self.last = nil
            return last.isAllowed
        }
        let isAllowed = decide()
        last = (host, family, isAllowed)
        Task { @MainActor [weak self] in self?.last = nil }
        return isAllowed
    }
}
