import Foundation
import Testing
import UIKit

@Suite struct MainLoopTests {
    @Test @MainActor func theMainActorRunsOnTheMainThread() async {
        await Task.yield()

        #expect(Thread.isMainThread)
    }
}
