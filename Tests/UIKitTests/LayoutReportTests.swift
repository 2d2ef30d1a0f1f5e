import GLibSupport
import Testing

@testable import UIKit

/// When controllers hear that their views were laid out.
@MainActor
@Suite struct LayoutReportTests {
    private final class Controller: UIViewController {
        var layouts = 0

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            layouts += 1
        }
    }

    private let outer = Controller()
    private let inner = Controller()
    private let screen: TestScreen

    init() {
        outer.embed(inner, in: outer.view)
        screen = TestScreen(outer)
    }

    private var layouts: [Int] { [outer.layouts, inner.layouts] }

    /// After what is due at the end of the turn.
    private func nextTurn() async {
        var end: IdleSource?
        await withCheckedContinuation { turn in end = IdleSource { turn.resume() } }
        withExtendedLifetime(end) {}
    }

    @Test func allThatBecomeVisibleAreToldOnce() async {
        #expect(layouts == [0, 0])
        await nextTurn()
        #expect(layouts == [1, 1])
        await nextTurn()
        #expect(layouts == [1, 1])
    }

    @Test func aChangeIsOneOfTheViewsAroundIt() async {
        await nextTurn()

        inner.view.addSubview(UIView())
        inner.view.addSubview(UIView())
        await nextTurn()
        #expect(layouts == [2, 2])

        outer.view.addSubview(UIView())
        await nextTurn()
        #expect(layouts == [3, 2])
    }

    @Test func anotherSizeIsToldToAll() async {
        await nextTurn()

        screen.window.frame.size.width += 100
        await nextTurn()

        #expect(outer.layouts == 2)
        #expect(inner.layouts == 2)
    }

    @Test func aViewThatLeftMeanwhileIsNotToldOf() async {
        await nextTurn()

        inner.view.addSubview(UIView())
        inner.view.removeFromSuperview()
        await nextTurn()

        #expect(inner.layouts == 1)
    }
}
