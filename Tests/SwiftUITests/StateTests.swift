import Testing

@testable import SwiftUI

@Suite @MainActor
struct StateTests {
    private struct Counter: View {
        @State private var count: Int
        let log: Log
        let handle: Handle<Int>

        init(_ count: Int = 0, log: Log, handle: Handle<Int>) {
            self.log = log
            self.handle = handle
            _count = State(initialValue: count)
        }

        var body: some View {
            log("body")
            handle.connect($count)
            return Mark("\(count)")
        }
    }

    private let log = Log()
    private let handle = Handle<Int>()

    @Test func aBodyRunsOnceBeforeTheFirstFrameAndOnceForEachChange() {
        let screen = Screen(Counter(log: log, handle: handle))
        #expect(log.count == 1)

        handle.value = 1
        handle.value = 2
        screen.update()

        #expect(log.count == 2)
        #expect(screen.marks == ["2"])
    }

    @Test func settingAnEqualValueRunsNoBody() {
        let screen = Screen(Counter(log: log, handle: handle))

        handle.value = 0
        screen.update()

        #expect(log.count == 1)
    }

    @Test func stateOutlivesNewValuesOfTheViewAndItsInitialValueCountsOnce() {
        let screen = Screen(Counter(log: log, handle: handle))
        handle.value = 5

        screen.host.rootView = Counter(100, log: log, handle: handle)
        screen.update()

        #expect(screen.marks == ["5"])
    }

    /// Runs its closure only when it is told to.
    private struct Later: View {
        @State private var isShown = false
        let handle: Handle<Bool>
        let content: () -> Mark

        var body: some View {
            let _ = handle.connect($isShown)
            if isShown { content() }
        }
    }

    private struct Owner: View {
        @State private var count = 0
        let log: Log
        let handle: Handle<Int>
        let isShown: Handle<Bool>

        var body: some View {
            let _ = log("body")
            let _ = handle.connect($count)
            Later(handle: isShown) { Mark("\(count)") }
        }
    }

    @Test func assumptionAClosureThatRunsLaterSeesWhatItsViewSawAndChangesFromThenOn() {
        let isShown = Handle<Bool>()
        let screen = Screen(Owner(log: log, handle: handle, isShown: isShown))
        handle.value = 1
        screen.update()
        #expect(log.count == 1)

        isShown.value = true
        screen.update()
        #expect(screen.marks == ["0"])

        handle.value = 2
        screen.update()
        #expect(screen.marks == ["2"])
        #expect(log.count == 2)
    }

    @Test func theSameViewValueInTwoPlacesHasTwoStates() {
        let counter = Counter(log: log, handle: handle)
        let screen = Screen(
            Group {
                counter
                counter
            }
        )

        handle.value = 3
        screen.update()

        #expect(screen.marks == ["0", "3"])
    }

    @Test func stateMayBeSetOnAnotherThread() async {
        let screen = Screen(Counter(log: log, handle: handle))
        var binding: Binding<Int>?
        let connected = Handle<Int>()
        screen.host.rootView = Counter(log: log, handle: connected)
        screen.update()
        binding = connected.binding

        await Task.detached { [binding] in binding?.wrappedValue = 9 }.value
        while screen.marks != ["9"] { await Task.yield() }

        #expect(connected.value == 9)
    }

    @Test func outsideAViewStateIsItsInitialValueAndSettingItWarns() {
        let state = State(wrappedValue: 1)

        let reported = warnings { state.wrappedValue = 2 }

        #expect(state.wrappedValue == 1)
        #expect(reported.count == 1)
    }

    private struct Parent: View {
        @State private var value = 0
        let log: Log
        let handle: Handle<Int>

        var body: some View {
            log("parent")
            handle.connect($value)
            return Child(value: $value, log: log)
        }
    }

    private struct Child: View {
        @Binding var value: Int
        let log: Log

        var body: some View {
            log("child")
            return Mark("\(value)")
        }
    }

    @Test func aChangeRunsOnlyTheBodiesThatReadTheState() {
        let screen = Screen(Parent(log: log, handle: handle))
        log.clear()

        handle.value = 1
        screen.update()

        #expect(log.events == ["child"])
        #expect(screen.marks == ["1"])
    }

    private struct DerivedParent: View {
        @State private var value = 0
        let log: Log
        let handle: Handle<Int>

        var body: some View {
            handle.connect($value)
            let state = $value
            return Child(value: Binding(get: { state.wrappedValue * 2 }, set: { state.wrappedValue = $0 }), log: log)
        }
    }

    @Test func aBindingThroughClosuresFollowsTheStateThatTheyRead() {
        let screen = Screen(DerivedParent(log: log, handle: handle))

        handle.value = 4
        screen.update()

        #expect(screen.marks == ["8"])
    }

    private struct Nested: DynamicProperty {
        @State private var first = 1
        @State private var second = 2
        private(set) var sum = 0

        var projected: Binding<Int> { $second }

        mutating func update() {
            sum = first + second
        }
    }

    private struct NestedView: View {
        private var nested = Nested()
        let handle: Handle<Int>

        init(handle: Handle<Int>) {
            self.handle = handle
        }

        var body: some View {
            handle.connect(nested.projected)
            return Mark("\(nested.sum)")
        }
    }

    @Test func propertiesMadeOfPropertiesWorkAndAreUpdatedBeforeTheBody() {
        let screen = Screen(NestedView(handle: handle))
        #expect(screen.marks == ["3"])

        handle.value = 10
        screen.update()

        #expect(screen.marks == ["11"])
    }

    @Test func settingStateWhileABodyRunsWarnsAndShowsAfterThatUpdate() {
        struct Restless: View {
            @State private var value = 0

            var body: some View {
                if value < 3 { value += 1 }
                return Mark("\(value)")
            }
        }

        var screen: Screen<Restless>?
        let reported = warnings { screen = Screen(Restless()) }

        #expect(reported.count == 3)
        #expect(screen?.marks == ["3"])
    }
}
