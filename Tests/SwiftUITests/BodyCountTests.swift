import Testing

@testable import SwiftUI

@Suite @MainActor
struct BodyCountTests {
    private let log = Log()

    private struct Parent: View {
        @State private var value = 0
        let log: Log
        let handle: Handle<Int>

        var body: some View {
            log("parent \(value)")
            handle.connect($value)
            return Box {
                Same(name: "fixed", log: log)
                Same(name: value < 2 ? "small" : "large", log: log)
                WithAction(log: log) {}
                Static()
            }
        }
    }

    private struct Same: View {
        let name: String
        let log: Log

        var body: some View {
            log(name)
            return Mark(name)
        }
    }

    private struct WithAction: View {
        let log: Log
        let action: () -> Void

        var body: some View {
            log("action")
            return Mark("action")
        }
    }

    private struct Static: View {
        var body: some View { Mark("static") }
    }

    @Test func aChildRunsOnlyIfItsValueMayHaveChanged() {
        let handle = Handle<Int>()
        let screen = Screen(Parent(log: log, handle: handle))
        #expect(log.events == ["parent 0", "fixed", "small", "action"])

        log.clear()
        handle.value = 1
        screen.update()
        // Closures cannot be compared.
        #expect(log.events == ["parent 1", "action"])

        log.clear()
        handle.value = 2
        screen.update()
        #expect(log.events == ["parent 2", "large", "action"])
    }

    private struct Outer: View {
        @State private var value = 0
        let log: Log
        let handle: Handle<Int>

        var body: some View {
            log("outer")
            handle.connect($value)
            return Inner(value: value, shared: $value, log: log)
        }
    }

    private struct Inner: View {
        let value: Int
        @Binding var shared: Int
        let log: Log

        var body: some View {
            log("inner")
            return Mark("\(value + shared)")
        }
    }

    @Test func aChildThatChangesForTwoReasonsRunsOnce() {
        let handle = Handle<Int>()
        let screen = Screen(Outer(log: log, handle: handle))
        log.clear()

        handle.value = 1
        screen.update()

        #expect(log.events == ["outer", "inner"])
        #expect(screen.marks == ["2"])
    }

    private struct Values {
        weak var object: Log?
        unowned let other: Log
        var optional: Int?
        var text: String
        var tuple: (Int, Double)
        var nested: [Character: Int]
    }

    @Test func valuesAreComparedFieldByField() {
        let object = Log()
        let value = Values(object: object, other: object, optional: 1, text: "a", tuple: (1, 2), nested: ["a": 1])
        var other = value
        #expect(ViewComparison.areEqual(value, other))

        other.tuple.1 = 3
        #expect(!ViewComparison.areEqual(value, other))
        other = value
        let another = Log()
        other.object = another
        #expect(!ViewComparison.areEqual(value, other))
        other = value
        other.nested["b"] = 2
        #expect(!ViewComparison.areEqual(value, other))
    }

    private enum Mode {
        case plain
        case named(String)
    }

    @Test func whatCannotBeComparedCountsAsChanged() {
        #expect(!ViewComparison.areEqual(Mode.named("a"), Mode.named("a")))
        #expect(!ViewComparison.areEqual({ 1 }, { 1 }))
    }
}
