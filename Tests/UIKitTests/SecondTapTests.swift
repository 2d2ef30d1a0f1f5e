import Testing
import UIKit

@MainActor
@Suite struct SecondTapTests {
    /// Notes how deep a stack is when the tap is announced.
    @MainActor final class DepthDelegate: NSObject, UITabBarControllerDelegate {
        let stack: UINavigationController
        var depths: [Int] = []

        init(_ stack: UINavigationController) {
            self.stack = stack
        }

        func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
            depths.append(stack.viewControllers.count)
        }
    }

    let stack = UINavigationController(rootViewController: UIViewController())
    let delegate: DepthDelegate
    let direct = UITabBarController()
    let nested = UITabBarController()

    init() {
        delegate = DepthDelegate(stack)
        direct.delegate = delegate
        nested.delegate = delegate
    }

    private func push(in controller: UITabBarController, wrapped: Bool) {
        let wrapper = UIViewController()
        if wrapped { wrapper.addChild(stack) }
        controller.viewControllers = [wrapped ? wrapper : stack, UIViewController()]
        stack.pushViewController(UIViewController(), animated: false)
    }

    @Test(arguments: [15, 25, 26, 27])
    func aStackThatIsTheTabIsPoppedBeforeTheTapIsAnnounced(version: Int) {
        push(in: direct, wrapped: false)

        EmulatedSystem.with(version: version) { direct.tabBar.tap(0) }

        #expect(delegate.depths == [1])
    }

    @Test(arguments: [15, 25])
    func beforeIOS26ANestedStackIsLeftAlone(version: Int) {
        push(in: nested, wrapped: true)

        EmulatedSystem.with(version: version) { nested.tabBar.tap(0) }

        #expect(delegate.depths == [2])
    }

    @Test(arguments: [26, 27])
    func fromIOS26ANestedStackIsPoppedBeforeTheTapIsAnnounced(version: Int) {
        push(in: nested, wrapped: true)

        EmulatedSystem.with(version: version) { nested.tabBar.tap(0) }

        #expect(delegate.depths == [1])
    }

    // MARK: - Scrolling

    private func scrolledTab(scrollAxes: UIScrollView.Axes = .vertical) -> (UIViewController, UIScrollView) {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
        scrollView.scrollAxes = scrollAxes
        scrollView.contentSize = CGSize(width: 1000, height: 5000)
        scrollView.contentInset.top = 20
        scrollView.contentOffset = CGPoint(x: 30, y: 900)
        let controller = UIViewController()
        controller.view.addSubview(scrollView)
        return (controller, scrollView)
    }

    @Test func assumptionFromIOS18ATapAtTheRootScrollsToTheTop() {
        let (tab, scrollView) = scrolledTab()
        direct.viewControllers = [tab]

        EmulatedSystem.with(version: 17) { direct.tabBar.tap(0) }
        #expect(scrollView.contentOffset == CGPoint(x: 30, y: 900))

        EmulatedSystem.with(version: 18) { direct.tabBar.tap(0) }
        #expect(scrollView.contentOffset == CGPoint(x: 30, y: -20))
    }

    @Test func aTapThatPopsDoesNotScrollAsWell() {
        let (root, scrollView) = scrolledTab()
        let stack = UINavigationController(rootViewController: root)
        direct.viewControllers = [stack]
        stack.pushViewController(UIViewController(), animated: false)
        let screen = TestScreen(direct)

        direct.tabBar.tap(0)
        #expect(scrollView.contentOffset.y == 900)

        direct.tabBar.tap(0)
        #expect(scrollView.contentOffset.y == -20)
        withExtendedLifetime(screen) {}
    }

    @Test func carouselsAreNotScrolledToTheTop() {
        let (tab, carousel) = scrolledTab(scrollAxes: .horizontal)
        direct.viewControllers = [tab]

        direct.tabBar.tap(0)

        #expect(carousel.contentOffset == CGPoint(x: 30, y: 900))
    }

    @Test func theScrollViewThatAControllerNamesIsTheOneThatScrolls() {
        let (tab, first) = scrolledTab()
        let (_, named) = scrolledTab()
        tab.view.addSubview(named)
        tab.setContentScrollView(named)
        direct.viewControllers = [tab]

        direct.tabBar.tap(0)

        #expect(first.contentOffset.y == 900)
        #expect(named.contentOffset.y == -20)
    }

    // MARK: - No second tap

    @Test func comingBackFromAnotherTabPopsNothing() {
        push(in: direct, wrapped: false)
        direct.selectedIndex = 1

        direct.tabBar.tap(0)

        #expect(stack.viewControllers.count == 2)
    }

    @Test func aRefusedSecondTapPopsNothing() {
        let refusing = TabDelegate()
        refusing.allows = false
        push(in: direct, wrapped: false)
        direct.delegate = refusing

        direct.tabBar.tap(0)

        #expect(stack.viewControllers.count == 2)
    }

    @Test(arguments: ["", "14", "28", "latest"])
    func anUnknownEmulatedVersionIsReportedAndTheDefaultUsed(setting: String) {
        let reported = warnings {
            #expect(EmulatedSystem.version(fromSetting: setting) == 26)
        }

        #expect(reported.count == 1)
    }

    @Test func theEmulatedVersionIsReadFromTheSetting() {
        #expect(EmulatedSystem.version(fromSetting: "17") == 17)
        #expect(EmulatedSystem.version(fromSetting: nil) == 26)
    }
}
