import Testing

@testable import UIKit

@Suite @MainActor struct UISplitViewControllerTests {
    private let split = UISplitViewController(style: .doubleColumn)
    private let recorder = Recorder()
    private let list: RecordingController
    private let detail: RecordingController

    private static let regular: CGFloat = 1000

    init() {
        list = RecordingController("list", recorder)
        detail = RecordingController("detail", recorder)
        split.setViewController(list, for: .primary)
        split.setViewController(detail, for: .secondary)
    }

    private var listStack: UINavigationController? { list.navigationController }

    // MARK: - Side by side

    @Test func eachColumnIsAChildInANavigationControllerOfItsOwn() throws {
        let screen = TestScreen(split, width: Self.regular)

        #expect(!split.isCollapsed)
        #expect(split.children.count == 2)
        #expect(split.children.allSatisfy { $0 is UINavigationController })
        #expect(split.children.map { ($0 as? UINavigationController)?.viewControllers.first } == [list, detail])
        #expect(split.viewController(for: .primary) === list)
        #expect(split.viewController(for: .secondary) === detail)
        #expect(detail.splitViewController === split)
        withExtendedLifetime(screen) {}
    }

    @Test func aNavigationControllerIsTakenAsItIs() {
        let stack = UINavigationController(rootViewController: UIViewController())

        split.setViewController(stack, for: .secondary)

        #expect(split.children.last === stack)
        #expect(split.viewController(for: .secondary) === stack)
        #expect(detail.parent?.parent == nil)
    }

    @Test func bothColumnsAppearWithTheController() {
        let screen = TestScreen(split, width: Self.regular)

        #expect(
            recorder.take()
                == ["list didLoad", "list willAppear", "detail didLoad", "detail willAppear"]
                + ["list isAppearing", "detail isAppearing", "list didAppear", "detail didAppear"]
        )
        withExtendedLifetime(screen) {}
    }

    @Test func theListIsCompactAlsoInAWideWindow() {
        let screen = TestScreen(split, width: Self.regular)

        #expect(list.traitCollection.horizontalSizeClass == .compact)
        #expect(detail.traitCollection.horizontalSizeClass == .regular)
        withExtendedLifetime(screen) {}
    }

    @Test func hidingTheListLeavesTheDetailAndShowingBringsItBack() {
        let screen = TestScreen(split, width: Self.regular)
        _ = recorder.take()

        split.hide(.primary)
        #expect(split.displayMode == .secondaryOnly)
        #expect(recorder.take() == ["list willDisappear", "list didDisappear"])
        #expect(split.children.count == 2)

        split.show(.primary)
        #expect(split.displayMode == .oneBesideSecondary)
        #expect(recorder.take() == ["list willAppear", "list isAppearing", "list didAppear"])
        withExtendedLifetime(screen) {}
    }

    @Test func theDisplayModeThatTheAppPrefersIsInForceUntilAColumnIsShown() {
        split.preferredDisplayMode = .secondaryOnly
        let screen = TestScreen(split, width: Self.regular)
        #expect(split.displayMode == .secondaryOnly)
        #expect(list.viewIfLoaded?.window == nil)

        split.show(.primary)
        #expect(split.displayMode == .oneBesideSecondary)

        split.preferredDisplayMode = .automatic
        #expect(split.displayMode == .oneBesideSecondary)
        withExtendedLifetime(screen) {}
    }

    @Test func anotherControllerTakesAColumnOver() {
        let screen = TestScreen(split, width: Self.regular)
        _ = recorder.take()
        let other = RecordingController("other", recorder)

        split.setViewController(other, for: .secondary)

        #expect(
            recorder.take()
                == ["detail willDisappear", "detail didDisappear"]
                + ["other didLoad", "other willAppear", "other isAppearing", "other didAppear"]
        )
        #expect(split.children.count == 2)
        #expect(other.splitViewController === split)
        #expect(detail.splitViewController == nil)
        withExtendedLifetime(screen) {}
    }

    @Test func anEmptiedColumnIsNoChild() {
        split.setViewController(nil, for: .primary)

        #expect(split.children.count == 1)
        #expect(split.viewController(for: .primary) == nil)
    }

    @Test func whatCannotBeIsIgnoredWithAWarning() {
        let screen = TestScreen(split, width: Self.regular)

        let messages = warnings {
            split.setViewController(list, for: .secondary)
            split.hide(.secondary)
        }

        #expect(messages.count == 2)
        #expect(split.viewController(for: .secondary) === detail)
        withExtendedLifetime(screen) {}
    }

    // MARK: - Collapsed

    @Test func inACompactWidthTheDetailIsOnTopOfTheListsStack() throws {
        let screen = TestScreen(split)

        let stack = try #require(listStack)
        #expect(split.isCollapsed)
        #expect(split.children == [stack])
        #expect(stack.viewControllers == [list, try #require(detail.navigationController)])
        #expect(detail.viewIfLoaded?.window != nil)
        #expect(list.viewIfLoaded?.window == nil)
        withExtendedLifetime(screen) {}
    }

    @Test func theDelegateMayHaveTheListOnTop() throws {
        let delegate = ListFirst()
        split.delegate = delegate
        let screen = TestScreen(split)

        #expect(delegate.events == ["proposed secondary", "collapsed"])
        #expect(listStack?.viewControllers == [list])

        split.show(.secondary)
        #expect(listStack?.viewControllers.count == 2)
        split.show(.secondary)
        #expect(listStack?.viewControllers.count == 2)
        split.show(.primary)
        #expect(listStack?.viewControllers == [list])
        withExtendedLifetime(screen) {}
    }

    @Test func onlyOneOfTheTwoBarsIsSeenAndItsBackButtonGoesToTheList() throws {
        let screen = TestScreen(split)
        let outer = try #require(listStack)
        let inner = try #require(detail.navigationController)

        #expect(outer.navigationBar.isHidden && !inner.navigationBar.isHidden)
        #expect(!outer.isNavigationBarHidden)
        let button = try #require(backButton(in: inner.navigationBar))
        #expect(button.title(for: .normal) == "list")

        inner.pushViewController(RecordingController("third"), animated: false)
        #expect(backButton(in: inner.navigationBar)?.title(for: .normal) == "detail")
        inner.popViewController(animated: false)

        backButton(in: inner.navigationBar)?.sendActions(for: .touchUpInside)
        #expect(outer.viewControllers == [list])
        #expect(!outer.navigationBar.isHidden)
        withExtendedLifetime(screen) {}
    }

    @Test func goingToTheRootOfTheStackLeavesTheDetail() throws {
        let screen = TestScreen(split)
        detail.navigationController?.pushViewController(UIViewController(), animated: false)

        listStack?.popToRootViewController(animated: false)

        #expect(listStack?.viewControllers == [list])
        #expect(split.viewController(for: .secondary) === detail)
        withExtendedLifetime(screen) {}
    }

    @Test func aDetailThatIsShownIsReplacedWhereItIs() throws {
        let screen = TestScreen(split)
        let other = UIViewController()

        split.setViewController(other, for: .secondary)

        #expect(listStack?.viewControllers == [list, try #require(other.navigationController)])
        withExtendedLifetime(screen) {}
    }

    @Test func aDetailThatIsSetWhileTheListIsShownWaitsToBeShown() throws {
        let screen = TestScreen(split)
        split.show(.primary)
        let other = UIViewController()

        split.setViewController(other, for: .secondary)
        #expect(listStack?.viewControllers == [list])

        split.show(.secondary)
        #expect(other.viewIfLoaded?.window != nil)
        withExtendedLifetime(screen) {}
    }

    @Test func aDetailWithoutAListIsShownAlone() {
        split.setViewController(nil, for: .primary)
        let screen = TestScreen(split)

        #expect(split.isCollapsed)
        #expect(detail.viewIfLoaded?.window != nil)
        withExtendedLifetime(screen) {}
    }

    // MARK: - Width

    @Test func aWiderWindowPutsTheColumnsSideBySideWithTheirStacksKept() throws {
        let delegate = ListFirst()
        let screen = TestScreen(split)
        split.delegate = delegate
        let stack = try #require(detail.navigationController)
        let third = UIViewController()
        stack.pushViewController(third, animated: false)

        screen.window.frame.size.width = Self.regular
        screen.window.layoutIfNeeded()

        #expect(!split.isCollapsed)
        #expect(split.children == [try #require(listStack), stack])
        #expect(stack.viewControllers == [detail, third])
        #expect(list.viewIfLoaded?.window != nil && third.viewIfLoaded?.window != nil)
        #expect(listStack?.navigationBar.isHidden == false)
        #expect(backButton(in: stack.navigationBar)?.title(for: .normal) == "detail")

        screen.window.frame.size.width = 390
        screen.window.layoutIfNeeded()

        #expect(split.isCollapsed)
        #expect(listStack?.viewControllers == [list])
        #expect(delegate.events == ["expanded", "proposed secondary", "collapsed"])
    }

    @Test func everyColumnAppearsOnceHoweverOftenTheWidthChanges() {
        let screen = TestScreen(split)
        for width in [Self.regular, 390, Self.regular] {
            screen.window.frame.size.width = width
            screen.window.layoutIfNeeded()
        }

        let events = recorder.take()
        for name in ["list", "detail"] {
            let appeared = events.count { $0 == "\(name) didAppear" }
            #expect(appeared == events.count { $0 == "\(name) didDisappear" } + 1)
        }
    }

    private func backButton(in bar: UINavigationBar) -> UIButton? {
        bar.subviews.first?.subviews.first as? UIButton
    }
}

@MainActor
private final class ListFirst: UISplitViewControllerDelegate {
    var events: [String] = []

    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        events.append("proposed \(proposedTopColumn)")
        return .primary
    }

    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { events.append("collapsed") }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { events.append("expanded") }
}
