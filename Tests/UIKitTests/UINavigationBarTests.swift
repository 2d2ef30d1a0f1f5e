import Testing
import UIKit

@MainActor
@Suite struct UINavigationBarTests {
    let stack = UINavigationController()

    private func controller(_ title: String?) -> UIViewController {
        let controller = UIViewController()
        controller.title = title
        return controller
    }

    private func all<View: UIView>(_ type: View.Type, below view: UIView) -> [View] {
        view.subviews.flatMap { ($0 as? View).map { [$0] } ?? all(type, below: $0) }
    }

    private var titles: [String] { all(UILabel.self, below: stack.navigationBar).compactMap(\.text) }
    private var buttons: [UIButton] { all(UIButton.self, below: stack.navigationBar) }
    private var buttonTitles: [String] { buttons.map { $0.currentTitle ?? $0.accessibilityLabel ?? "?" } }

    @Test func theBarShowsTheTopsTitleAndAWayBack() {
        stack.viewControllers = [controller("Home"), controller("Detail")]

        #expect(titles.contains("Detail"))
        #expect(buttonTitles == ["Home"])
        #expect(stack.navigationBar.topItem === stack.viewControllers[1].navigationItem)
        #expect(stack.navigationBar.backItem === stack.viewControllers[0].navigationItem)
        #expect(stack.navigationBar.items?.count == 2)
    }

    @Test func thereIsNoWayBackAtTheRoot() {
        stack.viewControllers = [controller("Home")]

        #expect(buttons.isEmpty)
    }

    @Test func theBackButtonPops() {
        stack.viewControllers = [controller("Home"), controller("Detail")]

        buttons[0].sendActions(for: .touchUpInside)

        #expect(stack.viewControllers.count == 1)
        #expect(titles == ["Home"])
    }

    @Test(arguments: [(nil, "Back"), ("", "Back"), ("A title that is much too long", "Back"), ("Inbox", "Inbox")])
    func theBackButtonSaysBackWhereThePreviousTitleIsMissingOrTooLong(title: String?, expected: String) {
        stack.viewControllers = [controller(title), controller("Detail")]

        #expect(buttonTitles == [expected])
    }

    @Test func aBackTitleOfItsOwnWins() {
        stack.viewControllers = [controller("Home"), controller("Detail")]
        let previous = stack.viewControllers[0].navigationItem

        previous.backButtonTitle = "Start"
        #expect(buttonTitles == ["Start"])

        previous.backBarButtonItem = UIBarButtonItem(title: "Away")
        #expect(buttonTitles == ["Away"])
    }

    @Test func theBackButtonCanBeHidden() {
        stack.viewControllers = [controller("Home"), controller("Detail")]

        stack.viewControllers[1].navigationItem.hidesBackButton = true
        #expect(buttons.isEmpty)

        stack.viewControllers[1].navigationItem.setHidesBackButton(false, animated: true)
        #expect(buttonTitles == ["Home"])
    }

    @Test func changesOfAnItemShowAtOnce() {
        stack.viewControllers = [controller("Home")]
        let item = stack.viewControllers[0].navigationItem

        item.title = "Renamed"
        #expect(titles == ["Renamed"])

        stack.viewControllers[0].title = "Again"
        #expect(titles == ["Again"])

        let view = UISwitch()
        item.titleView = view
        #expect(titles.isEmpty)
        #expect(view.isDescendant(of: stack.navigationBar))
    }

    @Test func buttonsAreInOrderAndRunTheirActions() {
        stack.viewControllers = [controller("Home")]
        let item = stack.viewControllers[0].navigationItem
        var pressed: [String] = []
        func button(_ title: String) -> UIBarButtonItem {
            UIBarButtonItem(primaryAction: UIAction(title: title) { pressed.append($0.title) })
        }

        item.leftBarButtonItems = [button("L1"), button("L2")]
        item.rightBarButtonItems = [button("R1"), button("R2")]

        #expect(buttonTitles == ["L1", "L2", "R2", "R1"])
        for button in buttons { button.sendActions(for: .touchUpInside) }
        #expect(pressed == ["L1", "L2", "R2", "R1"])
    }

    @Test func leadingButtonsTakeTheBackButtonsPlaceUnlessTheySupplementIt() {
        stack.viewControllers = [controller("Home"), controller("Detail")]
        let item = stack.viewControllers[1].navigationItem

        item.leftBarButtonItem = UIBarButtonItem(title: "Menu")
        #expect(buttonTitles == ["Menu"])

        item.leftItemsSupplementBackButton = true
        #expect(buttonTitles == ["Home", "Menu"])
    }

    @Test func changesOfAButtonShowAtOnceAndKeepItsView() {
        stack.viewControllers = [controller("Home")]
        let item = UIBarButtonItem(title: "Edit")
        stack.viewControllers[0].navigationItem.rightBarButtonItem = item
        let before = buttons[0]

        item.title = "Done"
        item.isEnabled = false

        #expect(buttons == [before])
        #expect(before.currentTitle == "Done")
        #expect(!before.isEnabled)
    }

    @Test func aDisabledButtonRunsNothing() {
        stack.viewControllers = [controller("Home")]
        var presses = 0
        let item = UIBarButtonItem(title: "Save", primaryAction: UIAction { _ in presses += 1 })
        item.isEnabled = false
        stack.viewControllers[0].navigationItem.rightBarButtonItem = item

        buttons[0].sendActions(for: .touchUpInside)

        #expect(presses == 0)
    }

    @Test func aSystemItemHasANameWhereItHasAnImage() {
        stack.viewControllers = [controller("Home")]

        stack.viewControllers[0].navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)

        #expect(buttons[0].currentImage != nil)
        #expect(buttons[0].accessibilityLabel == "Add")
    }

    @Test func theBarCanBeHidden() {
        stack.isNavigationBarHidden = true
        #expect(stack.navigationBar.isHidden)

        stack.setNavigationBarHidden(false, animated: true)
        #expect(!stack.isNavigationBarHidden)
        #expect(!stack.navigationBar.isHidden)
    }
}
