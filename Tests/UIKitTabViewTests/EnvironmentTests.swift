import SwiftUI
import Testing
import UIKit
import UIKitTabView

@MainActor
@Suite(.serialized) struct EnvironmentTests {
    private let model = Model()

    final class Session: ObservableObject {
        @Published var user = "nobody"
    }

    private struct Reader: View {
        @Environment(\.greeting) private var greeting
        @EnvironmentObject private var session: Session
        @Environment(Model.self) private var model

        var body: some View {
            Shown("\(greeting) \(session.user) \(model.text)")
        }
    }

    private struct Tabs: View {
        let model: Model
        let session: Session

        var body: some View {
            UIKitTabView {
                UIKitTab("A", value: "A") { Reader() }
                UIKitTab("B", value: "B") { Reader() }
            }
            .environment(\.greeting, model.flag ? "Bye" : "Hello")
            .environmentObject(session)
            .environment(model)
        }
    }

    @Test func valuesAndObjectsSetOutsideReachEveryTab() async throws {
        let screen = Screen(Tabs(model: model, session: Session()))
        await settle()
        #expect(try screen.texts == ["Hello nobody one"])

        try await screen.tap(1)

        #expect(try screen.texts == ["Hello nobody one"])
    }

    @Test func changesReachTheVisibleTabAtOnceAndHiddenTabsWhenTheyAreShown() async throws {
        let session = Session()
        let screen = Screen(Tabs(model: model, session: session))
        await settle()
        try await screen.tap(1)

        model.flag = true
        session.user = "Ann"
        model.text = "two"
        await settle()
        #expect(try screen.texts == ["Bye Ann two"])

        try await screen.tap(0)
        await settle()

        #expect(try screen.texts == ["Bye Ann two"])
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

private struct GreetingKey: EnvironmentKey {
    static let defaultValue = "default"
}

extension EnvironmentValues {
    fileprivate var greeting: String {
        get { self[GreetingKey.self] }
        set { self[GreetingKey.self] = newValue }
    }
}
