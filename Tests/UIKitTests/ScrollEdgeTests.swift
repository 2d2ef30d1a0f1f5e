import Testing

@testable import UIKit

/// Which of its appearances a tab bar uses, by where the content is scrolled to.
@MainActor
@Suite struct ScrollEdgeTests {
    private let tabs = UITabBarController()
    private let controller = UIViewController()
    private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))

    init() {
        tabs.viewControllers = [controller, UIViewController()]
        let edge = UITabBarAppearance()
        edge.backgroundColor = .red
        tabs.tabBar.scrollEdgeAppearance = edge
    }

    private func showLongContent() -> TestScreen {
        controller.view.addSubview(scrollView)
        scrollView.contentSize = CGSize(width: 390, height: 2000)
        return TestScreen(tabs)
    }

    private var isEdgeDrawn: Bool { tabs.tabBar.drawnAppearance.backgroundColor == .red }

    @Test func overContentThatDoesNotScrollTheEdgeAppearanceIsDrawn() {
        let screen = TestScreen(tabs)

        #expect(isEdgeDrawn)
        _ = screen
    }

    @Test func withMoreToScrollTheStandardAppearanceIsDrawn() {
        let screen = showLongContent()
        #expect(!isEdgeDrawn)

        scrollView.contentOffset.y = 1200
        #expect(isEdgeDrawn)

        scrollView.contentOffset.y = 1100
        #expect(!isEdgeDrawn)
        _ = screen
    }

    @Test func growingContentLeavesTheEdge() {
        let screen = showLongContent()
        scrollView.contentOffset.y = 1200

        scrollView.contentSize.height = 3000

        #expect(!isEdgeDrawn)
        _ = screen
    }

    @Test func theVisibleTabDecides() {
        let screen = showLongContent()

        tabs.selectedIndex = 1
        #expect(isEdgeDrawn)

        tabs.selectedIndex = 0
        #expect(!isEdgeDrawn)
        _ = screen
    }

    @Test func theScrollViewNamedForTheBottomEdgeDecides() {
        let other = UIScrollView(frame: .zero)
        controller.view.addSubview(other)
        controller.setContentScrollView(other, for: .bottom)
        let screen = showLongContent()

        #expect(isEdgeDrawn)
        _ = screen
    }

    @Test func withoutAnEdgeAppearanceTheStandardOneServesFromIOS26OnAnAssumption() {
        EmulatedSystem.with(version: 26) {
            tabs.tabBar.scrollEdgeAppearance = nil
            tabs.tabBar.standardAppearance.backgroundColor = .green
            let screen = TestScreen(tabs)

            #expect(tabs.tabBar.drawnAppearance.backgroundColor == .green)
            _ = screen
        }
    }

    @Test func withoutAnEdgeAppearanceTheBackgroundGoesUpToIOS25() {
        EmulatedSystem.with(version: 25) {
            tabs.tabBar.scrollEdgeAppearance = nil
            tabs.tabBar.standardAppearance.backgroundColor = .green
            tabs.tabBar.standardAppearance.stackedLayoutAppearance.normal.iconColor = .brown
            let screen = TestScreen(tabs)

            #expect(tabs.tabBar.drawnAppearance.backgroundColor == nil)
            #expect(tabs.tabBar.drawnAppearance.shadowColor == nil)
            #expect(tabs.tabBar.drawnAppearance.stackedLayoutAppearance.normal.iconColor == .brown)
            _ = screen
        }
    }

    @Test func theSelectedItemsEdgeAppearanceComesFirst() {
        controller.tabBarItem.scrollEdgeAppearance = UITabBarAppearance()
        controller.tabBarItem.scrollEdgeAppearance?.backgroundColor = .blue
        let screen = TestScreen(tabs)

        #expect(tabs.tabBar.drawnAppearance.backgroundColor == .blue)
        _ = screen
    }
}
