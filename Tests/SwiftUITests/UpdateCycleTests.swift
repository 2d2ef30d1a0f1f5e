import Testing

@testable import SwiftUI

@Suite @MainActor
struct UpdateCycleTests {
    private struct Counter: View {
        @State private var count = 0
        let handle: Handle<Int>

        var body: some View {
            handle.connect($count)
            return Mark("\(count)")
        }
    }

    @Test func aChangeIsShownByTheMainLoopWithoutFurtherCalls() async {
        let handle = Handle<Int>()
        let screen = Screen(Counter(handle: handle))

        handle.value = 1
        while screen.marks != ["1"] { await Task.yield() }

        #expect(screen.marks == ["1"])
    }

    @Test func severalChangesAskForOneUpdate() {
        let handle = Handle<Int>()
        let other = Handle<Int>()
        let screen = Screen(
            Group {
                Counter(handle: handle)
                Counter(handle: other)
            }
        )
        let schedule = UpdateCycle.shared.schedule
        defer { UpdateCycle.shared.schedule = schedule }
        var requests = 0
        UpdateCycle.shared.schedule = {
            requests += 1
            return schedule($0)
        }

        handle.value = 1
        other.value = 1
        handle.value = 2
        screen.update()

        #expect(requests == 1)
        #expect(screen.marks == ["2", "1"])
    }

    @Test func changesThatNeverEndWarnAndLeaveTheRestToTheNextFrame() {
        struct Endless: View {
            @State private var count = 0

            var body: some View {
                Mark("\(count)").onChange(of: count, initial: true) { count += 1 }
            }
        }
        var screen: Screen<Endless>?

        let reported = warnings { screen = Screen(Endless()) }

        #expect(!reported.isEmpty)
        #expect(reported.allSatisfy { $0.contains("keep changing") })
        #expect(screen != nil)
    }

    @Test func aChildThatAnAncestorRemovesIsNotEvaluatedAgain() {
        struct Parent: View {
            @State private var count: Int? = 0
            let log: Log
            let handle: Handle<Int?>

            var body: some View {
                let _ = handle.connect($count)
                if let count { Child(count: count, shared: $count, log: log) }
            }
        }
        struct Child: View {
            let count: Int
            @Binding var shared: Int?
            let log: Log

            var body: some View {
                log("child \(shared.map(String.init) ?? "none")")
                return Mark("")
            }
        }
        let log = Log()
        let handle = Handle<Int?>()
        let screen = Screen(Parent(log: log, handle: handle))

        handle.value = .some(nil)
        screen.update()

        #expect(log.events == ["child 0"])
    }
}
