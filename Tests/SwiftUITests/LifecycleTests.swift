import Testing

@testable import SwiftUI

@Suite @MainActor
struct LifecycleTests {
    private let log = Log()

    private struct Logged: View {
        let name: String
        let log: Log

        var body: some View {
            Mark(name).onAppear { log("\(name) appears") }.onDisappear { log("\(name) disappears") }
        }
    }

    @Test func contentAppearsAndDisappearsOnceForEachVisitOfItsScreen() {
        let screen = Screen(Logged(name: "a", log: log), appears: false)
        #expect(log.events.isEmpty)

        screen.appear()
        screen.update()
        #expect(log.events == ["a appears"])

        screen.disappear()
        screen.appear()
        #expect(log.events == ["a appears", "a disappears", "a appears"])
    }

    @Test func contentDisappearsAfterTheScreenDid() {
        let screen = Screen(Logged(name: "a", log: log))
        log.clear()

        screen.host.beginAppearanceTransition(false, animated: false)
        screen.update()
        #expect(log.events.isEmpty)

        screen.host.endAppearanceTransition()
        #expect(log.events == ["a disappears"])
    }

    @Test func whatOnAppearSetsIsInTheFirstFrame() {
        struct Loading: View {
            @State private var text = "loading"

            var body: some View {
                Mark(text).onAppear { text = "loaded" }
            }
        }
        let host = UIHostingController(rootView: Loading())

        host.beginAppearanceTransition(true, animated: false)

        #expect(host.view.marks.map(\.text) == ["loaded"])
    }

    private struct Switch: View {
        let isOn: Bool
        let log: Log

        var body: some View {
            if isOn { Logged(name: "a", log: log) } else { Logged(name: "b", log: log) }
        }
    }

    @Test func aViewThatReplacesAnotherAppearsAfterThatOneDisappeared() {
        let screen = Screen(Switch(isOn: true, log: log))
        log.clear()

        screen.host.rootView = Switch(isOn: false, log: log)
        screen.update()

        #expect(log.events == ["a disappears", "b appears"])
    }

    @Test func whatChangesOnAHiddenScreenAppearsWithTheScreen() {
        let screen = Screen(Switch(isOn: true, log: log))
        screen.disappear()
        log.clear()

        screen.host.rootView = Switch(isOn: false, log: log)
        screen.update()
        #expect(log.events.isEmpty)

        screen.appear()
        #expect(log.events == ["b appears"])
    }

    /// Assumption: Apple documents no order.
    @Test func outerViewsAppearBeforeInnerOnes() {
        let view = Box { Logged(name: "inner", log: log) }.onAppear { log("outer appears") }

        _ = Screen(view)

        #expect(log.events == ["outer appears", "inner appears"])
    }

    @Test func actionsRunWhenTheViewsAreInPlace() {
        struct Revealing: View {
            let isShown: Bool
            let inspect: () -> Void

            var body: some View {
                if isShown { Mark("a").onAppear(perform: inspect) }
            }
        }
        let screen = Screen(Revealing(isShown: false) {})

        screen.host.rootView = Revealing(isShown: true) { log("\(screen.marks)") }
        screen.update()

        #expect(log.events == ["[\"a\"]"])
    }

    private struct Changing: View {
        let value: Int
        let log: Log

        var body: some View {
            Mark("\(value)")
                .onChange(of: value) { old, new in log("\(old) to \(new)") }
                .onChange(of: value, initial: true) { log("is \(value)") }
        }
    }

    @Test func onChangeTellsOldAndNewAndTheInitialOneAlsoAtFirst() {
        let screen = Screen(Changing(value: 1, log: log))
        #expect(log.events == ["is 1"])
        log.clear()

        screen.host.rootView = Changing(value: 1, log: log)
        screen.update()
        #expect(log.events.isEmpty)

        screen.host.rootView = Changing(value: 2, log: log)
        screen.update()
        #expect(log.events.sorted() == ["1 to 2", "is 2"])
    }
}

@Suite @MainActor
struct TaskTests {
    private let log = Log()

    private struct Working: View {
        let id: Int
        let log: Log

        var body: some View {
            Mark("").task(id: id) {
                log("start \(id)")
                try? await Task.sleep(for: .seconds(60))
                log("end \(id) \(Task.isCancelled)")
            }
        }
    }

    private func wait(for count: Int) async {
        while log.count < count { await Task.yield() }
    }

    @Test func aTaskRunsWhileItsViewIsVisible() async {
        let screen = Screen(Working(id: 1, log: log))
        await wait(for: 1)

        screen.disappear()
        await wait(for: 2)
        #expect(log.events == ["start 1", "end 1 true"])

        screen.appear()
        await wait(for: 3)
        #expect(log.events.last == "start 1")
        screen.disappear()
    }

    @Test func aTaskStartsAnewWhenItsIdentifierChanges() async {
        let screen = Screen(Working(id: 1, log: log))
        await wait(for: 1)

        screen.host.rootView = Working(id: 2, log: log)
        screen.update()
        await wait(for: 3)

        #expect(Set(log.events) == ["start 1", "end 1 true", "start 2"])
        screen.disappear()
    }

    @Test func aTaskEndsWithItsView() async {
        var screen: Screen<Working>? = Screen(Working(id: 1, log: log))
        await wait(for: 1)

        screen = nil
        await wait(for: 2)

        #expect(screen == nil)
        #expect(log.events == ["start 1", "end 1 true"])
    }
}
