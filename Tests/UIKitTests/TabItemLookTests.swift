import Testing

@testable import UIKit

@MainActor
@Suite struct TabItemLookTests {
    private let item = UITabBarItem(title: "A", image: nil, tag: 0)
    private let appearance = UITabBarItemAppearance()
    private let font = UIFont.boldSystemFont(ofSize: 20)

    private func look(_ state: UIControl.State = .normal, unselectedTint: UIColor? = nil) -> TabItemLook {
        TabItemLook(
            of: item,
            state: state,
            appearance: appearance,
            style: .stacked,
            tint: .purple,
            unselectedTint: unselectedTint
        )
    }

    @Test func tintsColourWhatNothingElseDoes() {
        #expect(look(.selected).iconColor == .purple)
        #expect(look(.selected).titleColor == .purple)
        #expect(look().iconColor == .secondaryLabel)
        #expect(look(unselectedTint: .brown).titleColor == .brown)
        #expect(look().badgeColor == nil)
        #expect(look().badgeTextColor == .white)
    }

    @Test func anAppearanceComesBeforeTints() {
        appearance.normal.iconColor = .red
        appearance.selected.titleTextAttributes = [.foregroundColor: UIColor.green]

        #expect(look(unselectedTint: .brown).iconColor == .red)
        #expect(look(.selected).titleColor == .green)
    }

    @Test func colorsOfTheNormalStateLeaveTheSelectedItemItsTint() {
        appearance.normal.iconColor = .red
        appearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
        item.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)

        #expect(look(.selected).iconColor == .purple)
        #expect(look(.selected).titleColor == .purple)
    }

    @Test func fontsAndBadgesOfTheNormalStateServeAllAnAssumption() {
        appearance.normal.titleTextAttributes = [.font: font]
        appearance.normal.badgeBackgroundColor = .green
        appearance.normal.badgeTextAttributes = [.foregroundColor: UIColor.black, .font: font]

        for state in [UIControl.State.normal, .selected, .disabled, [.selected, .focused]] {
            #expect(look(state).titleFont == font)
            #expect(look(state).badgeColor == .green)
            #expect(look(state).badgeTextColor == .black)
            #expect(look(state).badgeFont == font)
        }
    }

    @Test func disabledItemsAreDrawnAsNormalOnesUnlessToldOtherwise() {
        appearance.normal.iconColor = .red
        #expect(look(.disabled).iconColor == .red)

        appearance.disabled.iconColor = .gray
        #expect(look(.disabled).iconColor == .gray)
        #expect(look([.disabled, .selected]).iconColor == .gray)
    }

    @Test func focusComesBeforeSelection() {
        appearance.selected.iconColor = .red
        #expect(look([.selected, .focused]).iconColor == .red)

        appearance.focused.iconColor = .blue
        #expect(look([.selected, .focused]).iconColor == .blue)
        #expect(look(.selected).iconColor == .red)
    }

    @Test func anAppearanceComesBeforeTheItemsOwnBadge() {
        item.badgeColor = .orange
        item.setBadgeTextAttributes([.foregroundColor: UIColor.black], for: .normal)
        #expect(look().badgeColor == .orange)
        #expect(look(.selected).badgeTextColor == .black)

        appearance.normal.badgeBackgroundColor = .green
        appearance.normal.badgeTextAttributes = [.foregroundColor: UIColor.blue]
        #expect(look().badgeColor == .green)
        #expect(look().badgeTextColor == .blue)
    }

    @Test func anItemsOwnTitleAttributesComeBeforeTints() {
        item.setTitleTextAttributes([.foregroundColor: UIColor.red, .font: font], for: .normal)
        item.setTitleTextAttributes([.foregroundColor: UIColor.green], for: .selected)

        #expect(look().titleColor == .red)
        #expect(look(.selected).titleColor == .green)
        #expect(look(.selected).titleFont == font)
        #expect(item.titleTextAttributes(for: .selected)?.count == 1)
    }

    @Test func attributesOfAnotherTypeHaveNoEffect() {
        appearance.normal.titleTextAttributes = [.font: "Helvetica", .foregroundColor: 3]

        #expect(look().titleColor == .secondaryLabel)
    }
}
