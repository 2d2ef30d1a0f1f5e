import Testing

@testable import UIKit

/// A tab bar that goes out of sight and comes back along with screens.
@MainActor
@Suite struct TabBarMotionTests {
    private let tabs = UITabBarController()
    private let host = UIViewController()
    private let stack = UINavigationController(rootViewController: UIViewController())
    private let pushed = UIViewController()
    private let screen: TestScreen
    private let height: CGFloat

    init() {
        // A stack inside a tab's controller, as SwiftUI's is: no bar goes away by itself.
        host.embed(stack, in: host.view)
        tabs.viewControllers = [host, UIViewController()]
        screen = TestScreen(tabs)
        height = tabs.tabBar.frame.height
    }

    /// Where the bar's upper edge is, from 0, as it is shown, to 1, out of sight.
    private var place: CGFloat { (tabs.tabBar.frame.minY - (844 - height)) / height }

    private func hideBar(
        _ isHidden: Bool,
        alongside controller: UIViewController,
        log: @escaping (Bool) -> Void = { _ in }
    ) {
        controller.transitionCoordinator?.animate(
            alongsideTransition: { [tabs] _ in tabs.setTabBarHidden(isHidden, animated: true) },
            completion: { [tabs] context in
                log(context.isCancelled)
                if context.isCancelled { tabs.setTabBarHidden(!isHidden, animated: true) }
            }
        )
    }

    /// Pushes a screen that hides the bar, without animation.
    private func pushWithoutBar() {
        stack.pushViewController(pushed, animated: false)
        tabs.isTabBarHidden = true
    }

    @Test func withoutADisplayTheBarIsGoneAtOnceAndTheContentHasItsSpace() {
        tabs.setTabBarHidden(true, animated: true)

        #expect(tabs.isTabBarHidden)
        #expect(tabs.tabBar.isHidden)
        #expect(place == 1)
        #expect(host.view.frame.height == 844)
        #expect(!tabs.tabBar.isInMotion)

        tabs.setTabBarHidden(false, animated: true)
        #expect(!tabs.tabBar.isHidden)
        #expect(place == 0)
        #expect(host.view.frame.height == 844 - height)
    }

    @Test func alongsideAPushItIsGoneWhenThePushIsOver() {
        let delegate = ShowingDelegate { hideBar(true, alongside: stack) }
        stack.delegate = delegate

        stack.pushViewController(pushed, animated: true)

        #expect(tabs.tabBar.isHidden)
        #expect(place == 1)
        #expect(!tabs.tabBar.isInMotion)
    }

    @Test func itFollowsTheFingerThatSwipesBackAndTakesNoInputMeanwhile() {
        pushWithoutBar()
        let delegate = ShowingDelegate { hideBar(false, alongside: stack) }
        stack.delegate = delegate
        stack.beginInteractivePop()
        #expect(place == 1)
        #expect(!tabs.tabBar.isHidden)
        #expect(tabs.tabBar.isInMotion)

        stack.updateInteractivePop(0.5)
        #expect(abs(place - 0.5) < 0.03)
        #expect(abs(host.view.frame.height - (844 - height / 2)) <= 1)

        stack.updateInteractivePop(0.25)
        #expect(abs(place - 0.75) < 0.03)

        stack.finishInteractivePop()
        #expect(place == 0)
        #expect(!tabs.tabBar.isInMotion)
        #expect(!tabs.isTabBarHidden)
    }

    @Test func aSwipeThatIsCalledOffTakesTheBarBack() {
        pushWithoutBar()
        var places: [CGFloat] = []
        let delegate = ShowingDelegate {
            hideBar(false, alongside: stack) { isCancelled in
                #expect(isCancelled)
                places.append(place)
            }
        }
        stack.delegate = delegate
        stack.beginInteractivePop()
        stack.updateInteractivePop(0.6)

        stack.cancelInteractivePop()

        #expect(places == [1])
        #expect(tabs.isTabBarHidden)
        #expect(tabs.tabBar.isHidden)
        #expect(place == 1)
        #expect(!tabs.tabBar.isInMotion)
        #expect(host.view.frame.height == 844)
    }

    @Test func assumptionAfterACalledOffSwipeTheBarGoesWhereItWasToldToUnlessTheAppSaysOtherwise() {
        pushWithoutBar()
        let delegate = ShowingDelegate {
            stack.transitionCoordinator?.animate(alongsideTransition: { _ in tabs.setTabBarHidden(false, animated: true)
            })
        }
        stack.delegate = delegate
        stack.beginInteractivePop()

        stack.cancelInteractivePop()

        #expect(!tabs.isTabBarHidden)
        #expect(!tabs.tabBar.isHidden)
        #expect(place == 0)
    }

    @Test func whatIsNotAnimatedDoesNotFollow() {
        pushWithoutBar()
        let delegate = ShowingDelegate {
            stack.transitionCoordinator?.animate(alongsideTransition: { _ in
                tabs.setTabBarHidden(false, animated: false)
            })
        }
        stack.delegate = delegate

        stack.beginInteractivePop()

        #expect(place == 0)
        stack.cancelInteractivePop()
        #expect(place == 0)
    }

    @Test func anotherChangeTakesTheBarFromTheTransition() {
        pushWithoutBar()
        let delegate = ShowingDelegate { hideBar(false, alongside: stack) }
        stack.delegate = delegate
        stack.beginInteractivePop()
        stack.updateInteractivePop(0.5)

        tabs.isTabBarHidden = true
        #expect(place == 1)
        stack.updateInteractivePop(0.7)
        #expect(place == 1)

        stack.finishInteractivePop()
        #expect(place == 1)
        #expect(tabs.tabBar.isHidden)
    }

    @Test func aBarThatAPushedControllerHidesFollowsTheFingerTheSameWay() {
        let stack = UINavigationController(rootViewController: UIViewController())
        pushed.hidesBottomBarWhenPushed = true
        tabs.viewControllers = [stack]
        stack.pushViewController(pushed, animated: true)
        #expect(place == 1)

        stack.beginInteractivePop()
        stack.updateInteractivePop(0.5)
        #expect(abs(place - 0.5) < 0.03)
        #expect(!tabs.isTabBarHidden)

        stack.cancelInteractivePop()
        #expect(place == 1)
        #expect(tabs.tabBar.isHidden)

        stack.popViewController(animated: true)
        #expect(place == 0)
    }

    @Test func anotherTabDuringTheSwipeEndsBoth() {
        let delegate = ShowingDelegate { hideBar(false, alongside: stack) }
        pushWithoutBar()
        stack.delegate = delegate
        stack.beginInteractivePop()
        stack.updateInteractivePop(0.5)

        tabs.selectedIndex = 1

        #expect(!tabs.tabBar.isInMotion)
        #expect(place == 1)
        #expect(tabs.tabBar.isHidden)
    }

    @Test func assumptionUpToIOS17TheBarGoesByHandAndTheChildTakesItsStripAway() {
        EmulatedSystem.with(version: 17) {
            let delegate = ShowingDelegate {
                stack.transitionCoordinator?.animate(alongsideTransition: { _ in
                    tabs.tabBar.isHidden = true
                    host.additionalSafeAreaInsets.bottom = -host.view.safeAreaInsets.bottom
                })
            }
            stack.delegate = delegate

            stack.pushViewController(pushed, animated: true)

            #expect(place == 1)
            #expect(host.view.frame.height == 844)
            #expect(pushed.view.safeAreaInsets == .zero)
        }
    }
}

/// Does something when a navigation controller is about to show a screen.
@MainActor
private final class ShowingDelegate: NSObject, UINavigationControllerDelegate {
    private let willShow: () -> Void

    init(_ willShow: @escaping () -> Void) {
        self.willShow = willShow
    }

    func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController,
        animated: Bool
    ) { willShow() }
}
