@testable import UIKitTabView

/// Collects the library's warnings while `body` runs.
@MainActor
func warnings(during body: () async throws -> Void) async rethrows -> [String] {
    var messages: [String] = []
    let original = UIKitTabViewLog.handler
    UIKitTabViewLog.handler = { messages.append($0) }
    defer { UIKitTabViewLog.handler = original }
    try await body()
    return messages
}
