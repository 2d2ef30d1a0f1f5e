import Testing

@testable import SwiftUI

@Suite @MainActor
struct ObservationTests {
    @Observable final class Model: @unchecked Sendable {  // Unchecked: only one task at a time uses it.
        var title = "a"
        var detail = "x"
    }

    private let log = Log()

    private struct TitleView: View {
        let model: Model
        let log: Log

        var body: some View {
            log("title")
            return Mark(model.title)
        }
    }

    @Test func aBodyFollowsThePropertiesThatItRead() {
        let model = Model()
        let screen = Screen(TitleView(model: model, log: log))

        model.detail = "y"
        screen.update()
        #expect(log.count == 1)

        model.title = "b"
        model.title = "c"
        screen.update()
        #expect(log.count == 2)
        #expect(screen.marks == ["c"])

        model.title = "d"
        screen.update()
        #expect(screen.marks == ["d"])
    }

    @Test func aPropertyMayChangeOnAnotherThread() async {
        let model = Model()
        let screen = Screen(TitleView(model: model, log: log))

        await Task.detached { model.title = "b" }.value
        while screen.marks != ["b"] { await Task.yield() }

        #expect(log.count == 2)
    }

    private struct Choosing: View {
        @State private var showsTitle = true
        let model: Model
        let log: Log
        let handle: Handle<Bool>

        var body: some View {
            log("choosing")
            handle.connect($showsTitle)
            return Mark(showsTitle ? model.title : model.detail)
        }
    }

    @Test func whatOnlyAnEarlierBodyReadIsForgotten() {
        let model = Model()
        let handle = Handle<Bool>()
        let screen = Screen(Choosing(model: model, log: log, handle: handle))
        for value in [false, true, false] {
            handle.value = value
            screen.update()
        }
        log.clear()

        model.title = "b"
        screen.update()

        #expect(log.events.isEmpty)
        #expect(screen.marks == ["x"])
    }

    @Test func contentOfForEachFollowsWhatItRead() {
        let model = Model()
        let screen = Screen(ForEach(0..<2) { Mark("\($0)\(model.title)") })

        model.title = "b"
        screen.update()

        #expect(screen.marks == ["0b", "1b"])
    }

    private struct Editor: View {
        @Bindable var model: Model
        let handle: Handle<String>

        var body: some View {
            handle.connect($model.title)
            return Mark(model.title)
        }
    }

    @Test func aBindableGivesBindingsToAnObjectsProperties() {
        let model = Model()
        let handle = Handle<String>()
        let screen = Screen(Editor(model: model, handle: handle))

        handle.value = "b"
        screen.update()

        #expect(model.title == "b")
        #expect(screen.marks == ["b"])
    }
}
