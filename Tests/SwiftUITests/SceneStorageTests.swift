import Testing

@testable import SwiftUI

@Suite(.serialized) @MainActor
struct SceneStorageTests {
    private let suite: TemporaryDefaults

    init() throws {
        suite = try TemporaryDefaults(SceneRecord.suiteName)
    }

    private struct Content: View {
        @SceneStorage private var count: Int
        @SceneStorage private var name: String?
        let handle: Handle<Int>?

        init(handle: Handle<Int>? = nil) {
            _count = SceneStorage(wrappedValue: 0, "count")
            _name = SceneStorage("name")
            self.handle = handle
        }

        var body: some View {
            handle?.connect($count)
            return Mark("\(count) \(name ?? "-")")
        }
    }

    private struct Pair: View {
        let handle: Handle<Int>

        var body: some View {
            VStack {
                Content(handle: handle)
                Content()
            }
        }
    }

    private struct Sample: App {
        static var handle = Handle<Int>()
        static var id = "main"

        var body: some Scene {
            WindowGroup(id: Self.id) { Pair(handle: Self.handle) }
        }
    }

    /// Starts the app, lets `body` look at its window's content, and closes it.
    private func run(_ id: String = "main", _ body: (() -> [String]) throws -> Void) throws {
        Sample.id = id
        let node = AppNode(Sample())
        #expect(node.open())
        let window = try #require(UIApplication.shared.windows.last)
        defer { window.isHidden = true }
        try body {
            UpdateCycle.shared.flush()
            return window.rootViewController?.view.marks.map(\.text) ?? []
        }
    }

    @Test func aWriteShowsInEveryViewOfTheScene() throws {
        try run { marks in
            #expect(marks() == ["0 -", "0 -"])

            Sample.handle.value = 3

            #expect(marks() == ["3 -", "3 -"])
        }
    }

    @Test func aValueIsThereAtTheNextStartOfTheSameScene() throws {
        try run { _ in Sample.handle.value = 4 }

        try run { marks in #expect(marks() == ["4 -", "4 -"]) }
        try run("other") { marks in #expect(marks() == ["0 -", "0 -"]) }
    }

    @Test func aStoredValueOfAnotherTypeGivesTheDefault() throws {
        suite.store.set("many", forKey: "main/count")
        suite.store.set("Ada", forKey: "main/name")

        try run { marks in #expect(marks() == ["0 Ada", "0 Ada"]) }
    }

    @Test func outsideASceneTheValueLivesWithTheViewAndTheDeveloperIsTold() {
        let handle = Handle<Int>()
        var marks: [String] = []
        let messages = warnings {
            let screen = Screen(Pair(handle: handle))
            handle.value = 5
            screen.update()
            marks = screen.marks
        }

        #expect(marks == ["5 -", "0 -"])
        #expect(Set(messages).count == 2)
        #expect(messages.contains { $0.contains("\"count\"") })
    }

    @Test func settingOutsideAViewDoesNothingButWarn() {
        let storage = SceneStorage(wrappedValue: 1, "count")

        #expect(warnings { storage.wrappedValue = 2 }.count == 1)
        #expect(storage.wrappedValue == 1)
    }
}
