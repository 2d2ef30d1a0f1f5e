import SwiftUI
import Testing
import UIKit
import UIKitTabView

extension TabViewSuite {
    @MainActor
    @Suite struct SecondTapContentTests {
        private let model = Model()
        private let answer = Answer()

        /// What the content says, and how often it was asked.
        @MainActor
        final class Answer {
            var response = SecondTapResponse.handled
            var asked = 0
            var isGone = false
            var pending: CheckedContinuation<Bool, Never>?
        }

        @available(iOS 16, tvOS 16, *)
        private struct Tabs: View {
            @ObservedObject var model: Model
            let answer: Answer
            let isGuarded: Bool

            var body: some View {
                UIKitTabView {
                    UIKitTab("A", value: "A") {
                        NavigationStack(path: $model.path) {
                            Shown("root").navigationDestination(for: Int.self) { number in
                                if isGuarded {
                                    Guarded(answer: answer)
                                } else {
                                    Asked(answer: answer, number: number)
                                }
                            }
                        }
                    }
                    UIKitTab("B", value: "B") { Shown("B") }
                }
            }
        }

        private struct Asked: View {
            let answer: Answer
            let number: Int

            var body: some View {
                Shown("screen \(number)").onSecondTap {
                    answer.asked += 1
                    return answer.response
                }
                .onDisappear { answer.isGone = true }
            }
        }

        private struct Guarded: View {
            let answer: Answer

            var body: some View {
                Shown("edits").popToRootGuard {
                    answer.asked += 1
                    return await withCheckedContinuation { answer.pending = $0 }
                }
            }
        }

        @available(iOS 16, tvOS 16, *)
        private func show(isGuarded: Bool = false) async -> Screen {
            let screen = Screen(Tabs(model: model, answer: answer, isGuarded: isGuarded))
            await settle()
            model.path = [1]
            await settle()
            return screen
        }

        private func depth(of screen: Screen) throws -> Int {
            try #require(try screen.tabs[0].firstDescendant(UINavigationController.self)).viewControllers.count
        }

        @available(iOS 16, tvOS 16, *)
        @Test func contentOnScreenDecidesBeforeTheTab() async throws {
            let screen = await show()

            try await screen.tap(0)

            #expect(answer.asked == 1)
            #expect(try depth(of: screen) == 2)
        }

        @available(iOS 16, tvOS 16, *)
        @Test func contentCanLetTheDefaultRunAndIsAskedNoMoreOnceItIsGone() async throws {
            answer.response = .useDefault
            let screen = await show()

            try await screen.tap(0)
            try await eventually { try self.depth(of: screen) == 1 && self.answer.isGone }
            try await screen.tap(0)

            #expect(answer.asked == 1)
        }

        @available(iOS 16, tvOS 16, *)
        @Test func aGuardHoldsUpThePopUntilItAgrees() async throws {
            let screen = await show(isGuarded: true)
            try await screen.tap(0)
            try await eventually { self.answer.pending != nil }
            #expect(try depth(of: screen) == 2)

            try await screen.tap(0)
            #expect(answer.asked == 1)
            answer.pending?.resume(returning: true)

            try await eventually { try self.depth(of: screen) == 1 }
        }

        @available(iOS 16, tvOS 16, *)
        @Test func aGuardThatRefusesLeavesTheStackAsItIs() async throws {
            let screen = await show(isGuarded: true)
            try await screen.tap(0)
            try await eventually { self.answer.pending != nil }

            answer.pending?.resume(returning: false)
            await settle()

            #expect(try depth(of: screen) == 2)
            answer.pending = nil
            try await screen.tap(0)
            try await eventually { self.answer.asked == 2 }
            answer.pending?.resume(returning: false)
        }

        @available(iOS 17, *)
        @available(tvOS, unavailable)
        private struct Search: View {
            @State private var query = ""
            @State private var isSearching = false

            var body: some View {
                List(0..<100, id: \.self) { Shown("hit \($0)") }
                    .searchable(text: $query, isPresented: $isSearching)
                    .onSecondTap {
                        if isSearching { return .useDefault }
                        isSearching = true
                        return .handled
                    }
            }
        }

        @available(iOS 17, *)
        @available(tvOS, unavailable)
        @Test func aSecondTapCanFocusTheSearchFieldAndThenScrolls() async throws {
            let screen = Screen(
                UIKitTabView {
                    UIKitTab("A", value: "A") { NavigationStack { Search() } }
                }
            )
            await settle()
            let stack = try #require(screen.tabs[0].firstDescendant(UINavigationController.self))
            let search = try #require(stack.topViewController?.navigationItem.searchController)
            let list = try #require(stack.view.firstSubview(UIScrollView.self))
            try await eventually { list.contentSize.height > 1000 }
            list.setContentOffset(CGPoint(x: 0, y: 300), animated: false)

            try await screen.tap(0)
            try await eventually { search.searchBar.searchTextField.isFirstResponder }
            #expect(search.isActive)
            // The bar may become a little higher or lower with an active search.
            #expect(list.contentOffset.y > 200)

            try await screen.tap(0)
            try await eventually { list.contentOffset.y == -list.adjustedContentInset.top }
            #expect(search.isActive)
        }

        @available(iOS 16, tvOS 16, *)
        @Test func contentCanNominateItsScrollView() async throws {
            let screen = Screen(
                UIKitTabView {
                    UIKitTab("A", value: "A") {
                        VStack {
                            List(0..<100, id: \.self) { Shown("first \($0)") }
                            List(0..<100, id: \.self) { Shown("second \($0)") }
                                .secondTapScrollTarget()
                        }
                    }
                }
            )
            await settle()
            let lists = try screen.tabs[0].view.allSubviews(UIScrollView.self)
            try #require(lists.count == 2)
            try await eventually { lists.allSatisfy { $0.contentSize.height > 1000 } }
            for list in lists { list.setContentOffset(CGPoint(x: 0, y: 300), animated: false) }

            try await screen.tap(0)

            try await eventually { lists[1].contentOffset.y == -lists[1].adjustedContentInset.top }
            #expect(lists[0].contentOffset.y == 300)
        }
    }
}
