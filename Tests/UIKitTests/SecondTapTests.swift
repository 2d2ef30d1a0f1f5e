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
