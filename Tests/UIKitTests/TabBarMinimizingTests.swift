import Testing

@testable import UIKit

/// A tab bar that becomes lower as content is scrolled, and the accessory above it.
@MainActor
@Suite struct TabBarMinimizingTests {
    private let tabs = UITabBarController()
    private let controller = UIViewController()
    private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 700))

    init() {
        controller.view.addSubview(scrollView)
        scrollView.contentSize = CGSize(width: 390, height: 3000)
        let item = UITabBarItem(title: "One", image: UIImage(systemName: "house"), tag: 0)
        controller.tabBarItem = item
        tabs.viewControllers = [controller, UIViewController()]
    }

    private func showTabs(
        _ behavior: UITabBarController.MinimizeBehavior,
        version: Int = 26,
        width: CGFloat = 390,
        _ body: () -> Void
    ) {
        EmulatedSystem.with(version: version) {
            let screen = TestScreen(tabs, width: width)
            tabs.tabBarMinimizeBehavior = behavior
            body()
            withExtendedLifetime(screen) {}
        }
    }

    private func scroll(by distance: CGFloat) {
        scrollView.contentOffset.y += distance
    }

    @Test func onScrollDownTheBarIsLowUntilTheContentIsScrolledBack() {
        showTabs(.onScrollDown) {
            let height = tabs.tabBar.frame.height
            let content = controller.view.frame.height
            scroll(by: 100)
            #expect(tabs.tabBar.isMinimized)
            #expect(tabs.tabBar.frame.height < height)
            #expect(controller.view.frame.height == content + height - tabs.tabBar.frame.height)
            #expect(tabs.tabBar.frame.maxY == 844)

            scroll(by: 300)
            #expect(tabs.tabBar.isMinimized)

            scroll(by: -50)
            #expect(!tabs.tabBar.isMinimized)
            #expect(tabs.tabBar.frame.height == height)
        }
    }

    @Test func titlesGoAndIconsStay() throws {
        showTabs(.onScrollDown) {
            let button = tabs.tabBar.subviews[0]
            @MainActor func showsTitle() -> Bool { button.subviews.contains { $0 is UILabel } }
            #expect(showsTitle())

            scroll(by: 100)
            #expect(!showsTitle())
            #expect(button.accessibilityLabel == "One")
            // There is no icon that could stand for the title.
            tabs.viewControllers?[1].tabBarItem.title = "Two"
            #expect(tabs.tabBar.subviews[1].subviews.contains { $0 is UILabel })
        }
    }

    @Test func aLittleTrembleDoesNotCount() {
        showTabs(.onScrollDown) {
            scroll(by: 100)
            for _ in 0..<5 {
                scroll(by: -4)
                #expect(tabs.tabBar.isMinimized)
                scroll(by: 4)
            }

            scroll(by: -5)
            scroll(by: -5)
            #expect(!tabs.tabBar.isMinimized)
        }
    }

    @Test func atTheTopTheBarIsThereHoweverItCameThere() {
        showTabs(.onScrollDown) {
            scroll(by: 10)
            #expect(tabs.tabBar.isMinimized)

            // Never far enough one way to count.
            for step in [-6, 1, -5] { scroll(by: CGFloat(step)) }
            #expect(scrollView.contentOffset.y == 0)
            #expect(!tabs.tabBar.isMinimized)
        }
    }

    @Test func onScrollUpIsTheOtherWayRound() {
        scrollView.contentOffset.y = 2000
        showTabs(.onScrollUp) {
            scroll(by: 50)
            #expect(!tabs.tabBar.isMinimized)
            scroll(by: -50)
            #expect(tabs.tabBar.isMinimized)
            scroll(by: 50)
            #expect(!tabs.tabBar.isMinimized)

            scroll(by: -50)
            scrollView.contentOffset.y = 2300
            #expect(!tabs.tabBar.isMinimized)
        }
    }

    @Test func automaticAndNeverLeaveTheBarAsItIs() {
        #expect(tabs.tabBarMinimizeBehavior == .automatic)
        for behavior in [UITabBarController.MinimizeBehavior.automatic, .never] {
            showTabs(behavior) {
                scroll(by: 100)
                #expect(!tabs.tabBar.isMinimized)
            }
        }
    }

    @Test func beforeIOS26AndInWideWindowsNothingBecomesLower() {
        showTabs(.onScrollDown, version: 18) {
            scroll(by: 100)
            #expect(!tabs.tabBar.isMinimized)
        }
        showTabs(.onScrollDown, width: 1000) {
            scroll(by: 100)
            #expect(!tabs.tabBar.isMinimized)
        }
    }

    @Test func aTapAnotherTabAndAnotherBehaviorBringTheBarBack() {
        showTabs(.onScrollDown) {
            scroll(by: 100)
            tabs.selectedIndex = 1
            #expect(!tabs.tabBar.isMinimized)
            tabs.selectedIndex = 0

            scroll(by: 100)
            scroll(by: 100)
            #expect(tabs.tabBar.isMinimized)
            tabs.delegate = RefusingDelegate.shared
            (tabs.tabBar.subviews[0] as? UIControl)?.sendActions(for: .touchUpInside)
            #expect(!tabs.tabBar.isMinimized)

            scroll(by: 100)
            #expect(tabs.tabBar.isMinimized)
            tabs.tabBarMinimizeBehavior = .never
            #expect(!tabs.tabBar.isMinimized)
        }
    }

    /// Keeps taps from scrolling.
    private final class RefusingDelegate: NSObject, UITabBarControllerDelegate {
        static let shared = RefusingDelegate()

        func tabBarController(_: UITabBarController, shouldSelect viewController: UIViewController) -> Bool { false }
    }

    @Test func aBarThatIsHiddenMeanwhileIsHiddenWhole() {
        showTabs(.onScrollDown) {
            scroll(by: 100)
            tabs.isTabBarHidden = true
            #expect(controller.view.frame.height == 844)

            tabs.isTabBarHidden = false
            #expect(tabs.tabBar.frame.maxY == 844)
            #expect(controller.view.frame.height == tabs.tabBar.frame.minY)
        }
    }

    // MARK: - Accessory

    private let accessory = UITabAccessory(contentView: UIView())

    @Test func anAccessoryIsBetweenContentAndBarAlsoWhenTheBarIsLow() {
        showTabs(.onScrollDown) {
            tabs.bottomAccessory = accessory
            let view = accessory.contentView
            #expect(view.window != nil)
            @MainActor func edges() -> (top: CGFloat, bottom: CGFloat) {
                let frame = view.superview?.frame ?? .zero
                return (frame.minY - controller.view.frame.maxY, frame.maxY - tabs.tabBar.frame.minY)
            }
            #expect(edges() == (0, 0))
            #expect(view.frame.height >= 40)

            scroll(by: 100)
            #expect(tabs.tabBar.isMinimized)
            #expect(edges() == (0, 0))

            tabs.isTabBarHidden = true
            #expect(view.superview?.frame.maxY == 844)
            #expect(edges().top == 0)

            tabs.setBottomAccessory(nil, animated: true)
            #expect(view.window == nil)
            #expect(tabs.bottomAccessory == nil)
            #expect(controller.view.frame.height == 844)
        }
    }

    @Test func anotherAccessoryTakesThePlaceOfTheFirst() {
        showTabs(.automatic) {
            tabs.bottomAccessory = accessory
            let other = UITabAccessory(contentView: UIView())

            tabs.setBottomAccessory(other, animated: true)

            #expect(accessory.contentView.superview == nil)
            #expect(other.contentView.window != nil)
            #expect(tabs.view.subviews.count == 3)
        }
    }

    @Test func beforeIOS26AnAccessoryIsNotShown() {
        showTabs(.automatic, version: 18) {
            tabs.bottomAccessory = accessory
            #expect(accessory.contentView.superview == nil)
        }
    }
}
