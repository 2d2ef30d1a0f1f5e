import UIKit

/// Lets a scroll to the top end with the large title in full.
///
/// While the title is collapsed, the scroll view's inset is the smaller one, and a scroll to it ends with the title still
/// collapsed. How much is missing shows once the content is at its top and the bar was asked for its full size.
@MainActor
enum LargeTitle {
    /// Asks for the full title at once; for content that is at its top already.
    static func expand(in bar: UINavigationBar?) {
        #if !os(tvOS)
            if let bar, bar.prefersLargeTitles { bar.sizeToFit() }
        #endif
    }

    /// Waits for an animated scroll to reach `y`, the top as it was, and scrolls on by what the title then takes.
    ///
    /// Only the scroll view's delegate, which is SwiftUI's, is told when that is. A person who scrolls meanwhile is left alone.
    static func expand(in bar: UINavigationBar?, after scrollView: UIScrollView, to y: CGFloat) {
        #if !os(tvOS)
            guard let bar, bar.prefersLargeTitles else { return }
            Task { @MainActor [weak bar, weak scrollView] in
                var last = CGFloat.infinity
                // UIKit's animation takes some 0.3 seconds; this is for one second at most.
                for _ in 0..<60 {
                    try? await Task.sleep(nanoseconds: 16_000_000)
                    guard let bar, let scrollView, scrollView.contentOffset.y <= last else { return }
                    last = scrollView.contentOffset.y
                    guard last < y + 1 else { continue }
                    bar.sizeToFit()
                    if !scrollView.isAtTop { scrollView.setContentOffset(scrollView.top, animated: true) }
                    return
                }
            }
        #endif
    }
}

extension UIScrollView {
    /// The offset at which the content's top is in view, with the insets of this moment; the horizontal offset is kept.
    var top: CGPoint { CGPoint(x: contentOffset.x, y: -adjustedContentInset.top) }

    var isAtTop: Bool { abs(contentOffset.y - top.y) < 1 }
}
