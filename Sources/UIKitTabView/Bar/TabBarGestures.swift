import UIKit

/// Long presses and double taps on a tab bar's items, beside the bar's own gestures and the large content viewer.
///
/// Touches on items without a handler never reach the recognisers.
final class TabBarGestures: NSObject, UIGestureRecognizerDelegate {
    enum Kind {
        case longPress
        case doubleTap
    }

    /// What the app does on a gesture on an item, or `nil`.
    var action: @MainActor (Kind, UITabBarItem) -> (@MainActor () -> Void)? = { _, _ in nil }
    private let longPress = UILongPressGestureRecognizer()
    private let doubleTap = UITapGestureRecognizer()
    /// Where the touch began: iOS 26 moves and doubles the buttons under a finger that stays.
    private weak var touchedItem: UITabBarItem?
    /// Where the two taps of a double tap began: UIKit counts taps that are near each other, also on two buttons.
    private weak var firstTappedItem: UITabBarItem?
    private weak var lastTappedItem: UITabBarItem?

    override init() {
        super.init()
        doubleTap.numberOfTapsRequired = 2
        doubleTap.cancelsTouchesInView = false
        doubleTap.delaysTouchesEnded = false
        longPress.delegate = self
        doubleTap.delegate = self
    }

    /// Puts the recognisers that are needed on the bar and takes the others off.
    func install(on bar: UITabBar, longPress hasLongPress: Bool, doubleTap hasDoubleTap: Bool) {
        install(longPress, hasLongPress, on: bar)
        install(doubleTap, hasDoubleTap, on: bar)
    }

    private func install(_ recognizer: UIGestureRecognizer, _ isNeeded: Bool, on bar: UITabBar) {
        // Without its recogniser, a press that goes on would end as a tap on iOS 26.
        guard isNeeded != (recognizer.view === bar), isNeeded || !isPressing else { return }
        isNeeded ? bar.addGestureRecognizer(recognizer) : bar.removeGestureRecognizer(recognizer)
    }

    /// Whether a long press was reported and its finger is still down, or is just being lifted.
    var isPressing: Bool { [.began, .changed, .ended].contains(longPress.state) }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        let bar = gestureRecognizer.view as? UITabBar
        touchedItem = bar?.item(at: touch.location(in: bar))
        if gestureRecognizer === doubleTap {
            firstTappedItem = lastTappedItem
            lastTappedItem = touchedItem
        }
        return action(of: gestureRecognizer) != nil
    }

    /// Asked at the moment of recognition, which takes the place of a target and its selector.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        let isOnOneItem = gestureRecognizer !== doubleTap || firstTappedItem === lastTappedItem
        guard isOnOneItem, let action = action(of: gestureRecognizer) else { return false }
        action()
        return true
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        true
    }

    private func action(of recognizer: UIGestureRecognizer) -> (@MainActor () -> Void)? {
        touchedItem.flatMap { action(recognizer === longPress ? .longPress : .doubleTap, $0) }
    }
}

extension UITabBar {
    /// The item whose button is at a point.
    ///
    /// UIKit does not tell where its buttons are. They are the bar's controls, which stand in the items' order; where there
    /// are none to be found, the items share the bar's width.
    func item(at point: CGPoint) -> UITabBarItem? {
        guard let items, !items.isEmpty, bounds.contains(point) else { return nil }
        var columns = [CGRect]()
        for frame in controlFrames(below: self).sorted(by: { $0.minX < $1.minX })
        where columns.last.map({ frame.midX > $0.maxX }) ?? true {
            columns.append(frame)
        }
        if columns.count != items.count {
            let width = bounds.width / CGFloat(items.count)
            columns = items.indices.map {
                CGRect(x: bounds.minX + CGFloat($0) * width, y: bounds.minY, width: width, height: bounds.height)
            }
        }
        guard let column = columns.firstIndex(where: { $0.minX <= point.x && point.x < $0.maxX }) else { return nil }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return items[isRightToLeft ? items.count - 1 - column : column]
    }

    private func controlFrames(below view: UIView) -> [CGRect] {
        view.subviews.filter { !$0.isHidden }.flatMap { subview in
            subview is UIControl ? [convert(subview.bounds, from: subview)] : controlFrames(below: subview)
        }
    }
}
