import Testing

@testable import SwiftUI

/// What may be used on any thread is used on several at once. `Scripts/test` runs these under the thread sanitizer as well.
@Suite @MainActor
struct ThreadTests {
    private struct Page: View {
        // A value that has to be allocated: what a race does to one is seen without a sanitizer, too.
        @State private var value = [0]
        let handle: Handle<[Int]>

        var body: some View {
            handle.connect($value)
            return Mark("\(value)")
        }
    }

    @Test func stateIsSetByManyThreadsWhileItIsShown() async {
        let handle = Handle<[Int]>()
        let screen = Screen(Page(handle: handle))
        let binding = handle.binding

        await inParallel { number in
            binding?.wrappedValue = [number]
        } meanwhile: {
            screen.update()
        }
        binding?.wrappedValue = [-1]
        screen.update()

        #expect(screen.marks == ["[-1]"])
    }

    private final class Model: ObservableObject, Sendable {}

    @Test func anObjectThatIsMadeOnAnyThreadHasOnePublisher() async {
        await inParallel { _ in
            let model = Model()
            let publisher = model.objectWillChange
            #expect(model.objectWillChange === publisher)
        } meanwhile: {
            _ = Model().objectWillChange
        }
    }

    /// Calls `work` with many numbers on several threads, and `meanwhile` again and again on the main actor.
    private func inParallel(
        _ work: @escaping @Sendable (Int) -> Void,
        meanwhile: @MainActor () -> Void
    ) async {
        let workers = (0..<4).map { thread in
            Task.detached {
                for number in 1...10_000 { work(thread * 10_000 + number) }
            }
        }
        for _ in 0..<200 {
            meanwhile()
            await Task.yield()
        }
        for worker in workers { await worker.value }
    }
}
