import SwiftUI
import Testing
import UIKit
import UIKitTabView

extension TabViewSuite {
    /// Second taps that come early, late and often.
    @MainActor
    @Suite struct SecondTapTimingTests {
        private let model = Model()
        private let log = LifeLog()
        private let question = Question()

        /// What a guard was asked and has not answered yet.
        @MainActor
        final class Question {
            var pending: [CheckedContinuation<Bool, Never>] = []

            func answer(_ isAllowed: Bool) async {
                let pending = pending
                self.pending = []
                for continuation in pending { continuation.resume(returning: isAllowed) }
                await settle()
            }
        }

        /// A and B have the same stack each; screens of A are guarded if the model's flag is set.
        @available(iOS 16, tvOS 16, *)
        private struct Tabs: View {
            @ObservedObject var model: Model
            let log: LifeLog
            let question: Question

            var body: some View {
                UIKitTabView(selection: $model.selection) {
                    for name in model.names {
                        UIKitTab(name, value: name) {
                            if name == "A" {
                                NavigationStack(path: $model.path) {
                                    Shown("root").navigationDestination(for: Int.self) { screen($0) }
                                }
                            } else {
                                NavigationStack {
                                    List(0..<200, id: \.self) { Shown("row \($0)") }
                                }
                            }
                        }
                    }
                }
                .onTabSelection { log.note("\($0.tab) \($0.action)") }
            }

            @ViewBuilder
            private func screen(_ number: Int) -> some View {
                if model.flag {
                    Shown("screen \(number)").popToRootGuard {
                        await withCheckedContinuation { question.pending.append($0) }
                    }
                } else {
                    Shown("screen \(number)")
                }
            }
        }

        @available(iOS 16, tvOS 16, *)
        private func show(path: [Int], isGuarded: Bool = false) async throws -> Screen {
            model.flag = isGuarded
            let screen = Screen(Tabs(model: model, log: log, question: question))
            await settle()
            model.path = path
            await settle()
            if isGuarded {
                try await screen.tap(0)
                try await eventually { !question.pending.isEmpty }
            }
            return screen
        }

        private func stack(in screen: Screen) throws -> UINavigationController {
            try #require(try screen.tabs[0].firstDescendant(UINavigationController.self))
        }

        @available(iOS 16, tvOS 16, *)
        @Test func aTapInTheMiddleOfAPushGoesBack() async throws {
            let screen = try await show(path: [])
            let controller = try screen.tabBarController
            let stack = try stack(in: screen)
            stack.pushViewController(UIViewController(), animated: true)

            #expect(!controller.delegateAllowsSelecting(try screen.tabs[0]))

            try await eventually { stack.viewControllers.count == 1 }
            model.path = [1]
            try await eventually { stack.viewControllers.count == 2 }
        }

        @available(iOS 16, tvOS 16, *)
        @Test func manyTapsInOneTurnGoBackOnce() async throws {
            let screen = try await show(path: [1, 2, 3])
            let controller = try screen.tabBarController

            for _ in 0..<20 { #expect(!controller.delegateAllowsSelecting(try screen.tabs[0])) }

            try await eventually { try self.stack(in: screen).viewControllers.count == 1 && self.model.path.isEmpty }
            #expect(log.entries.count == 20)
            #expect(log.entries.first == "A popToRoot")
            #expect(log.entries.filter { $0 == "A popToRoot" }.count == 1)
        }

        @available(iOS 16, tvOS 16, *)
        @Test func aPushAfterTheTapIsNotUndone() async throws {
            let screen = try await show(path: [1, 2])
            try await screen.tap(0)
            try await eventually { self.model.path.isEmpty }

            model.path = [7]
            await settle()

            try await eventually { try self.stack(in: screen).viewControllers.count == 2 }
            #expect(model.path == [7])
        }

        @available(iOS 16, tvOS 16, *)
        @Test func otherTabsDoNotWaitForAGuard() async throws {
            let screen = try await show(path: [1], isGuarded: true)
            try await screen.tap(1)
            let list = try #require(try screen.tabs[1].view.firstSubview(UIScrollView.self))
            try await eventually { list.contentSize.height > 1000 }
            list.setContentOffset(CGPoint(x: 0, y: 600), animated: false)

            try await screen.tap(1)

            try await eventually { list.contentOffset.y == -list.adjustedContentInset.top }
            await question.answer(false)
        }

        @available(iOS 16, tvOS 16, *)
        @Test func aGuardThatAgreesAfterAnotherTabWasSelectedGoesBackOutOfSight() async throws {
            let screen = try await show(path: [1, 2], isGuarded: true)
            try await screen.tap(1)

            await question.answer(true)

            try await eventually { try self.stack(in: screen).viewControllers.count == 1 && self.model.path.isEmpty }
            #expect(model.selection == "B")
            #expect(try screen.tabBarController.selectedIndex == 1)
        }

        @available(iOS 16, tvOS 16, *)
        @Test func aGuardThatAnswersAfterItsTabWentChangesNothing() async throws {
            let screen = try await show(path: [1, 2], isGuarded: true)
            weak let tab = try screen.tabs[0]
            let entries = log.entries
            model.names = ["B", "C"]
            await settle()
            try await eventually { tab == nil }

            await question.answer(true)

            #expect(model.path == [1, 2])
            #expect(log.entries.filter { $0.hasPrefix("A") } == entries)
        }

        @available(iOS 16, tvOS 16, *)
        @Test func aGuardThatAgreesAfterThePersonWentBackDoesNothing() async throws {
            let screen = try await show(path: [1], isGuarded: true)
            model.path = []
            await settle()
            try await eventually { try self.stack(in: screen).viewControllers.count == 1 }

            await question.answer(true)

            #expect(log.entries == ["A none"])
        }

        @available(iOS 16, tvOS 16, *)
        @Test func aGuardOfContentThatWasResetNoLongerCounts() async throws {
            let screen = Screen(
                UIKitTabViewReader { tabs in
                    Tabs(model: model, log: log, question: question)
                        .background(Shown("").onAppear { ProxyBox.shared.proxy = tabs })
                }
            )
            model.flag = true
            await settle()
            model.path = [1]
            await settle()
            try await screen.tap(0)
            try await eventually { !question.pending.isEmpty }
            ProxyBox.shared.proxy?.reset("A")
            await settle()
            model.path = [5]
            await settle()

            await question.answer(true)
            #expect(try stack(in: screen).viewControllers.count == 2)
            try await screen.tap(0)
            try await eventually { !question.pending.isEmpty }
            await question.answer(true)

            try await eventually { try self.stack(in: screen).viewControllers.count == 1 }
        }

        @MainActor
        private final class ProxyBox {
            static let shared = ProxyBox()
            weak var proxy: UIKitTabViewProxy?
        }
    }
}
