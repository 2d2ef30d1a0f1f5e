import Testing
import UIKit

/// Writes down what a tab bar controller asks and tells.
@MainActor
final class TabDelegate: NSObject, UITabBarControllerDelegate {
    var calls: [String] = []
    var allows = true

    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    {
        calls.append("should \(viewController.title ?? "?")")
        return allows
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        calls.append("did \(viewController.title ?? "?")")
    }
}

extension UITabBar {
    /// What a user does.
    func tap(_ index: Int) {
        subviews.compactMap { $0 as? UIControl }[index].sendActions(for: .touchUpInside)
    }
}

@MainActor
@Suite struct TabBarTapTests {
    let controller = UITabBarController()
    let delegate = TabDelegate()

    init() {
        controller.viewControllers = ["A", "B"].map { name in
            let tab = UIViewController()
            tab.title = name
            return tab
        }
        controller.delegate = delegate
    }

    @Test func aTapAsksThenSelectsThenTells() {
        controller.tabBar.tap(1)

        #expect(delegate.calls == ["should B", "did B"])
        #expect(controller.selectedIndex == 1)
    }

    @Test func everyTapOnTheSelectedTabAsksAndTells() {
        controller.tabBar.tap(0)
        controller.tabBar.tap(0)

        #expect(delegate.calls == ["should A", "did A", "should A", "did A"])
    }

    @Test func aRefusedTapSelectsNothingAndIsNotTold() {
        delegate.allows = false

        controller.tabBar.tap(1)

        #expect(delegate.calls == ["should B"])
        #expect(controller.selectedIndex == 0)
        #expect(controller.tabBar.selectedItem === controller.viewControllers?[0].tabBarItem)
    }

    @Test func selectingInCodeCallsNoDelegate() {
        controller.selectedIndex = 1
        controller.selectedViewController = controller.viewControllers?[0]

        #expect(delegate.calls.isEmpty)
    }

    @Test func aTapOnADisabledItemDoesNothing() {
        controller.viewControllers?[1].tabBarItem.isEnabled = false

        controller.tabBar.tap(1)

        #expect(delegate.calls.isEmpty)
        #expect(controller.selectedIndex == 0)
    }

    @Test func aTapGoesThroughTheSelectionsSetter() {
        final class Subclass: UITabBarController {
            var selections = 0
            override var selectedViewController: UIViewController? {
                get { super.selectedViewController }
                set {
                    super.selectedViewController = newValue
                    selections += 1
                }
            }
        }
        let controller = Subclass()
        controller.viewControllers = [UIViewController(), UIViewController()]
        controller.selections = 0

        controller.tabBar.tap(1)

        #expect(controller.selections == 1)
    }

    @Test func assumptionTheBarsDelegateMethodIsCalledBeforeTheControllersDelegate() {
        final class Subclass: UITabBarController {
            var tapped: UITabBarItem?
            var callsBefore: [String] = []
            override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
                tapped = item
                callsBefore = (delegate as? TabDelegate)?.calls ?? []
            }
        }
        let controller = Subclass()
        controller.viewControllers = [UIViewController(), UIViewController()]
        controller.delegate = delegate

        controller.tabBar.tap(1)

        #expect(controller.tapped === controller.viewControllers?[1].tabBarItem)
        #expect(controller.callsBefore == ["should ?"])
    }

    @Test func aStandaloneBarSelectsAndTellsItsDelegate() {
        @MainActor final class Owner: NSObject, UITabBarDelegate {
            var selected: [UITabBarItem] = []
            func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { selected.append(item) }
        }
        let bar = UITabBar()
        let owner = Owner()
        let items = [UITabBarItem(title: "1", image: nil, tag: 1), UITabBarItem(title: "2", image: nil, tag: 2)]
        bar.items = items
        bar.delegate = owner

        bar.tap(1)

        #expect(bar.selectedItem === items[1])
        #expect(owner.selected == [items[1]])
    }

    @Test func theItemsOfAControllersBarCannotBeSet() {
        let reported = warnings { controller.tabBar.items = [] }

        #expect(controller.tabBar.items?.count == 2)
        #expect(reported.count == 1)
    }
}
