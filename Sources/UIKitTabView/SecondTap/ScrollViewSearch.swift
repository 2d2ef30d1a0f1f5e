import UIKit

/// Finds the scroll view that a person means by "the content".
@MainActor
enum ScrollViewSearch {
    /// The scroll view nearest to a screen's root, level by level, that scrolls vertically and is to be seen.
    static func mainScrollView(in screen: UIViewController) -> UIScrollView? {
        if let nominated = screen.contentScrollView(for: .top) { return nominated }
        var level = [screen.view].compactMap { $0 }
        while !level.isEmpty {
            let candidates = level.compactMap { $0 as? UIScrollView }
            if let found = candidates.first(where: isMainContent) { return found }
            level = level.filter { !$0.isHidden && $0.alpha > 0.01 }.flatMap(\.subviews)
        }
        return nil
    }

    /// Carousels scroll sideways only, so they do not count.
    private static func isMainContent(_ scrollView: UIScrollView) -> Bool {
        guard scrollView.isScrollEnabled, !scrollView.isHidden, scrollView.alpha > 0.01 else { return false }
        let insets = scrollView.adjustedContentInset
        return scrollView.contentSize.height + insets.top + insets.bottom > scrollView.bounds.height
    }
}
