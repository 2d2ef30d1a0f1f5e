/// An object that announces its changes, so that views which observe it follow.
///
/// `@Published` properties announce theirs by themselves; for others call `objectWillChange.send()` before the change.
public protocol ObservableObject: AnyObject {
    /// Announces that the object is about to change.
    var objectWillChange: ObservableObjectPublisher { get }
}

extension ObservableObject {
    /// The object's own publisher, made at first use.
    public var objectWillChange: ObservableObjectPublisher {
        ObservableObjectPublishers.publisher(of: self)
    }
}

/// The publishers of objects that declare none themselves.
private enum ObservableObjectPublishers {
    private struct Entry {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }

    private struct Table {
        var entries: [ObjectIdentifier: Entry] = [:]
        var countToSweepAt = 64
    }

    private static let lock = NSLock()
    // Guarded by the lock.
    private nonisolated(unsafe) static var table = Table()

    static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        lock.withLock {
            let key = ObjectIdentifier(object)
            // The address may have belonged to an object that is gone.
            if let entry = table.entries[key], entry.object === object { return entry.publisher }
            sweepIfLarge()
            let publisher = ObservableObjectPublisher()
            table.entries[key] = Entry(object: object, publisher: publisher)
            return publisher
        }
    }

    private static func sweepIfLarge() {
        guard table.entries.count >= table.countToSweepAt else { return }
        table.entries = table.entries.filter { $0.value.object != nil }
        table.countToSweepAt = max(64, table.entries.count * 2)
    }
}
