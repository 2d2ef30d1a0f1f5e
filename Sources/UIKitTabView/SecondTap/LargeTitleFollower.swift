import UIKit

/// Scrolls the rest of the way to the top where a large title was collapsed.
///
/// While it is collapsed, the scroll view's inset is the smaller one; it grows only when the content's top comes into view.
@MainActor
enum LargeTitleFollower {
    /// Waits for an animated scroll to `y` and goes on if the top is further up then. A person who scrolls meanwhile ends it.
    static func follow(_ scrollView: UIScrollView, to y: CGFloat) {
        Task { @MainActor [weak scrollView] in
            var last = CGFloat.infinity
            // UIKit's animation takes some 0.3 seconds; this is for one second at most.
            for _ in 0..<60 {
                guard let scrollView, scrollView.window != nil else { return }
                let offset = scrollView.contentOffset
                if offset.y > last { return }
                let top = -scrollView.adjustedContentInset.top
                if offset.y <= y + 0.5 {
                    if top < y - 0.5 {
                        scrollView.setContentOffset(CGPoint(x: offset.x, y: top), animated: true)
                    }
                    return
                }
                last = offset.y
                try? await Task.sleep(nanoseconds: 16_000_000)
            }
        }
    }
}
