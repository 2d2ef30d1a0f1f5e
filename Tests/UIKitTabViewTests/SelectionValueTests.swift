import SwiftUI
import Testing
import UIKit
import UIKitTabView

extension TabViewSuite {
    /// Whatever is `Hashable` is a tab's value.
    @MainActor
    @Suite struct SelectionValueTests {
        enum Section: Hashable {
            case user(id: Int)
            case home
        }

        private struct Tabs<Value: Hashable>: View {
            @State var selection: Value
            let values: [Value]
            let report: (Value, UIKitTabViewProxy) -> Void

            init(_ values: [Value], selection: Value, report: @escaping (Value, UIKitTabViewProxy) -> Void) {
                self.values = values
                self.report = report
                _selection = State(initialValue: selection)
            }

            var body: some View {
                UIKitTabViewReader { proxy in
                    UIKitTabView(selection: $selection) {
                        for value in values { UIKitTab("\(value)", value: value) { Shown("content \(value)") } }
                    }
                    .onTabSelection { report($0.tab, proxy) }
                    .onAppear { report(selection, proxy) }
                }
            }
        }

        /// Shows the second value, taps the first, and selects the second by proxy.
        private func expectToSelect<Value: Hashable>(_ values: [Value]) async throws {
            var reported: [Value] = []
            var tabs: UIKitTabViewProxy?
            let screen = Screen(
                Tabs(values, selection: values[1]) { value, proxy in
                    reported.append(value)
                    tabs = proxy
                }
            )
            await settle()
            #expect(try screen.texts == ["content \(values[1])"])

            try await screen.tap(0)
            #expect(reported.last == values[0])
            #expect(try screen.texts == ["content \(values[0])"])
            #expect(tabs?.isSelected(values[0]) == true)
            #expect(tabs?.select(values[1]) == true)
            await settle()

            #expect(reported.last == values[1])
            #expect(try screen.texts == ["content \(values[1])"])
        }

        @Test func valuesOfAnyTypeSelectTheirTabs() async throws {
            try await expectToSelect([Section.home, .user(id: 1), .user(id: 2)])
            try await expectToSelect([UUID(), UUID(), UUID()])
            try await expectToSelect([0.5, -0.0, 3])
            try await expectToSelect([[1, 2], [], [3]])
            try await expectToSelect([true, false])
            try await expectToSelect([AnyHashable(1), AnyHashable("one"), AnyHashable(1.5)])
            try await expectToSelect(["a", nil, "b"] as [String?])
            try await expectToSelect([nil, "a", "b"] as [String?])
        }

        @MainActor
        private final class Choice<Value>: ObservableObject {
            @Published var value: Value
            var events: [Value] = []
            var proxy: UIKitTabViewProxy!

            init(_ value: Value) {
                self.value = value
            }
        }

        private struct Optionals: View {
            @ObservedObject var choice: Choice<Section?>

            var body: some View {
                UIKitTabViewReader { proxy in
                    UIKitTabView(selection: $choice.value) {
                        UIKitTab("home", value: .home) { Shown("home") }
                        UIKitTab("user", value: .user(id: 1)) { Shown("user") }
                    }
                    .onAppear { choice.proxy = proxy }
                }
            }
        }

        @Test func whereTheSelectionMayBeNilAPlainValueIsATabToo() async throws {
            let choice = Choice<Section?>(nil)
            let screen = Screen(Optionals(choice: choice))
            await settle()
            #expect(screen.shown == "home")
            #expect(choice.value == nil)

            #expect(choice.proxy.select(Section.user(id: 1)))
            await settle()
            #expect(choice.value == .user(id: 1))
            #expect(choice.proxy.isSelected(Section.user(id: 1)))
            #expect(choice.proxy.isSelected(Section?.some(.user(id: 1))))
            choice.value = nil
            await settle()

            #expect(screen.shown == "user")
            #expect(choice.value == nil)
        }

        private struct SmallNumbers: View {
            @ObservedObject var choice: Choice<Int8>

            var body: some View {
                UIKitTabViewReader { proxy in
                    UIKitTabView(selection: $choice.value) {
                        UIKitTab("0", value: 0) { Shown("0") }
                        UIKitTab("1", value: 1) { Shown("1") }
                    }
                    .onTabSelection { choice.events.append($0.tab) }
                    .onAppear { choice.proxy = proxy }
                }
            }
        }

        /// For Swift, numbers of one value are the same as keys, whatever their type.
        @Test func aNumberOfAnotherTypeIsTheSameTab() async throws {
            let choice = Choice<Int8>(0)
            let screen = Screen(SmallNumbers(choice: choice))
            await settle()

            #expect(choice.proxy.select(1))
            await settle()

            #expect(screen.shown == "1")
            #expect(choice.value == 1)
            #expect(choice.events == [1])
            #expect(!choice.proxy.select("1"))
        }
    }
}
