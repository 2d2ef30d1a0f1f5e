import SwiftUI
import Testing
import UIKit
import UIKitTabView

extension TabViewSuite {
    @MainActor
    @Suite struct EnvironmentTests {
        private let model = Model()

        final class Session: ObservableObject {
            @Published var user = "nobody"
        }

        private struct Reader: View {
            @Environment(\.greeting) private var greeting
            @EnvironmentObject private var session: Session

            var body: some View {
                Shown("\(greeting) \(session.user)")
            }
        }

        private struct Tabs: View {
            @ObservedObject var model: Model
            let session: Session

            var body: some View {
                UIKitTabView {
                    UIKitTab("A", value: "A") { Reader() }
                    UIKitTab("B", value: "B") { Reader() }
                }
                .environment(\.greeting, model.flag ? "Bye" : "Hello")
                .environmentObject(session)
            }
        }

        @Test func valuesAndObjectsSetOutsideReachEveryTab() async throws {
            let screen = Screen(Tabs(model: model, session: Session()))
            await settle()
            #expect(try screen.texts == ["Hello nobody"])

            try await screen.tap(1)

            #expect(try screen.texts == ["Hello nobody"])
        }

        @Test func changesReachTheVisibleTabAtOnceAndHiddenTabsWhenTheyAreShown() async throws {
            let session = Session()
            let screen = Screen(Tabs(model: model, session: session))
            await settle()
            try await screen.tap(1)

            model.flag = true
            session.user = "Ann"
            await settle()
            #expect(try screen.texts == ["Bye Ann"])

            try await screen.tap(0)
            await settle()

            #expect(try screen.texts == ["Bye Ann"])
        }

        /// Has nothing that changes, so that its body runs once.
        private struct Unchanging: View {
            var body: some View {
                UIKitTabView {
                    UIKitTab("A", value: "A") { GreetingReader() }
                    UIKitTab("B", value: "B") { NavigationView { GreetingReader() } }
                }
            }
        }

        private struct Frame: View {
            @ObservedObject var model: Model

            var body: some View {
                Unchanging().environment(\.greeting, model.flag ? "Bye" : "Hello")
            }
        }

        @Test func aValueThatOnlyTabsReadReachesThemWithoutAChangeOfTheViewsAround() async throws {
            let screen = Screen(Frame(model: model))
            await settle()

            model.flag = true
            await settle()
            #expect(try screen.texts == ["Bye"])

            try await screen.tap(1)
            #expect(try screen.texts.contains("Bye"))

            model.flag = false
            await settle()
            #expect(try screen.texts.contains("Hello"))
        }

        @available(iOS 17, tvOS 17, *)
        @Observable
        final class Counter {
            var count = 0
        }

        @available(iOS 17, tvOS 17, *)
        private struct CounterReader: View {
            @Environment(Counter.self) private var counter

            var body: some View {
                Shown("count \(counter.count)")
            }
        }

        @available(iOS 17, tvOS 17, *)
        @Test func observableObjectsSetOutsideReachEveryTabAndSoDoTheirChanges() async throws {
            let counter = Counter()
            let screen = Screen(
                UIKitTabView {
                    UIKitTab("A", value: "A") { CounterReader() }
                    UIKitTab("B", value: "B") { CounterReader() }
                }
                .environment(counter)
            )
            await settle()
            #expect(try screen.texts == ["count 0"])

            counter.count = 1
            await settle()
            #expect(try screen.texts == ["count 1"])

            try await screen.tap(1)

            #expect(try screen.texts == ["count 1"])
        }

        @Test func valuesSetInsideATabWin() async throws {
            let screen = Screen(
                UIKitTabView {
                    UIKitTab("A", value: "A") { GreetingReader().environment(\.greeting, "inner") }
                }
                .environment(\.greeting, "outer")
            )
            await settle()

            #expect(try screen.texts == ["inner"])
        }

        private struct GreetingReader: View {
            @Environment(\.greeting) private var greeting

            var body: some View {
                Shown(greeting)
            }
        }
    }
}

private struct GreetingKey: EnvironmentKey {
    static let defaultValue = "default"
}

extension EnvironmentValues {
    fileprivate var greeting: String {
        get { self[GreetingKey.self] }
        set { self[GreetingKey.self] = newValue }
    }
}
