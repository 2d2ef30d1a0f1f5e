import Testing
import UIKit

/// What presents what, and what is refused.
@MainActor
@Suite struct PresentationTests {
    private let root = UIViewController()
    private let sheet = UIViewController()

    @Test func bothControllersKnowOfEachOtherUntilTheDismissal() {
        let screen = TestScreen(root)
        var isPresented = false
        var isDismissed = false

        root.present(sheet, animated: true) { isPresented = true }

        #expect(isPresented)
        #expect(root.presentedViewController === sheet)
        #expect(sheet.presentingViewController === root)
        #expect(sheet.view.window === screen.window)

        root.dismiss(animated: true) { isDismissed = true }

        #expect(isDismissed)
        #expect(root.presentedViewController == nil)
        #expect(sheet.presentingViewController == nil)
        #expect(sheet.view.window == nil)
    }

    @Test func aPresentedControllerMayDismissItself() {
        let screen = TestScreen(root)
        root.present(sheet, animated: false)

        sheet.dismiss(animated: false)

        #expect(root.presentedViewController == nil)
        withExtendedLifetime(screen) {}
    }

    @Test func aChildPresentsThroughTheTopOfItsHierarchy() {
        let stack = UINavigationController(rootViewController: root)
        let tabs = UITabBarController()
        tabs.viewControllers = [stack]
        let screen = TestScreen(tabs)
        let content = UIViewController()
        let sheet = UINavigationController(rootViewController: content)

        root.present(sheet, animated: false)

        #expect(sheet.presentingViewController === tabs)
        #expect(content.presentingViewController === tabs)
        #expect(root.presentedViewController === sheet)
        #expect(stack.visibleViewController === sheet)

        content.dismiss(animated: false)

        #expect(tabs.presentedViewController == nil)
        #expect(stack.visibleViewController === root)
        withExtendedLifetime(screen) {}
    }

    @Test func dismissingTakesEverythingAboveAway() {
        let screen = TestScreen(root)
        let second = UIViewController()
        root.present(sheet, animated: false)
        sheet.present(second, animated: false)
        #expect(second.presentingViewController === sheet)

        root.dismiss(animated: true)

        #expect(root.presentedViewController == nil)
        #expect(sheet.presentedViewController == nil)
        #expect(second.presentingViewController == nil)
        #expect(screen.window.subviews == [root.view])
    }

    @Test func aControllerThatPresentsDismissesWhatIsOnTopOfItAndStays() {
        let screen = TestScreen(root)
        root.present(sheet, animated: false)
        sheet.present(UIViewController(), animated: false)

        sheet.dismiss(animated: false)

        #expect(sheet.presentedViewController == nil)
        #expect(root.presentedViewController === sheet)
        withExtendedLifetime(screen) {}
    }

    @Test func assumptionADismissalOfNothingDoesNothing() {
        let screen = TestScreen(root)
        var isCalled = false

        let messages = warnings { root.dismiss(animated: true) { isCalled = true } }

        #expect(!isCalled)
        #expect(messages.isEmpty)
        withExtendedLifetime(screen) {}
    }

    @Test func automaticMeansASheetAndIsNeverRead() {
        #expect(sheet.modalPresentationStyle == .pageSheet)
        sheet.modalPresentationStyle = .fullScreen
        #expect(sheet.modalPresentationStyle == .fullScreen)
        sheet.modalPresentationStyle = .automatic
        #expect(sheet.modalPresentationStyle == .pageSheet)
    }

    @Test func aSheetLeavesWhatIsBelowInPlaceAndAFullScreenControllerDoesNot() {
        let screen = TestScreen(root)
        root.present(sheet, animated: false)
        #expect(root.view.window === screen.window)
        root.dismiss(animated: false)

        sheet.modalPresentationStyle = .fullScreen
        root.present(sheet, animated: false)
        #expect(root.view.window == nil)
        #expect(sheet.view.frame == screen.window.bounds)

        root.dismiss(animated: false)
        #expect(root.view.window === screen.window)
        sheet.modalPresentationStyle = .overFullScreen
        root.present(sheet, animated: false)
        #expect(root.view.window === screen.window)
        #expect(sheet.view.frame == screen.window.bounds)
    }

    @Test func aSheetIsNarrowInAWideWindow() {
        let screen = TestScreen(root, width: 1000)
        #expect(root.traitCollection.horizontalSizeClass == .regular)

        root.present(sheet, animated: false)

        #expect(sheet.traitCollection.horizontalSizeClass == .compact)
        #expect(sheet.view.bounds.width < 700)
        screen.window.frame.size.width = 500
        #expect(sheet.view.bounds.width == 500)
        screen.window.frame.size.width = 1000
        sheet.modalPresentationStyle = .fullScreen
        root.dismiss(animated: false)
        root.present(sheet, animated: false)
        #expect(sheet.traitCollection.horizontalSizeClass == .regular)
        withExtendedLifetime(screen) {}
    }

    @Test func thePresentingControllerIsNextInTheResponderChain() {
        let screen = TestScreen(root)
        root.present(sheet, animated: false)

        #expect(sheet.view.next === sheet)
        #expect(sheet.next === root)
        withExtendedLifetime(screen) {}
    }

    @Test func aFieldIsEditedAgainAfterwards() {
        let field = UITextField()
        root.view.addSubview(field)
        let screen = TestScreen(root)
        field.becomeFirstResponder()

        root.present(sheet, animated: false)
        #expect(!field.isFirstResponder)

        root.dismiss(animated: false)
        #expect(field.isFirstResponder)
        withExtendedLifetime(screen) {}
    }

    @Test func nothingIsKeptAliveAfterwards() {
        let screen = TestScreen(root)
        weak var sheet: UIViewController?
        do {
            let controller = UIViewController()
            sheet = controller
            root.present(controller, animated: true)
        }
        #expect(sheet != nil)

        root.dismiss(animated: true)

        #expect(sheet == nil)
        withExtendedLifetime(screen) {}
    }

    // MARK: - What is refused

    @Test func aSecondPresentationIsIgnored() {
        let screen = TestScreen(root)
        let second = UIViewController()
        root.present(sheet, animated: false)

        let messages = warnings { root.present(second, animated: false) }

        #expect(messages.count == 1)
        #expect(root.presentedViewController === sheet)
        #expect(second.presentingViewController == nil)
        withExtendedLifetime(screen) {}
    }

    @Test func aControllerWithAParentIsNotPresented() {
        let screen = TestScreen(root)
        let stack = UINavigationController(rootViewController: sheet)
        let tabs = UITabBarController()
        let tab = UIViewController()
        tabs.viewControllers = [tab]

        let messages = warnings {
            root.present(sheet, animated: false)
            root.present(tab, animated: false)
        }

        #expect(messages.count == 2)
        #expect(root.presentedViewController == nil)
        #expect(sheet.parent === stack)
        withExtendedLifetime(screen) {}
    }

    @Test func aControllerThatIsOnScreenIsNotPresented() {
        let screen = TestScreen(root)
        root.present(sheet, animated: false)

        let messages = warnings {
            sheet.present(root, animated: false)
            sheet.present(sheet, animated: false)
        }

        #expect(messages.count == 2)
        #expect(sheet.presentedViewController == nil)
        withExtendedLifetime(screen) {}
    }

    @Test func aControllerThatIsNotInAWindowPresentsNothing() {
        let messages = warnings { root.present(sheet, animated: false) { Issue.record("must not be called") } }

        #expect(messages.count == 1)
        #expect(root.presentedViewController == nil)
        #expect(!sheet.isViewLoaded)
    }

    // MARK: - Windows

    @Test func anotherRootEndsWhatTheOldOnePresented() {
        let screen = TestScreen(root)
        root.present(sheet, animated: false)
        let other = UIViewController()

        screen.window.rootViewController = other

        #expect(root.presentedViewController == nil)
        #expect(screen.window.subviews == [other.view])
    }

    @Test func aWindowThatIsShownAgainShowsWhatWasPresented() {
        let screen = TestScreen(root)
        sheet.modalPresentationStyle = .fullScreen
        root.present(sheet, animated: false)

        screen.window.isHidden = true
        #expect(sheet.view.window == nil)
        #expect(root.presentedViewController === sheet)

        screen.window.isHidden = false
        #expect(sheet.view.window === screen.window)
        #expect(root.view.window == nil)
    }
}
