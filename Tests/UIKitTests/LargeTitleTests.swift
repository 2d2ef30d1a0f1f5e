import Testing
import UIKit

@MainActor
@Suite struct LargeTitleTests {
    private let stack = UINavigationController()
    private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 700))

    init() {
        stack.navigationBar.prefersLargeTitles = true
        scrollView.contentSize = CGSize(width: 390, height: 2000)
        window.rootViewController = stack
        window.makeKeyAndVisible()
    }

    private func screen(_ title: String?, _ mode: UINavigationItem.LargeTitleDisplayMode = .automatic)
        -> UIViewController
    {
        let screen = UIViewController()
        screen.title = title
        screen.navigationItem.largeTitleDisplayMode = mode
        return screen
    }

    private func showList() {
        let list = screen("Inbox")
        list.view.addSubview(scrollView)
        stack.viewControllers = [list]
    }

    /// Whether the title is large, collapsed to some part of its height or not.
    private var isLarge: Bool { largeTitleHeight > 0 }

    private var largeTitleHeight: CGFloat {
        let line = stack.navigationBar.subviews.count > 3
        return line ? min(52, max(0, -scrollView.contentOffset.y)) : 0
    }

    private var titles: [String] {
        func labels(_ view: UIView) -> [String] {
            view.subviews.flatMap { ($0 as? UILabel)?.text.map { [$0] } ?? labels($0) }
        }
        return labels(stack.navigationBar)
    }

    @Test func titlesAreInTheRowUnlessTheBarPrefersLargeOnes() {
        stack.navigationBar.prefersLargeTitles = false
        showList()

        #expect(stack.navigationBar.subviews.count == 3)
        #expect(scrollView.contentOffset.y == 0 && scrollView.adjustedContentInset.top == 0)
    }

    @Test func aScrollViewBeginsBelowTheLargeTitle() {
        showList()

        #expect(isLarge)
        #expect(titles == ["Inbox"])
        #expect(scrollView.contentOffset.y == -52)
        #expect(scrollView.adjustedContentInset.top == 52)
    }

    @Test func theTitleCollapsesByWhatIsScrolledAndTheInsetIsThenTheSmallerOne() {
        showList()

        scrollView.contentOffset.y = -20
        #expect(largeTitleHeight == 20)
        scrollView.contentOffset.y = 300

        #expect(!isLarge)
        #expect(titles == ["Inbox"])
        #expect(scrollView.adjustedContentInset.top == 0)
    }

    @Test func scrollingToTheInsetReadWhileCollapsedLeavesTheTitleCollapsedUntilOneScrollsAgain() {
        showList()
        scrollView.contentOffset.y = 300

        scrollView.contentOffset.y = -scrollView.adjustedContentInset.top
        #expect(!isLarge)

        scrollView.contentOffset.y = -scrollView.adjustedContentInset.top
        #expect(largeTitleHeight == 52)
    }

    @Test func assumptionSizeToFitPullsTheTitleOutAtTheContentsTopOnly() {
        showList()
        scrollView.contentOffset.y = 300
        stack.navigationBar.sizeToFit()
        #expect(scrollView.contentOffset.y == 300)

        scrollView.contentOffset.y = 0
        stack.navigationBar.sizeToFit()
        #expect(scrollView.contentOffset.y == -52)
    }

    @Test func aContentInsetCountsInAddition() {
        scrollView.contentInset.top = 30
        showList()
        #expect(scrollView.contentOffset.y == -82)
        #expect(scrollView.adjustedContentInset.top == 82)

        scrollView.contentInset.top = 10

        #expect(scrollView.contentOffset.y == -62)
    }

    @Test(
        arguments: [
            ([.automatic], true), ([.never], false), ([.inline], false), ([.automatic, .automatic], true),
            ([.never, .automatic], false), ([.never, .always], true), ([.always, .never, .automatic], false),
        ] as [([UINavigationItem.LargeTitleDisplayMode], Bool)]
    )
    func automaticMeansAsOnTheScreenBelowAndLargeOnTheFirst(
        modes: [UINavigationItem.LargeTitleDisplayMode],
        expected: Bool
    ) {
        stack.viewControllers = modes.map { screen("Title", $0) }

        #expect((stack.navigationBar.subviews.count > 3) == expected)
    }

    @Test func aModeThatChangesShowsAtOnce() {
        showList()

        stack.viewControllers[0].navigationItem.largeTitleDisplayMode = .never
        #expect(!isLarge && scrollView.contentOffset.y == 0)

        stack.viewControllers[0].navigationItem.largeTitleDisplayMode = .always
        #expect(isLarge && scrollView.contentOffset.y == -52)
    }

    @Test func aScreenComesBackWithItsTitleAsItWasLeft() {
        showList()
        scrollView.contentOffset.y = 300
        stack.pushViewController(screen("Mail"), animated: false)
        #expect(stack.navigationBar.subviews.count > 3)

        stack.popViewController(animated: false)

        #expect(stack.navigationBar.subviews.count == 3)
        #expect(scrollView.contentOffset.y == 300)
    }

    @Test func anEmptyTitleAndAHiddenBarTakeNoRoom() {
        showList()

        stack.setNavigationBarHidden(true, animated: false)
        #expect(scrollView.contentOffset.y == 0)
        stack.setNavigationBarHidden(false, animated: false)
        #expect(scrollView.contentOffset.y == -52)
        stack.viewControllers[0].title = ""
        #expect(scrollView.contentOffset.y == 0)
    }

    @Test func aScreenThatLeavesTheStackGivesTheRoomBack() {
        let detail = screen("Mail")
        detail.view.addSubview(scrollView)
        stack.viewControllers = [screen("Inbox"), detail]
        #expect(scrollView.contentOffset.y == -52)

        stack.popViewController(animated: false)

        #expect(scrollView.contentOffset.y == 0)
    }
}
