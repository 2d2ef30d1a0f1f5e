import Testing

@testable import UIKit

/// Recognises taps and presses of one view in a window without a display.
@MainActor
@Suite struct GestureTests {
    private let finger = Finger()
    private let tap = UITapGestureRecognizer()
    private let press = UILongPressGestureRecognizer()

    @Test func aTapIsRecognizedWhenTheFingerIsLifted() {
        let log = finger.watch(tap)

        finger.down()
        #expect(log.begun.isEmpty)

        finger.up()
        #expect(log.begun == [tap])
        #expect(tap.state == .possible)
    }

    @Test func aFingerThatMovesAwayIsNoTap() {
        let log = finger.watch(tap)

        finger.down()
        finger.move(by: 60)
        finger.up()

        #expect(log.begun.isEmpty)
        #expect(tap.state == .possible)
    }

    @Test func aDoubleTapTakesTwoTapsInTime() {
        tap.numberOfTapsRequired = 2
        let log = finger.watch(tap)

        finger.tap()
        #expect(log.begun.isEmpty)
        finger.tap(after: 0.2)
        #expect(log.begun == [tap])

        finger.tap(after: 5)
        finger.tap(after: 1)
        #expect(log.begun == [tap])
        finger.tap(after: 0.1)
        #expect(log.begun == [tap, tap])
    }

    @Test func tapsInDifferentPlacesAreNoDoubleTap() {
        tap.numberOfTapsRequired = 2
        let log = finger.watch(tap)

        finger.tap()
        finger.tap(after: 0.1, offset: 80)

        #expect(log.begun.isEmpty)
    }

    @Test func aLongPressBeginsWhileTheFingerIsDown() async {
        press.minimumPressDuration = 0.01
        let log = finger.watch(press)

        finger.down()
        await until { press.state == .began }
        #expect(log.begun == [press])

        finger.move(by: 20)
        #expect(press.state == .changed)
        #expect(press.location(in: finger.view) == CGPoint(x: 70, y: 50))

        finger.up()
        #expect(press.state == .possible)
    }

    @Test func aShortPressAndOneThatMovesAreNoLongPress() async {
        press.minimumPressDuration = 0.01
        let log = finger.watch(press)

        finger.tap()
        finger.down()
        finger.move(by: 15)
        await elapse(0.03)
        finger.up()

        #expect(log.begun.isEmpty)
    }

    @Test func aSubclassSeesEveryState() async {
        final class Press: UILongPressGestureRecognizer {
            var states: [State] = []
            override var state: State {
                didSet { states.append(state) }
            }
        }
        let press = Press()
        press.minimumPressDuration = 0.01
        finger.watch(press)

        finger.down()
        await until { press.state == .began }
        finger.move(by: 2)
        finger.up()
        #expect(press.states == [.began, .changed, .ended, .possible])

        press.states = []
        finger.tap()
        #expect(press.states == [.failed, .possible])
    }

    @Test func aTouchThatTheSystemTakesAwayCancels() async {
        press.minimumPressDuration = 0.01
        let log = finger.watch(press)
        finger.watch(tap)

        finger.down()
        await until { press.state == .began }
        finger.cancel()

        #expect(press.state == .possible)
        #expect(log.begun == [press])
    }

    @Test func aRecognizerThatIsOffRecognizesNothing() {
        let log = finger.watch(tap)
        tap.isEnabled = false
        finger.tap()
        #expect(log.begun.isEmpty)

        tap.isEnabled = true
        finger.down()
        tap.isEnabled = false
        finger.up()
        #expect(log.begun.isEmpty)

        tap.isEnabled = true
        finger.tap()
        #expect(log.begun == [tap])
    }

    @Test func aRecognizerBelongsToOneView() {
        let other = UIView()
        finger.view.addGestureRecognizer(tap)
        #expect(finger.view.gestureRecognizers == [tap])

        other.addGestureRecognizer(tap)
        #expect(finger.view.gestureRecognizers == nil)
        #expect(tap.view === other)

        other.gestureRecognizers = [press]
        #expect(tap.view == nil)
        #expect(press.view === other)
    }
}
