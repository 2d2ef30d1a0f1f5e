import Testing

@testable import UIKitTabView

/// What a second tap leads to, worked out from the circumstances alone.
@MainActor
@Suite struct SecondTapDecisionTests {
    private func decide(
        _ behavior: SecondTapBehavior,
        isAsking: Bool = false,
        handles: Bool = false,
        canPop: Bool = false,
        hasGuard: Bool = false,
        canScroll: Bool = false
    ) -> SecondTapDecision {
        SecondTapDecision(
            behavior.steps,
            in: SecondTapDecision.Circumstances(
                isAskingToPop: isAsking,
                contentHandles: { handles },
                canPop: { canPop },
                hasPopGuard: { hasGuard },
                canScroll: { _ in canScroll }
            )
        )
    }

    @Test func byDefaultItGoesBackAndElseScrolls() {
        #expect(decide(.popThenScroll, canPop: true, canScroll: true) == .pop)
        #expect(decide(.popThenScroll, canScroll: true) == .scroll(.top))
        #expect(decide(.popThenScroll) == .nothing)
        #expect(decide(.popThenScroll(to: .bottom), canScroll: true) == .scroll(.bottom))
    }

    @Test func goingBackAloneNeverScrollsAndScrollingAloneNeverGoesBack() {
        #expect(decide(.popToRoot, canScroll: true) == .nothing)
        #expect(decide(.popToRoot, canPop: true) == .pop)
        #expect(decide(.scroll(to: .offset(3)), canPop: true, canScroll: true) == .scroll(.offset(3)))
        #expect(decide(.scrollToTop, canPop: true) == .nothing)
        #expect(decide(.none, canPop: true, canScroll: true) == .nothing)
    }

    @Test func contentComesFirstWhateverTheTabSays() {
        for behavior in [SecondTapBehavior.popThenScroll, .scrollToTop, .none] {
            #expect(decide(behavior, handles: true, canPop: true, canScroll: true) == .handled)
        }
    }

    @Test func aGuardIsAskedOnlyWhereThereIsAWayBack() {
        #expect(decide(.popThenScroll, canPop: true, hasGuard: true) == .askToPop)
        #expect(decide(.popThenScroll, hasGuard: true, canScroll: true) == .scroll(.top))
    }

    @Test func whileAGuardThinksNothingElseIsEvenAsked() {
        var asked = 0
        let decision = SecondTapDecision(
            SecondTapBehavior.custom {
                asked += 1
                return .handled
            }.steps,
            in: SecondTapDecision.Circumstances(
                isAskingToPop: true,
                contentHandles: {
                    asked += 1
                    return true
                }
            )
        )

        #expect(decision == .nothing)
        #expect(asked == 0)
    }

    @Test func aClosureOfTheTabsMayLetTheDefaultRun() {
        #expect(decide(.custom { .handled }, canPop: true, canScroll: true) == .handled)
        #expect(decide(.custom { .useDefault }, canPop: true, canScroll: true) == .pop)
        #expect(decide(.custom { .useDefault }, canScroll: true) == .scroll(.top))
        #expect(decide(.custom { .useDefault }) == .nothing)
    }

    @Test func whatComesAfterTheFirstThatDoesSomethingIsNotAsked() {
        var asked: [String] = []
        let decision = SecondTapDecision(
            SecondTapBehavior.popThenScroll.steps,
            in: SecondTapDecision.Circumstances(
                canPop: {
                    asked.append("pop")
                    return true
                },
                canScroll: { _ in
                    asked.append("scroll")
                    return true
                }
            )
        )

        #expect(decision == .pop)
        #expect(asked == ["pop"])
    }
}
