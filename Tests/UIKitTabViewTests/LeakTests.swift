import SwiftUI
import Testing
import UIKit

@testable import UIKitTabView

extension TabViewSuite {
    /// Containers that were used in every way leave nothing behind.
    @MainActor
    @Suite struct LeakTests {
        /// What must be gone with a container.
        @MainActor
        private final class Remains {
            private var objects: [(name: String, object: WeakObject)] = []

            private struct WeakObject {
                weak var object: AnyObject?
            }

            func watch(_ name: String, _ object: AnyObject?) {
                objects.append((name, WeakObject(object: object)))
            }

            var count: Int { objects.count }
            var alive: Set<String> { Set(objects.filter { $0.object.object != nil }.map(\.name)) }
        }

        @available(iOS 16, tvOS 16, *)
        private struct App: View {
            @ObservedObject var model: Model
            let log: LifeLog
            let watch: @MainActor (UIKitTabViewProxy) -> Void

            var body: some View {
                UIKitTabViewReader { tabs in
                    let _ = watch(tabs)
                    UIKitTabView(selection: $model.selection) {
                        UIKitTab("A", systemImage: "house", value: "A") {
                            NavigationStack(path: $model.path) {
                                Logged("A", in: log)
                                    .onSecondTap { .useDefault }
                                    .navigationDestination(for: Int.self) { number in
                                        Logged("screen \(number)", in: log)
                                            .hidesTabBar()
                                            .popToRootGuard { true }
                                    }
                            }
                        }
                        .badge(model.count, spokenAs: "new")
                        .badgeColor(.blue)
                        .path($model.path)
                        UIKitTab("B", value: "B") { Logged("B", in: log) }
                            .hidden(model.flag)
                            .secondTap(.custom { .useDefault })
                        UIKitTab("C", value: "C") { Logged("C", in: log) }
                            .resetsWhenLeft()
                            .loading(.eager)
                            .onLongPress { tabs.goBack() }
                    }
                    .tabBarBackground(.opaque)
                    .tabBarTint(.red)
                    .onTabDoubleTap { _ in tabs.popToRoot() }
                    .onTabSelection { [log] in log.note($0.tab) }
                }
            }
        }

        @available(iOS 16, tvOS 16, *)
        @Test func fiftyContainersThatWereUsedAndDroppedLeaveNothing() async throws {
            let remains = Remains()
            for _ in 0..<50 { try await useContainer(remains) }
            await settle()

            try await eventually { remains.alive.isEmpty }
            #expect(remains.count >= 50 * 11)
        }

        @available(iOS 16, tvOS 16, *)
        @Test func aContainerThatGoesWhileAGuardThinksIsFreed() async throws {
            let remains = Remains()
            let guardian = Guardian()
            try await leaveThinking(remains, guardian)

            try await eventually { remains.alive.isEmpty }
            guardian.answer?.resume(returning: true)
            await settle()
        }

        @MainActor
        private final class Guardian {
            var answer: CheckedContinuation<Bool, Never>?
        }

        @available(iOS 16, tvOS 16, *)
        private struct GuardedApp: View {
            let guardian: Guardian
            @State private var path = [1]

            init(guardian: Guardian) {
                self.guardian = guardian
            }

            var body: some View {
                UIKitTabView {
                    UIKitTab("A", value: "A") {
                        NavigationStack(path: $path) {
                            Shown("root").navigationDestination(for: Int.self) { _ in
                                Shown("edits").popToRootGuard {
                                    await withCheckedContinuation { guardian.answer = $0 }
                                }
                            }
                        }
                    }
                }
            }
        }

        @available(iOS 16, tvOS 16, *)
        private func leaveThinking(_ remains: Remains, _ guardian: Guardian) async throws {
            let screen = Screen(GuardedApp(guardian: guardian))
            await settle()
            try await screen.tap(0)
            try await eventually { guardian.answer != nil }
            remains.watch("controller", try screen.tabBarController)
            remains.watch("coordinator", try screen.tabBarController.delegate)
            remains.watch("host", try screen.tabs[0])
            remains.watch("stack", try screen.tabs[0].firstDescendant(UINavigationController.self))
        }

        @available(iOS 16, tvOS 16, *)
        private func useContainer(_ remains: Remains) async throws {
            let model = Model()
            let log = LifeLog()
            var proxy: UIKitTabViewProxy?
            let screen = Screen(App(model: model, log: log) { proxy = $0 })
            await settle()
            let tabs = try #require(proxy)

            model.path = [1, 2]
            model.count = 3
            await settle()
            remains.watch("pushed model", log.state("screen 2"))
            try await screen.tap(0)
            try await screen.tap(1)
            try await screen.tap(2)
            tabs.select("A")
            tabs.reset("B")
            tabs.popToRoot()
            await settle()
            model.flag = true
            await settle()
            model.flag = false
            await settle()
            try await screen.tap(1)
            tabs.goBack()
            await settle()

            let controller = try screen.tabBarController
            let coordinator = try #require(controller.delegate as? TabCoordinator)
            for name in ["A", "B", "C"] {
                let host = try #require(coordinator.host(name))
                remains.watch("host", host)
                remains.watch("item", host.tabBarItem)
                remains.watch("model of a tab", log.state(name))
            }
            remains.watch("controller", controller)
            remains.watch("coordinator", coordinator)
            remains.watch("proxy", tabs)
            remains.watch("model", model)
            remains.watch("log", log)
            remains.watch("screen", screen)
        }
    }
}
