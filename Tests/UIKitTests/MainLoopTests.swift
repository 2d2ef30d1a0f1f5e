import Dispatch
import Foundation
import Testing

@testable import GLibSupport

@MainActor
@Suite(.serialized) struct MainLoopTests {
    @Test func theMainActorRunsOnTheMainThread() async {
        await Task.yield()

        #expect(Thread.isMainThread)
    }

    @Test func theMainQueueIsServed() async {
        await withCheckedContinuation { done in
            DispatchQueue.global().async { DispatchQueue.main.async { done.resume() } }
        }
    }

    @Test func timersOfTheMainRunLoopFire() async {
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            scheduleTimer { done.resume() }
        }
    }

    @Test func blocksOfTheMainRunLoopRun() async {
        await withCheckedContinuation { done in
            RunLoop.main.perform { done.resume() }
        }
    }

    /// The idle source is ready in the very turn after the block ran, before the loop has looked for blocks again.
    @Test func aBlockAskedForByAnIdleSourceThatABlockMadeRuns() async {
        var source: IdleSource?

        let hasRun = await runs { done in
            RunLoop.main.perform {
                MainActor.assumeIsolated {
                    source = IdleSource { RunLoop.main.perform { MainActor.assumeIsolated(done) } }
                }
            }
        }

        #expect(hasRun)
        withExtendedLifetime(source) {}
    }

    /// Deeper ones may wait for the loop's next wake-up, since asking for a block does not wake a run loop.
    @Test(arguments: 1...2) func aBlockAskedForByABlockRuns(depth: Int) async {
        #expect(await runs { done in performNested(depth, done) })
    }

    private func performNested(_ depth: Int, _ body: @escaping @MainActor () -> Void) {
        RunLoop.main.perform {
            MainActor.assumeIsolated { depth == 1 ? body() : performNested(depth - 1, body) }
        }
    }

    /// Whether a closure is called although nothing else wakes the loop: what ends the wait comes from another thread.
    private func runs(_ start: (@escaping @MainActor () -> Void) -> Void) async -> Bool {
        await withCheckedContinuation { (continuation: CheckedContinuation<Bool, Never>) in
            var waiting: CheckedContinuation<Bool, Never>? = continuation
            let end: @MainActor @Sendable (Bool) -> Void = { hasRun in
                waiting?.resume(returning: hasRun)
                waiting = nil
            }
            let deadline = DispatchWorkItem { @Sendable in DispatchQueue.main.async { end(false) } }
            DispatchQueue.global().asyncAfter(deadline: .now() + 2, execute: deadline)
            start {
                // Nothing of this wait may wake the loop for the next one.
                deadline.cancel()
                end(true)
            }
        }
    }

    @Test func anIdleSourceRunsOnceBeforeMainActorTasksThatAreQueuedBehindIt() async {
        var runs = 0
        let source = IdleSource { runs += 1 }

        await Task.yield()
        await Task.yield()
        await Task.yield()

        #expect(runs == 1)
        withExtendedLifetime(source) {}
    }

    @Test func aDroppedIdleSourceNeverRuns() async {
        var runs = 0
        var source: IdleSource? = IdleSource { runs += 1 }
        #expect(source != nil)
        source = nil

        for _ in 0..<5 { await Task.yield() }

        #expect(runs == 0)
    }

    /// A loop that polled would take milliseconds for each of these; ours takes a thread's wake-up, as a plain one does.
    @Test func reachingTheMainActorTakesFewTimesAsLongAsWakingAPlainThread() async {
        let main = await medianRoundTrip { done in Task { @MainActor in done.resume() } }
        let plain = await medianRoundTrip { done in Thread.detachNewThread { done.resume() } }

        #expect(main < plain * 10, "main actor \(main), plain thread \(plain)")
    }

    private nonisolated func medianRoundTrip(
        _ hop: @escaping @Sendable (CheckedContinuation<Void, Never>) -> Void
    ) async -> Duration {
        var times: [Duration] = []
        for _ in 0..<101 {
            let start = ContinuousClock.now
            await withCheckedContinuation { hop($0) }
            times.append(ContinuousClock.now - start)
        }
        return times.sorted()[times.count / 2]
    }

    private func scheduleTimer(_ body: @escaping @Sendable () -> Void) {
        _ = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { _ in body() }
    }
}
