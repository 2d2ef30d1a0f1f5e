import SwiftUI
import Testing
import UIKit
import UIKitTabView

extension TabViewSuite {
    /// What may happen while a guard of the second tap is thinking.
    @MainActor
    @Suite struct SecondTapGuardTests {
        private let app = SampleApp(["A", "B"])
        private let model = Model()
        private let gate = Gate()

        /// A person who is asked, and takes their time.
        @MainActor
        final class Gate {
            private(set) var asked = 0
            private var waiting: [CheckedContinuation<Bool, Never>] = []

            func ask() async -> Bool {
                asked += 1
                return await withCheckedContinuation { waiting.append($0) }
            }

            func answer(_ isAllowed: Bool) async {
                for continuation in waiting { continuation.resume(returning: isAllowed) }
                waiting = []
                await settle()
            }
        }

        /// Tab A has a stack, in which screen 9 has a guard.
        @available(iOS 16, tvOS 16, *)
        private struct Tabs: View {
            @ObservedObject var app: SampleApp
            @ObservedObject var model: Model
            let gate: Gate
            let isPathNamed: Bool

            var body: some View {
                SampleReader(app: app) {
                    UIKitTabView(selection: app.binding) {
                        for tab in app.tabs { tab.name == "A" ? stack.hidden(tab.isHidden) : app.tab(tab) }
                    }
                    .onTabSelection(perform: app.note)
                }
            }

            private var stack: UIKitTab<String> {
                let tab = UIKitTab<String>("A", value: "A") {
                    NavigationStack(path: $model.path) {
                        Shown("root").navigationDestination(for: Int.self) { screen($0) }
                    }
                }
                return isPathNamed ? tab.path($model.path) : tab
            }

            @ViewBuilder private func screen(_ number: Int) -> some View {
                if number == 9 {
                    Shown("guarded").popToRootGuard { await gate.ask() }
                } else {
                    Shown("screen \(number)")
                }
            }
        }

        /// A screen with the guarded screen open, whose guard was asked by a second tap.
        @available(iOS 16, tvOS 16, *)
        private func ask(path: [Int] = [9], isPathNamed: Bool = true) async throws -> Screen {
            model.path = path
            let screen = Screen(Tabs(app: app, model: model, gate: gate, isPathNamed: isPathNamed))
            await settle()
            try await screen.tap(0)
            #expect(gate.asked == 1)
            return screen
        }

        @available(iOS 16, tvOS 16, *)
        @Test(arguments: [true, false]) func furtherTapsAreNotAskedAbout(isPathNamed: Bool) async throws {
            let screen = try await ask(path: [1, 9], isPathNamed: isPathNamed)

            try await screen.tap(0)
            try await screen.tap(0)
            #expect(gate.asked == 1)
            await gate.answer(false)
            #expect(app.events == ["A user none", "A user none", "A user none"])
            #expect(model.path == [1, 9])
            try await screen.tap(0)
            await gate.answer(true)

            try await eventually { model.path.isEmpty }
            #expect(app.events.last == "A user popToRoot")
        }

        @available(iOS 16, tvOS 16, *)
        @Test(arguments: [true, false]) func theTabMayChangePlaces(isPathNamed: Bool) async throws {
            let screen = try await ask(isPathNamed: isPathNamed)

            app.arrange("B", "A")
            await settle()
            await gate.answer(true)

            try await eventually { model.path.isEmpty }
            #expect(app.events == ["A user popToRoot"])
            withExtendedLifetime(screen) {}
        }

        @available(iOS 16, tvOS 16, *)
        @Test(arguments: [true, false]) func anotherTabMayBeSelected(isPathNamed: Bool) async throws {
            let screen = try await ask(isPathNamed: isPathNamed)

            try await screen.tap(1)
            await gate.answer(true)

            #expect(screen.shown == "B")
            try await eventually { model.path.isEmpty }
        }

        @available(iOS 16, tvOS 16, *)
        @Test func theTabMayBeHidden() async throws {
            let screen = try await ask()

            app.change("A") { $0.isHidden = true }
            await settle()
            await gate.answer(true)
            #expect(screen.shown == "B")
            app.change("A") { $0.isHidden = false }
            await settle()

            #expect(model.path.isEmpty)
        }

        @available(iOS 16, tvOS 16, *)
        @Test func theTabMayBeRemovedWhichEndsTheQuestion() async throws {
            let screen = try await ask()

            app.arrange("B")
            await settle()
            await gate.answer(true)

            #expect(app.events == ["B system"])
            #expect(model.path == [9])
            withExtendedLifetime(screen) {}
        }

        @available(iOS 16, tvOS 16, *)
        @Test func theTabMayStartAfreshWhichEndsTheQuestion() async throws {
            let screen = try await ask()

            app.proxy.reset("A")
            await settle()
            model.path = [2]
            await settle()
            await gate.answer(true)

            #expect(model.path == [2])
            #expect(app.events == [])
            withExtendedLifetime(screen) {}
        }

        @available(iOS 16, tvOS 16, *)
        @Test(arguments: [[], [9, 1, 2]]) func theAppMayPushAndPop(path: [Int]) async throws {
            let screen = try await ask()

            model.path = path
            await settle()
            await gate.answer(true)

            #expect(model.path == [])
            #expect(app.events == [path.isEmpty ? "A user none" : "A user popToRoot"])
            withExtendedLifetime(screen) {}
        }

        @available(iOS 16, tvOS 16, *)
        @Test(arguments: [true, false]) func aPathThatRefusesToBeEmptiedIsAGuardToo(isPathNamed: Bool) async throws {
            model.path = [1, 2]
            let (app, model) = (app, model)
            let path = Binding(
                get: { @MainActor in model.path },
                set: { @MainActor in if $0.count >= model.path.count { model.path = $0 } }
            )
            let screen = Screen(
                UIKitTabView(selection: app.binding) {
                    let tab = UIKitTab<String>("A", value: "A") {
                        NavigationStack(path: path) {
                            Shown("root").navigationDestination(for: Int.self) { Shown("screen \($0)") }
                        }
                    }
                    isPathNamed ? tab.path(path) : tab
                }
                .onTabSelection(perform: app.note)
            )
            await settle()

            try await screen.tap(0)

            #expect(model.path == [1, 2])
            if isPathNamed { #expect(app.events == ["A user none"]) }
        }
    }
}
