import SwiftUI
import Testing
import UIKit
import UIKitTabView

extension TabViewSuite {
    @MainActor
    @Suite struct BadgeTests {
        private let model = Model()

        private struct Tabs: View {
            @ObservedObject var model: Model
            var background: TabBarBackground?

            var body: some View {
                UIKitTabView {
                    UIKitTab("A", value: "A") { Shown("content A") }
                    UIKitTab("B", value: "B") { Shown("content B") }
                        .badge(model.count, spokenAs: "\(model.count) unread")
                        .badgeColor(model.flag ? .blue : nil)
                        .badgeTextColor(model.flag ? .yellow : nil)
                    UIKitTab("C", value: "C") { Shown("content C") }
                        .badgeDot(model.count > 0, spokenAs: "new posts")
                        .badgeColor(model.flag ? .green : nil)
                }
                .tabBarBackground(background)
            }
        }

        private func show(background: TabBarBackground? = nil) async throws -> (screen: Screen, items: [UITabBarItem]) {
            let screen = Screen(Tabs(model: model, background: background))
            await settle()
            return (screen, try screen.items)
        }

        @Test func aBadgeShowsOnATabThatWasNeverOpenedAndIsClearedByZero() async throws {
            model.count = 3
            let (screen, items) = try await show()
            #expect(items.map(\.badgeValue) == [nil, "3", "●"])

            model.count = 0
            await settle()

            #expect(items.map(\.badgeValue) == [nil, nil, nil])
            withExtendedLifetime(screen) {}
        }

        @Test func aBadgesColoursFollowAndGoBackToTheSystems() async throws {
            model.count = 3
            let (screen, items) = try await show()
            #expect(items[1].badgeColor == nil)
            #expect(items[1].badgeTextAttributes(for: .normal)?[.foregroundColor] == nil)

            model.flag = true
            await settle()
            #expect(items[1].badgeColor == UIColor(Color.blue))
            for state in [UIControl.State.normal, .selected] {
                let color = items[1].badgeTextAttributes(for: state)?[.foregroundColor] as? UIColor
                #expect(color == UIColor(Color.yellow))
            }

            model.flag = false
            await settle()
            #expect(items[1].badgeColor == nil)
            #expect(items[1].badgeTextAttributes(for: .normal)?[.foregroundColor] == nil)
            withExtendedLifetime(screen) {}
        }

        @Test func aDotIsABulletOnNoBackground() async throws {
            model.count = 1
            model.flag = true
            let (screen, items) = try await show()

            #expect(items[2].badgeColor == .clear)
            #expect(items[2].badgeTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == UIColor(Color.green))
            withExtendedLifetime(screen) {}
        }

        @Test func aBadgesColourSurvivesAnAppearance() async throws {
            model.count = 3
            model.flag = true
            let (screen, items) = try await show(background: .opaque)

            let appearance = try #require(items[1].standardAppearance)
            for layout in appearance.allLayouts {
                for state in [layout.normal, layout.selected] {
                    #expect(state.badgeBackgroundColor == UIColor(Color.blue))
                    #expect(state.badgeTextAttributes[.foregroundColor] as? UIColor == UIColor(Color.yellow))
                }
            }
            #expect(items[0].standardAppearance == nil)

            model.flag = false
            await settle()
            #expect(items[1].standardAppearance == nil)
            withExtendedLifetime(screen) {}
        }

        @Test func aBadgesSpokenTextIsTheTabsValueWhileThereIsABadge() async throws {
            let (screen, items) = try await show()
            #expect(items.map(\.accessibilityValue) == [nil, nil, nil])

            model.count = 2
            await settle()
            #expect(items.map(\.accessibilityValue) == [nil, "2 unread", "new posts"])

            model.count = 0
            await settle()
            #expect(items.map(\.accessibilityValue) == [nil, nil, nil])
            withExtendedLifetime(screen) {}
        }
    }
}

extension UITabBarAppearance {
    var allLayouts: [UITabBarItemAppearance] {
        [stackedLayoutAppearance, inlineLayoutAppearance, compactInlineLayoutAppearance]
    }
}
