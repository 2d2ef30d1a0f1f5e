import UIKit

/// Finds the scroll view that a person means by "the content".
@MainActor
enum ScrollViewSearch {
    /// The scroll view nearest to a screen's root, level by level, that scrolls vertically and is to be seen.
    static func mainScrollView(in screen: UIViewController) -> UIScrollView? {
        if let nominated = screen.contentScrollView(for: .top) { return nominated }
        return screen.viewIfLoaded.flatMap { first(below: $0, where: isMainContent) }
    }

    /// The scroll view that a marker covers: of those below the nearest view that holds both, the one of the marker's place.
    static func scrollView(under marker: UIView, in root: UIView) -> UIScrollView? {
        var ancestor = marker.superview
        while let view = ancestor {
            let place = view.convert(marker.bounds, from: marker)
            let found = all(below: view).min { first, second in
                distance(of: first, in: view, from: place) < distance(of: second, in: view, from: place)
            }
            if let found { return found }
            ancestor = view === root ? nil : view.superview
        }
        return nil
    }

    private static func all(below view: UIView) -> [UIScrollView] {
        view.subviews.flatMap { ($0 as? UIScrollView).map { [$0] } ?? all(below: $0) }
    }

    private static func distance(of scrollView: UIScrollView, in view: UIView, from place: CGRect) -> CGFloat {
        let frame = view.convert(scrollView.frame, from: scrollView.superview)
        return abs(frame.midX - place.midX) + abs(frame.midY - place.midY)
    }

    private static func first(below root: UIView, where isWanted: (UIScrollView) -> Bool) -> UIScrollView? {
        var level = [root]
        while !level.isEmpty {
            if let found = level.lazy.compactMap({ $0 as? UIScrollView }).first(where: isWanted) { return found }
            level = level.filter(mayHoldContent).flatMap(\.subviews)
        }
        return nil
    }

    /// Another tab bar controller is a world of its own.
    private static func mayHoldContent(_ view: UIView) -> Bool {
        isVisible(view) && !(view.next is UITabBarController)
    }

    private static func isVisible(_ view: UIView) -> Bool {
        !view.isHidden && view.alpha > 0.01
    }

    /// Carousels scroll sideways only, so they do not count, nor does what a person writes in.
    private static func isMainContent(_ scrollView: UIScrollView) -> Bool {
        guard !(scrollView is any UIKeyInput), scrollView.isScrollEnabled, isVisible(scrollView) else { return false }
        let insets = scrollView.adjustedContentInset
        return scrollView.contentSize.height + insets.top + insets.bottom > scrollView.bounds.height
    }
}
