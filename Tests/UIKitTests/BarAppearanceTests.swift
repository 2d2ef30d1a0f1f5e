import Testing

@testable import UIKit

@MainActor
@Suite struct BarAppearanceTests {
    @Test func aBarTakesACopy() {
        let bar = UITabBar()
        let appearance = UITabBarAppearance()

        bar.standardAppearance = appearance
        appearance.backgroundColor = .red

        #expect(bar.standardAppearance !== appearance)
        #expect(bar.standardAppearance.backgroundColor == nil)
    }

    @Test func changesOfTheBarsOwnAppearanceAreInForceAtOnce() {
        let bar = UITabBar()
        let item = UITabBarItem(title: "A", image: nil, tag: 0)
        bar.items = [item]

        bar.standardAppearance.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]

        #expect(titleColor(in: bar) == .green)
    }

    @Test func copiesAreIndependentDownToTheStates() {
        let original = UITabBarAppearance()
        original.stackedLayoutAppearance.selected.iconColor = .red

        let copy = original.copy() as! UITabBarAppearance
        original.stackedLayoutAppearance.selected.iconColor = .blue

        #expect(copy.stackedLayoutAppearance.selected.iconColor == .red)
    }

    @Test func aLayoutsAppearanceIsCopiedWhenSet() {
        let appearance = UITabBarAppearance()
        let layout = UITabBarItemAppearance(style: .stacked)
        layout.normal.iconColor = .red

        appearance.stackedLayoutAppearance = layout
        layout.normal.iconColor = .blue

        #expect(appearance.stackedLayoutAppearance.normal.iconColor == .red)
        #expect(appearance.inlineLayoutAppearance.normal.iconColor == nil)
    }

    @Test func appearancesAreEqualIfTheyDrawTheSame() {
        let changes: [(UITabBarAppearance) -> Void] = [
            { $0.configureWithTransparentBackground() },
            { $0.backgroundColor = .red },
            { $0.shadowColor = nil },
            { $0.stackedLayoutAppearance.normal.iconColor = .red },
            { $0.inlineLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.red] },
            { $0.compactInlineLayoutAppearance.disabled.badgeTextAttributes = [.font: UIFont.systemFont(ofSize: 9)] },
            { $0.stackedLayoutAppearance.focused.badgeBackgroundColor = .blue },
            { $0.stackedLayoutAppearance.normal.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: 1) },
            { $0.stackedLayoutAppearance.normal.badgePositionAdjustment = UIOffset(horizontal: 1, vertical: 0) },
        ]
        for change in changes {
            let (first, second) = (UITabBarAppearance(), UITabBarAppearance())
            #expect(first == second && first.hash == second.hash)
            change(first)
            #expect(first != second)
            change(second)
            #expect(first == second)
        }
    }

    @Test func theThreeConfigurations() {
        let appearance = UITabBarAppearance()
        appearance.backgroundColor = .red

        appearance.configureWithDefaultBackground()
        #expect(appearance.backgroundColor == nil)
        #expect(appearance.shadowColor != nil)

        appearance.configureWithOpaqueBackground()
        #expect(appearance.backgroundColor != nil)
        #expect(appearance.shadowColor != nil)

        appearance.configureWithTransparentBackground()
        #expect(appearance.backgroundColor == nil)
        #expect(appearance.shadowColor == nil)
    }

    @Test func configuringABackgroundLeavesTheItemsAlone() {
        let appearance = UITabBarAppearance()
        appearance.stackedLayoutAppearance.normal.iconColor = .red

        appearance.configureWithOpaqueBackground()

        #expect(appearance.stackedLayoutAppearance.normal.iconColor == .red)
    }

    @Test func aDefaultLayoutHasNothingSet() {
        let layout = UITabBarItemAppearance()
        layout.normal.iconColor = .red
        layout.selected.badgeTextAttributes = [.foregroundColor: UIColor.black]

        layout.configureWithDefault(for: .stacked)

        #expect(layout.normal.iconColor == nil)
        #expect(layout.selected.badgeTextAttributes.isEmpty)
    }

    @Test func theSelectedItemsAppearanceIsTheBars() {
        let bar = UITabBar()
        let items = ["A", "B"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
        bar.items = items
        items[1].standardAppearance = UITabBarAppearance()
        items[1].standardAppearance?.backgroundColor = .red

        bar.selectedItem = items[0]
        #expect(bar.drawnAppearance.backgroundColor == nil)

        bar.selectedItem = items[1]
        #expect(bar.drawnAppearance.backgroundColor == .red)
    }

    @Test func anItemIsDrawnByItsOwnAppearanceAnAssumption() {
        let bar = UITabBar()
        let items = ["A", "B"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
        bar.items = items
        bar.selectedItem = items[1]

        items[0].standardAppearance = UITabBarAppearance()
        items[0].standardAppearance?.stackedLayoutAppearance.normal.titleTextAttributes = [
            .foregroundColor: UIColor.green
        ]

        #expect(titleColor(in: bar) == .green)
    }

    @Test func barsOfWideWindowsUseTheInlineLayout() {
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController()]
        tabs.tabBar.items?[0].title = "A"
        tabs.tabBar.standardAppearance.inlineLayoutAppearance.selected.titleTextAttributes = [
            .foregroundColor: UIColor.green
        ]

        let narrow = TestScreen(tabs)
        #expect(titleColor(in: tabs.tabBar) == .tintColor)

        narrow.window.frame.size.width = 900
        #expect(titleColor(in: tabs.tabBar) == .green)
    }

    private func titleColor(in bar: UITabBar) -> UIColor? {
        bar.subviews.first?.subviews.compactMap { $0 as? UILabel }.first?.textColor
    }
}
