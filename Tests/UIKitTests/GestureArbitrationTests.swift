import Testing

@testable import UIKit

/// Which of several recognisers, and of controls under them, gets a touch.
@MainActor
@Suite struct GestureArbitrationTests {
    private let finger = Finger()
    private let tap = UITapGestureRecognizer()
    private let double = UITapGestureRecognizer()
    private let press = UILongPressGestureRecognizer()

    init() {
        double.numberOfTapsRequired = 2
        press.minimumPressDuration = 0.01
    }

    @Test func theDeeperViewsTapWins() {
        let outer = UITapGestureRecognizer()
        finger.window.addGestureRecognizer(outer)
        let log = finger.watch(tap)
        outer.delegate = log

        finger.tap()

        #expect(log.begun == [tap])
    }

    @Test func bothRecognizeIfADelegateSaysSo() {
        let outer = UITapGestureRecognizer()
        finger.window.addGestureRecognizer(outer)
        let log = finger.watch(tap)
        outer.delegate = log
        log.simultaneous = true

        finger.tap()

        #expect(log.begun == [tap, outer])
    }

    @Test func aDelegateThatRefusesLeavesTheTouchToOthers() {
        let outer = UITapGestureRecognizer()
        finger.window.addGestureRecognizer(outer)
        let log = finger.watch(tap)
        outer.delegate = log
        log.refused = [tap]

        finger.tap()

        #expect(log.begun == [outer])
    }

    @Test func aDelegateCanKeepTouchesAway() {
        let log = finger.watch(tap)
        log.receives = false

        finger.tap()

        #expect(log.begun.isEmpty)
    }

    @Test func aLongPressMakesTheTapImpossible() async {
        let log = finger.watch(tap)
        finger.watch(press)

        finger.down()
        await until { press.state == .began }
        finger.up()

        #expect(log.begun.isEmpty)
    }

    @Test func aSingleTapDoesNotKeepADoubleTapFromBeingRecognized() {
        let log = finger.watch(tap)
        finger.watch(double, log)

        finger.tap()
        finger.tap(after: 0.1)

        #expect(log.begun.first == tap)
        #expect(log.begun.contains(double))
    }

    @Test func aTapThatRequiresADoubleTapsFailureWaitsForIt() async {
        tap.require(toFail: double)
        let log = finger.watch(tap)
        finger.watch(double, log)

        finger.tap()
        #expect(log.begun.isEmpty)
        await until { !log.begun.isEmpty }
        #expect(log.begun == [tap])

        finger.tap(after: 2)
        finger.tap(after: 0.1)
        #expect(log.begun == [tap, double])
        await elapse(0.4)
        #expect(log.begun == [tap, double])
    }

    // MARK: - Controls

    @Test func aControlKeepsItsPressFromSingleTapsAroundIt() {
        let log = finger.watch(tap)
        let button = finger.addButton()

        finger.tap()

        #expect(log.begun.isEmpty)
        #expect(button.presses == 1)
    }

    @Test func aLongPressTakesTheTouchFromAControl() async {
        finger.watch(press)
        let button = finger.addButton()

        finger.down()
        await until { press.state == .began }
        finger.up()

        #expect(button.presses == 0)
    }

    @Test func aLongPressThatIsRefusedLeavesAControlItsPress() async {
        let log = finger.watch(press)
        log.refused = [press]
        let button = finger.addButton()

        finger.down()
        await until { press.state == .failed }
        finger.up()

        #expect(button.presses == 1)
    }

    @Test func aLongPressCanLeaveTouchesToControls() async {
        press.cancelsTouchesInView = false
        finger.watch(press)
        let button = finger.addButton()

        finger.down()
        await until { press.state == .began }
        finger.up()

        #expect(button.presses == 1)
    }

    @Test func aPressWaitsAsLongAsItMayBecomeADoubleTap() async {
        finger.watch(double)
        let button = finger.addButton()

        finger.tap()
        #expect(button.presses == 0)
        await until { button.presses == 1 }

        finger.tap(after: 2)
        finger.tap(after: 0.1)
        await elapse(0.4)
        #expect(button.presses == 1)
    }

    @Test func aPressThatMustNotWaitComesAtOnce() {
        double.delaysTouchesEnded = false
        finger.watch(double)
        let button = finger.addButton()

        finger.tap()
        #expect(button.presses == 1)

        finger.tap(after: 0.1)
        #expect(button.presses == 1)
    }
}
