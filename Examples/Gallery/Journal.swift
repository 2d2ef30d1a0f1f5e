import Observation

/// What the person wrote down: one model, shown and changed by two tabs.
@available(iOS 17, tvOS 17, *)
@MainActor
@Observable
final class Journal {
    var entries: [String] = []
    var readCount = 0

    var unread: Int { entries.count - readCount }
}
