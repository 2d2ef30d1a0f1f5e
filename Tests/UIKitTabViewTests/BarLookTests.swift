import SwiftUI
import Testing
import UIKit
import UIKitTabView

extension TabViewSuite {
    @MainActor
    @Suite struct BarLookTests {
        private let model = Model()

        @MainActor
        final class Looks: ObservableObject {
            @Published var background: TabBarBackground?
            @Published var tint: Color?
            @Published var tabTint: Color?
            @Published var unselected: Color?
            @Published var titles: [NSAttributedString.Key: Any]?
            @Published var selectedTitles: [NSAttributedString.Key: Any]?
            @Published var shadow: UIColor?
        }

        private let looks = Looks()

        private struct Tabs: View {
            @ObservedObject var looks: Looks
            @ObservedObject var model: Model

            var body: some View {
                let tabs = UIKitTabView(selection: $model.selection) {
                    UIKitTab("A", value: "A") { Shown("content A") }
                    UIKitTab("B", value: "B") { Shown("content B") }.tint(looks.tabTint)
                }
                .tabBarBackground(looks.background)
                .tabBarTint(looks.tint)
                .tabBarUnselectedTint(looks.unselected)
                .tabBarTitleAttributes(looks.titles, selected: looks.selectedTitles)
                return looks.shadow.map { shadow in tabs.tabBarAppearance { $0.shadowColor = shadow } } ?? tabs
            }
        }

        private func show() async throws -> (screen: Screen, bar: UITabBar) {
            let screen = Screen(Tabs(looks: looks, model: model))
            await settle()
            return (screen, try screen.tabBarController.tabBar)
        }

        @Test func nothingIsTouchedUnlessAsked() async throws {
            let (screen, bar) = try await show()
            let standard = UITabBarAppearance()
            standard.backgroundColor = .red
            bar.standardAppearance = standard
            bar.scrollEdgeAppearance = nil
            bar.tintColor = .green
            bar.unselectedItemTintColor = .brown

            model.selection = "B"
            model.count += 1
            await settle()

            #expect(bar.standardAppearance.backgroundColor == .red)
            #expect(bar.scrollEdgeAppearance == nil)
            #expect(bar.tintColor == .green)
            #expect(bar.unselectedItemTintColor == .brown)
            #expect(try screen.items.allSatisfy { $0.standardAppearance == nil && $0.badgeColor == nil })
        }

        @Test func aBackgroundHoldsForBothEdgeStatesAndGoesBackToWhatWasThere() async throws {
            let (screen, bar) = try await show()
            let own = UITabBarAppearance()
            own.backgroundColor = .red
            bar.standardAppearance = own

            looks.background = .opaque
            await settle()
            let opaque = UITabBarAppearance()
            opaque.configureWithOpaqueBackground()
            #expect(bar.standardAppearance.backgroundColor == opaque.backgroundColor)
            #expect(bar.scrollEdgeAppearance?.backgroundColor == opaque.backgroundColor)

            looks.background = .transparent
            await settle()
            #expect(bar.standardAppearance.shadowColor == nil)
            #expect(bar.scrollEdgeAppearance?.shadowColor == nil)

            looks.background = nil
            await settle()
            #expect(bar.standardAppearance.backgroundColor == .red)
            #expect(bar.scrollEdgeAppearance == nil)
            withExtendedLifetime(screen) {}
        }

        /// Appearances are known as equal, and a bar returns the one it has.
        @Test func assumptionAnUpdateThatChangesNoLookLeavesTheBarsAppearances() async throws {
            looks.background = .opaque
            looks.titles = [.foregroundColor: UIColor.red]
            let (screen, bar) = try await show()
            let (standard, scrollEdge) = (bar.standardAppearance, bar.scrollEdgeAppearance)

            model.count += 1
            await settle()
            #expect(bar.standardAppearance === standard)
            #expect(bar.scrollEdgeAppearance === scrollEdge)

            looks.titles = [.foregroundColor: UIColor.blue]
            await settle()
            #expect(bar.standardAppearance !== standard)
            withExtendedLifetime(screen) {}
        }

        @Test func theAppsOwnConfigurationComesLastAndIsLive() async throws {
            looks.background = .opaque
            looks.shadow = .blue
            let (screen, bar) = try await show()
            #expect(bar.standardAppearance.shadowColor == .blue)
            #expect(bar.standardAppearance.backgroundColor != nil)

            looks.shadow = .green
            await settle()
            #expect(bar.standardAppearance.shadowColor == .green)
            #expect(bar.scrollEdgeAppearance?.shadowColor == .green)
            withExtendedLifetime(screen) {}
        }

        @Test func titleAttributesReachAllLayouts() async throws {
            let font = UIFont.boldSystemFont(ofSize: 9)
            looks.titles = [.font: font, .foregroundColor: UIColor.brown]
            looks.selectedTitles = [.foregroundColor: UIColor.purple]
            let (screen, bar) = try await show()

            for appearance in [bar.standardAppearance, try #require(bar.scrollEdgeAppearance)] {
                for layout in appearance.allLayouts {
                    #expect(layout.normal.titleTextAttributes[.font] as? UIFont == font)
                    #expect(layout.normal.titleTextAttributes[.foregroundColor] as? UIColor == .brown)
                    #expect(layout.selected.titleTextAttributes[.foregroundColor] as? UIColor == .purple)
                }
            }
            withExtendedLifetime(screen) {}
        }

        @Test func theUnselectedTintIsTheBarsAndInAnAppearanceThatOfAllLayouts() async throws {
            looks.unselected = .red
            let (screen, bar) = try await show()
            #expect(bar.unselectedItemTintColor == UIColor(Color.red))

            looks.background = .default
            await settle()
            for layout in bar.standardAppearance.allLayouts {
                #expect(layout.normal.iconColor == UIColor(Color.red))
                #expect(layout.normal.titleTextAttributes[.foregroundColor] as? UIColor == UIColor(Color.red))
            }

            looks.unselected = nil
            await settle()
            #expect(bar.unselectedItemTintColor == nil)
            #expect(bar.standardAppearance.stackedLayoutAppearance.normal.iconColor == nil)
            withExtendedLifetime(screen) {}
        }

        @Test func assumptionTheTintAroundTheContainerIsTheBars() async throws {
            let screen = Screen(Tabs(looks: looks, model: model).tint(.red))
            await settle()
            let bar = try screen.tabBarController.tabBar
            #expect(bar.tintColor == UIColor(Color.red))

            looks.tint = .orange
            await settle()
            #expect(bar.tintColor == UIColor(Color.orange))

            looks.tint = nil
            await settle()
            #expect(bar.tintColor == UIColor(Color.red))
        }

        @Test func theTintIsTheSelectedTabsOwnBeforeTheContainers() async throws {
            let (screen, bar) = try await show()
            let inherited = bar.tintColor
            looks.tint = .orange
            looks.tabTint = .green
            await settle()
            #expect(bar.tintColor == UIColor(Color.orange))

            try await screen.tap(1)
            #expect(bar.tintColor == UIColor(Color.green))

            looks.tabTint = .purple
            await settle()
            #expect(bar.tintColor == UIColor(Color.purple))

            try await screen.tap(0)
            #expect(bar.tintColor == UIColor(Color.orange))

            looks.tint = nil
            await settle()
            #expect(bar.tintColor == inherited)
        }

        @Test func aBarThatIsHiddenAtFirstIsStyledWhenItIsShown() async throws {
            let screen = Screen(
                UIKitTabView {
                    UIKitTab("A", value: "A") { Shown("content A") }
                }
                .tabBarBackground(.opaque)
                .tabBarHidden()
            )
            await settle()
            let controller = try screen.tabBarController

            #expect(controller.barIsHidden)
            let opaque = UITabBarAppearance()
            opaque.configureWithOpaqueBackground()
            #expect(controller.tabBar.scrollEdgeAppearance?.backgroundColor == opaque.backgroundColor)
        }
    }
}

extension UITabBarController {
    /// Whether the bar is hidden, by whichever means the system has.
    var barIsHidden: Bool {
        if #available(iOS 18, tvOS 18, visionOS 2, *), isTabBarHidden { return true }
        return tabBar.isHidden
    }
}
