import Foundation
import GLibSupport
import Testing

@testable import SwiftUI

@Suite @MainActor
struct ObservableObjectTests {
    final class Model: ObservableObject {
        @Published var count = 0
        @Published var name = "a"
        var silent = 0
    }

    private let log = Log()

    private struct Observer: View {
        @ObservedObject var model: Model
        let log: Log

        var body: some View {
            log("observer")
            return Mark("\(model.count)\(model.name)")
        }
    }

    @Test func aViewFollowsPublishedPropertiesWithOneBodyForAllChanges() {
        let model = Model()
        let screen = Screen(Observer(model: model, log: log))

        model.count = 1
        model.name = "b"
        screen.update()

        #expect(screen.marks == ["1b"])
        #expect(log.count == 2)
    }

    @Test func aViewFollowsTheObjectThatItHasNow() {
        let first = Model()
        let second = Model()
        let screen = Screen(Observer(model: first, log: log))
        screen.host.rootView = Observer(model: second, log: log)
        screen.update()
        log.clear()

        first.count = 1
        screen.update()
        #expect(log.events.isEmpty)

        second.count = 2
        screen.update()
        #expect(screen.marks == ["2a"])
    }

    @Test func anObjectAnnouncesBeforeItChanges() {
        let model = Model()
        var seen: [Int] = []
        let publisher = model.objectWillChange
        nonisolated(unsafe) let object = model
        let subscription = ObservableObjectPublisher.Subscription(publisher) {
            MainActor.assumeIsolated { seen.append(object.count) }
        }

        model.count = 1
        model.objectWillChange.send()

        #expect(seen == [0, 1])
        withExtendedLifetime(subscription) {}
    }

    @Test func anObjectHasOnePublisherForItsLife() {
        let model = Model()

        #expect(model.objectWillChange === model.objectWillChange)
        #expect(model.objectWillChange !== Model().objectWillChange)
    }

    private struct Owner: View {
        @StateObject private var model: Model
        let handle: Handle<Int>

        init(_ make: @escaping () -> Model, handle: Handle<Int>) {
            _model = StateObject(wrappedValue: make())
            self.handle = handle
        }

        var body: some View {
            handle.connect($model.count)
            return Mark("\(model.count)")
        }
    }

    @Test func aStateObjectIsMadeOnceAndOnlyWhenTheViewIsShown() {
        let handle = Handle<Int>()
        let make = {
            log("made")
            return Model()
        }
        let unused = Owner(make, handle: handle)
        #expect(log.events.isEmpty)

        let screen = Screen(unused)
        handle.value = 3
        screen.host.rootView = Owner(make, handle: handle)
        screen.update()

        #expect(log.count == 1)
        #expect(screen.marks == ["3"])
    }

    @Test func aStateObjectGoesWithItsView() {
        weak var model: Model?
        let handle = Handle<Int>()
        let screen = Screen<AnyView>(
            AnyView(
                Owner(
                    {
                        let new = Model()
                        model = new
                        return new
                    },
                    handle: handle
                )
            )
        )
        #expect(model != nil)
        handle.disconnect()

        screen.host.rootView = AnyView(Mark(""))
        screen.update()

        #expect(model == nil)
    }

    private struct Inheriting: View {
        @EnvironmentObject private var model: Model

        var body: some View { Mark("\(model.count)") }
    }

    @Test func anEnvironmentObjectIsFoundByItsType() {
        let model = Model()
        let screen = Screen(Inheriting().environmentObject(model))

        model.count = 2
        screen.update()

        #expect(screen.marks == ["2"])
    }

    @Test func aMissingEnvironmentObjectIsFatalWithAMessageThatSaysWhatToDo() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = Screen(Inheriting()) }
        }

        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            message.contains("No ObservableObject of type Model found. A View.environmentObject(_:) for Model may be")
        )
    }

    @Test func publishingFromAnotherThreadWarnsAndIsShown() async {
        nonisolated(unsafe) let model = Model()
        let screen = Screen(Observer(model: model, log: log))
        var reported: [String] = []
        let observation = RuntimeWarning.observe { if $0.contains("Publishing") { reported.append($0) } }
        defer { observation.cancel() }

        await Task.detached { model.count = 5 }.value
        for _ in 0..<10_000 where screen.marks != ["5a"] { await Task.yield() }

        #expect(screen.marks == ["5a"])
        #expect(reported.count == 1)
    }
}
