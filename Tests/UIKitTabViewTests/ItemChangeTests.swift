import SwiftUI
import Testing
import UIKit
import UIKitTabView

extension TabViewSuite {
    /// Bar items and bars that go back to what they were, whatever came in between.
    @MainActor
    @Suite struct ItemChangeTests {
        private let model = Model()

        /// One kind of badge, and what its item is to have.
        enum Kind: CaseIterable, Sendable {
            case none, text, dot, number, noDot, valueOfItsOwn, dotThenNumber
        }

        private struct Badges: View {
            @ObservedObject var model: Model
            let kinds = Kind.allCases

            var body: some View {
                UIKitTabView(selection: .constant("A")) {
                    badged(UIKitTab("A", systemImage: "star", value: "A") { Shown("A") })
                }
            }

            private func badged(_ tab: UIKitTab<String>) -> UIKitTab<String> {
                switch kinds[model.count] {
                case .none: tab
                case .text: tab.badge("new", spokenAs: "something new").badgeColor(.blue).badgeTextColor(.yellow)
                case .dot: tab.badgeDot(spokenAs: "posts")
                case .number: tab.badge(3)
                case .noDot: tab.badgeDot(false, spokenAs: "posts")
                case .valueOfItsOwn: tab.badge(5, spokenAs: "five").accessibilityValue("own")
                case .dotThenNumber: tab.badgeDot(spokenAs: "posts").badgeColor(.green).badge(7)
                }
            }
        }

        private func expect(_ item: UITabBarItem, shows kind: Kind, after old: Kind) {
            let expected: (text: String?, color: UIColor?, isStyled: Bool, spoken: String?) =
                switch kind {
                case .none, .noDot: (nil, nil, false, nil)
                case .text: ("new", UIColor(Color.blue), true, "something new")
                case .dot: ("●", .clear, true, "posts")
                case .number: ("3", nil, false, nil)
                case .valueOfItsOwn: ("5", nil, false, "own")
                case .dotThenNumber: ("7", UIColor(Color.green), false, nil)
                }
            let comment: Comment = "\(kind) after \(old)"
            #expect(item.badgeValue == expected.text, comment)
            #expect(item.badgeColor == expected.color, comment)
            for state in [UIControl.State.normal, .selected] {
                #expect((item.badgeTextAttributes(for: state)?.isEmpty == false) == expected.isStyled, comment)
            }
            #expect(item.accessibilityValue == expected.spoken, comment)
        }

        @Test func eachKindOfBadgeMayFollowEachOther() async throws {
            let screen = Screen(Badges(model: model))
            await settle()
            let item = try screen.items[0]

            for old in Kind.allCases.indices {
                for new in Kind.allCases.indices where new != old {
                    model.count = old
                    await settle()
                    model.count = new
                    await settle()
                    expect(item, shows: Kind.allCases[new], after: Kind.allCases[old])
                }
            }
        }

        private struct Named: View {
            @ObservedObject var model: Model

            var body: some View {
                UIKitTabView(selection: .constant("A")) {
                    UIKitTab("A", value: "A") { Shown("A") }
                        .largeContentImage(model.flag ? UIImage(systemName: "star") : nil)
                        .accessibilityIdentifier(model.flag ? "identifier" : nil)
                        .accessibilityLabel(model.flag ? "label" : nil)
                        .accessibilityValue(model.flag ? "value" : nil)
                        .accessibilityHint(model.flag ? "hint" : nil)
                        .badge(model.flag ? "x" : nil, spokenAs: model.flag ? "spoken" : nil)
                        .badgeTextColor(model.flag ? .red : nil)
                }
            }
        }

        @Test func nilTakesBackWhateverWasSaid() async throws {
            let screen = Screen(Named(model: model))
            await settle()
            let item = try screen.items[0]

            for _ in 0..<2 {
                model.flag = true
                await settle()
                #expect(item.accessibilityValue == "value" && item.accessibilityIdentifier == "identifier")
                model.flag = false
                await settle()
                #expect(item.accessibilityValue == nil && item.accessibilityIdentifier == nil)
                #expect(item.accessibilityLabel == nil && item.accessibilityHint == nil)
                #expect(item.largeContentSizeImage == nil)
                #expect(item.badgeValue == nil && item.badgeTextAttributes(for: .normal) == nil)
            }
        }

        private struct Icons: View {
            @ObservedObject var model: Model

            var body: some View {
                UIKitTabView(selection: .constant("B")) {
                    switch model.count {
                    case 1:
                        UIKitTab("A", value: "A") { Shown("A") }
                    case 2:
                        UIKitTab("A", image: UIImage(systemName: "star"), value: "A") { Shown("A") }
                    case 3:
                        UIKitTab("A", systemImage: "star", value: "A", action: {})
                    default:
                        UIKitTab("A", systemImage: "star", selectedSystemImage: "star.fill", value: "A") { Shown("A") }
                    }
                    UIKitTab("B", value: "B") { Shown("B") }
                }
            }
        }

        @Test func iconsComeAndGoOnOneItem() async throws {
            let screen = Screen(Icons(model: model))
            await settle()
            let item = try screen.items[0]
            let withoutIcons = UITabBarItem()

            for (count, hasImage) in [(1, false), (2, true), (1, false), (3, true), (0, true)] {
                model.count = count
                await settle()
                #expect((item.image != nil) == hasImage)
                if !hasImage { #expect(item.selectedImage == withoutIcons.selectedImage) }
                #expect(try screen.items[0] === item)
            }
            #expect(item.selectedImage != item.image)
        }

        // MARK: - The bar

        private struct Looks: View {
            @ObservedObject var model: Model

            var body: some View {
                UIKitTabView(selection: $model.selection) {
                    for name in model.names {
                        UIKitTab(name, value: name) { Shown(name) }
                            .badge(model.count)
                            .badgeColor(model.count == 3 ? .green : nil)
                            .tint(model.count == 1 && name == "B" ? .red : nil)
                    }
                }
                .tabBarTint(model.count == 2 ? .blue : nil)
                .tabBarUnselectedTint(model.count == 2 ? .green : nil)
                .tabBarBackground(model.count >= 2 ? .opaque : nil)
                .tabBarTitleAttributes(model.count == 2 ? [.foregroundColor: UIColor.red] : nil)
            }
        }

        @Test func looksThatAreNoLongerAskedForAreTakenBack() async throws {
            let screen = Screen(Looks(model: model))
            await settle()
            let bar = try screen.tabBarController.tabBar
            let (background, tint) = (bar.standardAppearance.backgroundColor, bar.tintColor)
            let items = try screen.items

            model.count = 2
            await settle()
            #expect(bar.unselectedItemTintColor != nil && bar.scrollEdgeAppearance != nil && bar.tintColor != tint)
            model.count = 3
            await settle()
            #expect(items.allSatisfy { $0.standardAppearance != nil })
            model.count = 0
            await settle()

            #expect(bar.unselectedItemTintColor == nil && bar.scrollEdgeAppearance == nil && bar.tintColor == tint)
            #expect(bar.standardAppearance.backgroundColor == background)
            #expect(items.allSatisfy { $0.standardAppearance == nil && $0.scrollEdgeAppearance == nil })
        }

        @Test func theTintOfATabGoesWithTheTab() async throws {
            model.count = 1
            let screen = Screen(Looks(model: model))
            await settle()
            let bar = try screen.tabBarController.tabBar
            let tint = bar.tintColor

            model.selection = "B"
            await settle()
            #expect(bar.tintColor == UIColor(Color.red))
            model.names = ["A", "C"]
            await settle()

            #expect(model.selection == "A")
            #expect(bar.tintColor == tint)
        }
    }
}
