import UIKit

/// What a tap on the selected tab does: back to the first screen or, once there, up to the top.
@MainActor
struct SecondTap {
    func perform(in host: UIViewController) -> TabSelectionAction {
        let stacks = NavigationSearch.stacks(in: host)
        if let pushed = stacks.first(where: { $0.viewControllers.count > 1 }) {
            pushed.popToRootViewController(animated: true)
            return .popToRoot
        }
        let screen = stacks.last?.topViewController ?? host
        guard let scrollView = ScrollViewSearch.mainScrollView(in: screen), scrollToTop(scrollView) else {
            return .none
        }
        return .scrollToTop
    }

    /// Scrolls up without touching the horizontal offset. Returns whether there was anything to scroll.
    private func scrollToTop(_ scrollView: UIScrollView) -> Bool {
        // The inset is read at the time of the tap: bars, search fields and refresh controls change it.
        let top = -scrollView.adjustedContentInset.top
        guard scrollView.contentOffset.y > top else { return false }
        scrollView.setContentOffset(CGPoint(x: scrollView.contentOffset.x, y: top), animated: true)
        return true
    }
}
