import SwiftUI
import Testing
import UIKit
import UIKitTabView

extension TabViewSuite {
    /// What contents know of what is around them.
    @MainActor
    @Suite struct SurroundingsTests {
        private let model = Model()

        /// Shows what its environment says of its screen, and the environment's object.
        private struct Reader: View {
            let name: String
            @EnvironmentObject private var object: Model
            @Environment(\.isPresented) private var isPresented
            @Environment(\.dismiss) private var dismiss
            @MainActor static var dismissals: [String: DismissAction] = [:]

            init(_ name: String) {
                self.name = name
            }

            private func note() {
                Self.dismissals[name] = dismiss
            }

            var body: some View {
                note()
                return Shown("\(name) \(object.text) \(isPresented ? "presented" : "first")")
            }
        }

        @available(iOS 16, tvOS 16, *)
        private struct Tabs: View {
            @ObservedObject var model: Model

            var body: some View {
                UIKitTabView(selection: $model.selection) {
                    for name in model.names {
                        UIKitTab(name, value: name) {
                            NavigationStack(path: $model.path) {
                                Reader("root").navigationDestination(for: Int.self) { Reader("\($0)") }
                            }
                        }
                    }
                }
                .environmentObject(model)
            }
        }

        private func topTexts(of tab: Int, in screen: Screen) throws -> [String] {
            let stack = try #require(try screen.tabs[tab].firstDescendant(UINavigationController.self))
            return try #require(stack.topViewController).view.texts
        }

        @available(iOS 16, tvOS 16, *)
        @Test func pushedScreensKnowThatTheyArePresentedAlsoAfterUpdatesFromOutside() async throws {
            let screen = Screen(Tabs(model: model))
            await settle()
            #expect(try topTexts(of: 0, in: screen) == ["root one first"])
            model.path = [1]
            await settle()
            model.text = "two"
            await settle()

            let stack = try #require(try screen.tabs[0].firstDescendant(UINavigationController.self))
            #expect(try topTexts(of: 0, in: screen) == ["1 two presented"])
            Reader.dismissals["1"]?()
            try await eventually { self.model.path.isEmpty && stack.viewControllers.count == 1 }
        }

        @available(iOS 16, tvOS 16, *)
        @Test func theScreensOfTheContainerAndOfItsTabsAreDismissedEachByItsOwn() async throws {
            let outer = Model()
            let screen = Screen(Pushed(outer: outer, model: model))
            await settle()
            outer.path = [1]
            await settle()
            model.path = [1]
            await settle()
            let around = try #require(screen.root.firstDescendant(UINavigationController.self))
            let inside = try #require(try screen.tabs[0].firstDescendant(UINavigationController.self))
            #expect(around.viewControllers.count == 2 && inside.viewControllers.count == 2)

            Reader.dismissals["1"]?()

            try await eventually { inside.viewControllers.count == 1 }
            #expect(around.viewControllers.count == 2)
        }

        @available(iOS 16, tvOS 16, *)
        private struct Pushed: View {
            @ObservedObject var outer: Model
            let model: Model

            var body: some View {
                NavigationStack(path: $outer.path) {
                    Shown("outside").navigationDestination(for: Int.self) { _ in Tabs(model: model) }
                }
            }
        }

        @available(iOS 16, tvOS 16, *)
        @Test func aTabThatIsAddedLaterHasTheNewestSurroundings() async throws {
            let screen = Screen(Tabs(model: model))
            await settle()
            model.text = "two"
            await settle()

            model.names.append("D")
            await settle()
            try await screen.tap(3)

            #expect(try topTexts(of: 3, in: screen) == ["root two first"])
        }

        @available(iOS 17, tvOS 17, *)
        @Observable
        final class Mailbox {
            var unread = 0
        }

        @available(iOS 17, tvOS 17, *)
        private struct Mail: View {
            let mailbox: Mailbox

            var body: some View {
                UIKitTabView {
                    UIKitTab("Mail \(mailbox.unread)", value: "mail") { Shown("\(mailbox.unread) unread") }
                    UIKitTab("B", value: "B") { Shown("\(mailbox.unread) unread here too") }
                        .badge(mailbox.unread)
                }
            }
        }

        @available(iOS 17, tvOS 17, *)
        @Test func anObservableObjectThatIsReadAmongTheTabsUpdatesThemAllWithoutAnyIdentifier() async throws {
            let mailbox = Mailbox()
            let screen = Screen(Mail(mailbox: mailbox))
            await settle()

            mailbox.unread = 3
            await settle()

            #expect(try screen.items.map(\.title) == ["Mail 3", "B"])
            #expect(try screen.items[1].badgeValue == "3")
            #expect(try screen.texts == ["3 unread"])
            try await screen.tap(1)
            #expect(try screen.texts == ["3 unread here too"])
        }

        private struct SizeReader: View {
            @Environment(\.horizontalSizeClass) private var horizontal

            var body: some View {
                Shown(horizontal == .regular ? "regular" : "compact")
            }
        }

        private struct Sized: View {
            @ObservedObject var model: Model

            var body: some View {
                UIKitTabView {
                    for name in model.names {
                        UIKitTab(name, value: name) { SizeReader() }
                    }
                }
            }
        }

        @Test func contentSeesTheSizeClassOfItsWindowAlsoInATabThatIsAddedLater() async throws {
            let screen = Screen(Sized(model: model))
            await settle()
            let controller = try screen.tabBarController
            let isRegular = controller.traitCollection.horizontalSizeClass == .regular
            #expect(try screen.texts == [isRegular ? "regular" : "compact"])

            model.names.append("D")
            await settle()
            try await screen.tap(3)

            #expect(try screen.texts == [isRegular ? "regular" : "compact"])
        }

        @Test func anotherSizeKeepsTheControllerAndItsTabs() async throws {
            let screen = Screen(Sized(model: model))
            await settle()
            let controller = try screen.tabBarController
            let tabs = try screen.tabs
            try await screen.tap(1)

            for size in [
                CGSize(width: 1024, height: 768), CGSize(width: 844, height: 390), CGSize(width: 390, height: 844),
            ] {
                screen.window.frame.size = size
                await settle()
                #expect(try screen.tabBarController === controller)
                #expect(try screen.tabs.elementsEqual(tabs, by: ===))
                #expect(controller.selectedIndex == 1)
            }
        }

        @Test func theContainerPutsNothingInFrontOfTheContentsScrollView() async throws {
            let screen = Screen(
                UIKitTabView {
                    UIKitTab("A", value: "A") {
                        List(0..<50, id: \.self) { Shown("row \($0)") }
                            .onSecondTap { .useDefault }
                            .popToRootGuard { true }
                            .hidesTabBar(false)
                    }
                }
            )
            await settle()
            let root = try #require(try screen.tabs[0].view)
            var view: UIView = try #require(root.firstSubview(UIScrollView.self))

            while view !== root, let parent = view.superview {
                #expect(parent.subviews.first === view)
                view = parent
            }
        }
    }
}
