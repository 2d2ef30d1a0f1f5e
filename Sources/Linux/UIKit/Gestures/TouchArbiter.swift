internal import GLibSupport

/// Follows one touch at a time in a window, and decides which of the gesture recognisers that look at it get it.
///
/// It knows nothing of GTK, so that gestures work, and are tested, without a display.
@MainActor
final class TouchArbiter {
    /// Called when a recognised gesture takes the touch from the views.
    var takeTouchFromViews: (UITouch) -> Void = { _ in }

    private(set) var touch: UITouch?
    /// Recognisers that look at the touch, or wait for another one, those of the deepest view first.
    private var followers: [UIGestureRecognizer] = []
    /// Recognisers that have recognised a gesture but must wait until others failed.
    private var waiting: [(recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State)] = []
    private var heldPresses: [() -> Void] = []

    // MARK: - Touches

    func begin(in view: UIView, at position: CGPoint, time: TimeInterval) {
        guard touch == nil else { return }
        let touch = UITouch(view: view, position: position, timestamp: time)
        self.touch = touch
        let candidates = recognizers(for: touch)
        for follower in followers where !candidates.contains(where: { $0 === follower }) { follower.fail() }
        followers = candidates
        for recognizer in candidates {
            recognizer.arbiter = self
            recognizer.follow(touch)
            recognizer.touchBegan(touch)
        }
    }

    func move(to position: CGPoint, time: TimeInterval) {
        update(.moved, position, time) { $0.touchMoved($1) }
    }

    func end(at position: CGPoint, time: TimeInterval) {
        update(.ended, position, time) { $0.touchEnded($1) }
        touch = nil
        dropFinished()
    }

    /// The system took the touch away.
    func cancel() {
        update(.cancelled, nil, touch?.timestamp ?? 0) { $0.touchCancelled($1) }
        touch = nil
        dropFinished()
    }

    private func update(
        _ phase: UITouch.Phase,
        _ position: CGPoint?,
        _ time: TimeInterval,
        _ tell: (UIGestureRecognizer, UITouch) -> Void
    ) {
        guard let touch else { return }
        touch.update(phase, position: position, timestamp: time)
        for recognizer in followers where recognizer.touch === touch {
            recognizer.follow(touch)
            if recognizer.state == .possible || recognizer.isUnderWay { tell(recognizer, touch) }
        }
    }

    /// All recognisers of the touched view and the views that it is in.
    private func recognizers(for touch: UITouch) -> [UIGestureRecognizer] {
        var found: [UIGestureRecognizer] = []
        var control: UIControl?
        var view = touch.view
        while let current = view {
            found += (current.gestureRecognizers ?? []).filter { recognizer in
                recognizer.isEnabled && !(control.map { $0.keeps(recognizer) } ?? false)
                    && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
            }
            control = control ?? current as? UIControl
            view = current.superview
        }
        return found
    }

    // MARK: - Recognition

    func recognize(_ recognizer: UIGestureRecognizer, as state: UIGestureRecognizer.State) {
        guard recognizer.state == .possible, followers.contains(where: { $0 === recognizer }) else { return }
        let others = followers.filter { $0 !== recognizer }
        let rivals = others.filter { !$0.allowsSimultaneousRecognition(with: recognizer) }
        let stronger = rivals + others.filter(recognizer.requiresFailure)
        if stronger.contains(where: \.isUnderWay) {
            recognizer.fail()
        } else if mustWait(recognizer) {
            if !waiting.contains(where: { $0.recognizer === recognizer }) { waiting.append((recognizer, state)) }
        } else if recognizer.view?.gestureRecognizerShouldBegin(recognizer) == false
            || recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) == false
        {
            recognizer.fail()
        } else {
            begin(recognizer, as: state, against: rivals)
        }
    }

    private func begin(
        _ recognizer: UIGestureRecognizer,
        as state: UIGestureRecognizer.State,
        against rivals: [UIGestureRecognizer]
    ) {
        waiting.removeAll { $0.recognizer === recognizer }
        if recognizer.cancelsTouchesInView {
            heldPresses = []
            if let touch {
                touch.isTakenFromViews = true
                takeTouchFromViews(touch)
            }
        }
        recognizer.state = state
        for rival in rivals where recognizer.prevents(rival) { rival.fail() }
        for (waiter, _) in waiting where waiter.requiresFailure(of: recognizer) { waiter.fail() }
        if touch == nil { dropFinished() }
    }

    func recognizerDidFail(_ recognizer: UIGestureRecognizer) {
        waiting.removeAll { $0.recognizer === recognizer }
        for (waiter, state) in waiting where !mustWait(waiter) { recognize(waiter, as: state) }
        if touch == nil { dropFinished() }
    }

    private func mustWait(_ recognizer: UIGestureRecognizer) -> Bool {
        followers.contains {
            $0 !== recognizer && $0.state == .possible && recognizer.requiresFailure(of: $0)
        }
    }

    /// Lets go of a recogniser that was turned off or taken from its view.
    func drop(_ recognizer: UIGestureRecognizer) {
        waiting.removeAll { $0.recognizer === recognizer }
        followers.removeAll { $0 === recognizer }
        recognizer.finish()
        if touch == nil { dropFinished() }
    }

    /// Ends the gestures of a touch that is over, but for those that wait for another touch or recogniser.
    private func dropFinished() {
        let isOver = { [waiting] (recognizer: UIGestureRecognizer) in
            guard recognizer.state == .possible else { return true }
            return !recognizer.awaitsMoreTouches && !waiting.contains { $0.recognizer === recognizer }
        }
        let finished = followers.filter(isOver)
        followers.removeAll(where: isOver)
        for recognizer in finished { recognizer.finish() }
        if !mayHoldPresses { releasePresses() }
    }

    // MARK: - Presses of controls

    /// Runs a control's press, now or once no recogniser can claim the touch any more.
    func press(_ body: @escaping () -> Void) {
        mayHoldPresses ? heldPresses.append(body) : body()
    }

    private var mayHoldPresses: Bool {
        touch == nil && followers.contains { $0.cancelsTouchesInView && $0.delaysTouchesEnded }
    }

    private func releasePresses() {
        let presses = heldPresses
        heldPresses = []
        for press in presses { press() }
    }
}

extension UIControl {
    /// Whether the control's own press comes before a recogniser of a view around it, as it does before single taps.
    fileprivate func keeps(_ recognizer: UIGestureRecognizer) -> Bool {
        (recognizer as? UITapGestureRecognizer)?.numberOfTapsRequired == 1 && isEnabled
            && hasAction(for: [.touchUpInside, .primaryActionTriggered, .valueChanged])
    }
}
