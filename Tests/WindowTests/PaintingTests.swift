import Testing

@testable import UIKit

extension WindowSuite {
    @MainActor
    @Suite struct PaintingTests {
        @Test func framesAreDrawnWhileAMainActorTaskYieldsForEver() async throws {
            let controller = UIViewController()

            try await show(controller) { window in
                var turns = 0
                let busy = Task { @MainActor in
                    while !Task.isCancelled {
                        turns += 1
                        await Task.yield()
                    }
                }
                defer { busy.cancel() }

                for _ in 0..<10 { try await window.nextFrame() }

                #expect(turns > 10)
            }
        }
    }
}
