import SwiftUI
import Testing
import UIKit
import UIKitTabView

extension TabViewSuite {
    @MainActor
    @Suite struct SecondTapBehaviorTests {
        private let model = Model()
        private let log = EventLog()

        @MainActor
        final class EventLog {
            var actions: [TabSelectionAction] = []
        }

        /// One tab with a pushed stack and a long list on every screen.
        @available(iOS 16, tvOS 16, *)
        private struct Tabs: View {
            @ObservedObject var model: Model
            let log: EventLog
            let container: SecondTapBehavior
            let tab: SecondTapBehavior?
            let bindsPath: Bool

            var body: some View {
                UIKitTabView {
                    configured(
                        UIKitTab("A", value: "A") {
                            NavigationStack(path: $model.path) {
                                Rows().navigationDestination(for: Int.self) { _ in Rows() }
                            }
                        }
                    )
                }
                .secondTap(container)
                .onTabSelection { log.actions.append($0.action) }
            }

            private func configured(_ item: UIKitTab<String>) -> UIKitTab<String> {
                var item = item
                if let tab { item = item.secondTap(tab) }
                return bindsPath ? item.path($model.path) : item
            }
        }

        private struct Rows: View {
            var body: some View {
                List(0..<200, id: \.self) { Shown("row \($0)") }
            }
        }

        @available(iOS 16, tvOS 16, *)
        private func show(
            container: SecondTapBehavior = .popThenScroll,
            tab: SecondTapBehavior? = nil,
            bindsPath: Bool = false
        ) async -> Screen {
            let screen = Screen(Tabs(model: model, log: log, container: container, tab: tab, bindsPath: bindsPath))
            await settle()
            return screen
        }

        private func push(_ path: [Int]) async {
            model.path = path
            await settle()
        }

        private func stack(in screen: Screen) throws -> UINavigationController {
            try #require(try screen.tabs[0].firstDescendant(UINavigationController.self))
        }

        private func scrolledList(in screen: Screen) async throws -> UIScrollView {
            let top = try #require(try stack(in: screen).topViewController)
            let list = try #require(top.view.firstSubview(UIScrollView.self))
            try await eventually { list.contentSize.height > 1000 }
            list.setContentOffset(CGPoint(x: 0, y: 500), animated: false)
            return list
        }

        @available(iOS 16, tvOS 16, *)
        @Test func noneDoesNothing() async throws {
            let screen = await show(container: .none)
            await push([1])
            let list = try await scrolledList(in: screen)

            try await screen.tap(0)

            #expect(try stack(in: screen).viewControllers.count == 2)
            #expect(list.contentOffset.y == 500)
            #expect(log.actions == [.none])
        }

        @available(iOS 16, tvOS 16, *)
        @Test func popToRootPopsAndNeverScrolls() async throws {
            let screen = await show(container: .popToRoot)
            await push([1])
            try await screen.tap(0)
            try await eventually { try self.stack(in: screen).viewControllers.count == 1 }
            let list = try await scrolledList(in: screen)

            try await screen.tap(0)

            #expect(list.contentOffset.y == 500)
            #expect(log.actions == [.popToRoot, .none])
        }

        @available(iOS 16, tvOS 16, *)
        @Test func scrollToTopScrollsThePushedScreenAndNeverPops() async throws {
            let screen = await show(container: .scrollToTop)
            await push([1])
            let list = try await scrolledList(in: screen)

            try await screen.tap(0)

            try await eventually { list.contentOffset.y == -list.adjustedContentInset.top }
            #expect(try stack(in: screen).viewControllers.count == 2)
            #expect(log.actions == [.scroll])
        }

        @available(iOS 16, tvOS 16, *)
        @Test func scrollingToTheBottomShowsTheLastRow() async throws {
            let screen = await show(container: .popThenScroll(to: .bottom))
            let list = try await scrolledList(in: screen)

            try await screen.tap(0)

            try await eventually {
                abs(list.contentOffset.y + list.bounds.height - list.contentSize.height) < 2
            }
        }

        @available(iOS 16, tvOS 16, *)
        @Test func theTabsOwnSettingComesBeforeTheContainers() async throws {
            let screen = await show(container: .none, tab: .popToRoot)
            await push([1, 2])

            try await screen.tap(0)

            try await eventually { try self.stack(in: screen).viewControllers.count == 1 }
        }

        @available(iOS 16, tvOS 16, *)
        @Test func aCustomActionRunsInsteadOfTheDefault() async throws {
            let screen = await show(tab: .custom { .handled })
            await push([1])

            try await screen.tap(0)

            #expect(try stack(in: screen).viewControllers.count == 2)
            #expect(log.actions == [.custom])
        }

        @available(iOS 16, tvOS 16, *)
        @Test func aCustomActionCanLetTheDefaultRun() async throws {
            let screen = await show(tab: .custom { .useDefault })
            await push([1])

            try await screen.tap(0)

            try await eventually { try self.stack(in: screen).viewControllers.count == 1 }
            #expect(log.actions == [.popToRoot])
        }

        @available(iOS 16, tvOS 16, *)
        @Test func aNamedPathIsEmptiedAtOnce() async throws {
            let screen = await show(bindsPath: true)
            await push([1, 2, 3])
            let controller = try screen.tabBarController

            _ = try controller.delegateAllowsSelecting(screen.tabs[0])

            #expect(model.path.isEmpty)
            try await eventually { try self.stack(in: screen).viewControllers.count == 1 }
        }
    }
}
