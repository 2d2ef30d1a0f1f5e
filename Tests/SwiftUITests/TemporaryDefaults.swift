import Foundation
import Testing

/// User defaults for one test, removed afterwards.
final class TemporaryDefaults {
    let name: String
    let store: UserDefaults

    init(_ name: String = "UIKitTabView.tests.\(UUID().uuidString)") throws {
        self.name = name
        store = try #require(UserDefaults(suiteName: name))
    }

    deinit {
        store.removePersistentDomain(forName: name)
        store.synchronize()
    }
}
