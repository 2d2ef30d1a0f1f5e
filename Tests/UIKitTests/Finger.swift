import Testing

@testable import UIKit

/// Touches a view of 100 by 100 points in a window without a display.
@MainActor
final class Finger {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private var button: Button?
    private var position = CGPoint(x: 50, y: 50)
    private var time: TimeInterval = 100

    init() {
        window.addSubview(view)
        // On a display, the gestures of GTK's widgets forget a touch that is taken from them.
        window.touches.takeTouchFromViews = { [weak self] _ in self?.button?.isTouched = false }
    }

    /// A button that a touch presses, as GTK's widgets do.
    final class Button: UIControl {
        var presses = 0
        var isTouched = false
    }

    @discardableResult
    func watch(_ recognizer: UIGestureRecognizer, _ log: GestureLog = GestureLog()) -> GestureLog {
        view.addGestureRecognizer(recognizer)
        recognizer.delegate = log
        logs.append(log)
        return log
    }

    private var logs: [GestureLog] = []

    func addButton() -> Button {
        let button = Button()
        button.addAction(UIAction { [weak button] _ in button?.presses += 1 }, for: .touchUpInside)
        view.addSubview(button)
        self.button = button
        return button
    }

    func down(after interval: TimeInterval = 0.01, offset: CGFloat = 0) {
        time += interval
        position = CGPoint(x: 50 + offset, y: 50)
        button?.isTouched = true
        window.touches.begin(in: button ?? view, at: position, time: time)
    }

    func move(by distance: CGFloat) {
        time += 0.01
        position.x += distance
        window.touches.move(to: position, time: time)
    }

    func up() {
        time += 0.01
        window.touches.end(at: position, time: time)
        guard let button, button.isTouched else { return }
        button.isTouched = false
        button.sendPress(for: .touchUpInside)
    }

    func cancel() {
        window.touches.cancel()
    }

    func tap(after interval: TimeInterval = 0.01, offset: CGFloat = 0) {
        down(after: interval, offset: offset)
        up()
    }
}

/// Writes down which recognisers may begin, and answers as it is told to.
@MainActor
final class GestureLog: NSObject, UIGestureRecognizerDelegate {
    private(set) var begun: [UIGestureRecognizer] = []
    var refused: [UIGestureRecognizer] = []
    var simultaneous = false
    var receives = true

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard !refused.contains(gestureRecognizer) else { return false }
        begun.append(gestureRecognizer)
        return true
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { simultaneous }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        receives
    }
}

/// Waits until a condition holds.
@MainActor
func until(_ condition: () -> Bool) async {
    let deadline = ContinuousClock.now + .seconds(10)
    while !condition() {
        guard ContinuousClock.now < deadline else {
            Issue.record("the condition did not come true in time")
            return
        }
        try? await Task.sleep(for: .milliseconds(1))
    }
}

/// Lets a time pass on the main loop, in which something must not happen.
@MainActor
func elapse(_ seconds: TimeInterval) async {
    let deadline = ContinuousClock.now + .seconds(seconds)
    await until { ContinuousClock.now >= deadline }
}
