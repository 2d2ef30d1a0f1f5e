import Testing

@testable import SwiftUI

@Suite @MainActor
struct StateTests {
    private struct Counter: View {
        @State private var count = 0
        let log: Log
        let controls: Controls

        var body: some View {
            log("body")
            controls.increment = { count += 1 }
            return Mark("\(count)")
        }
    }

    private final class Controls {
        var increment = {}
    }

    @Test func aBodyRunsOnceBeforeTheFirstFrameAndOnceForEachChange() {
        let log = Log()
        let controls = Controls()
        let screen = Screen(Counter(log: log, controls: controls))
        #expect(log.events.count == 1)

        controls.increment()
        controls.increment()
        screen.update()

        #expect(log.events.count == 2)
        #expect(screen.marks == ["2"])
    }
}
