/// Values that views on screen contributed, the newest last.
struct Registrations<Value> {
    private var entries: [(token: RegistrationToken, value: Value)] = []

    /// The value of the view that appeared last.
    var latest: Value? { entries.last?.value }

    mutating func add(_ value: Value, for token: RegistrationToken) {
        remove(token)
        entries.append((token, value))
    }

    /// Changes a value that is registered; does nothing for a view that is not on screen.
    mutating func update(_ value: Value, for token: RegistrationToken) {
        guard let index = entries.firstIndex(where: { $0.token === token }) else { return }
        entries[index].value = value
    }

    mutating func remove(_ token: RegistrationToken) {
        entries.removeAll { $0.token === token }
    }
}

/// Stands for one view's contribution.
final class RegistrationToken {}
