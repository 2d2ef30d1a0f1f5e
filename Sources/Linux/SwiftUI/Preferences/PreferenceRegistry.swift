/// Who in a graph watches preferences, and which of them may have changed.
///
/// Values are not kept: after a writer changed, those who watch its key collect it anew.
@MainActor
final class PreferenceRegistry {
    private var observers: [WeakObserver] = []
    private var rootObservers: [any PreferenceObserver] = []
    private var changedKeys: Set<ObjectIdentifier> = []
    private var isEveryKeyChanged = false
    private var isScheduled = false

    func add(_ observer: any PreferenceObserver) {
        observers.removeAll { $0.observer == nil }
        observers.append(WeakObserver(observer: observer))
    }

    /// Like `add`, for an observer that nothing else keeps.
    func keep(_ observer: any PreferenceObserver) {
        rootObservers.append(observer)
        add(observer)
    }

    func valueDidChange(of key: ObjectIdentifier) {
        changedKeys.insert(key)
        schedule()
    }

    /// Writers may have come, gone or changed places.
    func structureDidChange() {
        isEveryKeyChanged = true
        schedule()
    }

    private func schedule() {
        guard !isScheduled, !observers.isEmpty else { return }
        isScheduled = true
        UpdateCycle.shared.addEffect { [weak self] in self?.notify() }
    }

    private func notify() {
        isScheduled = false
        let keys = changedKeys
        let isEvery = isEveryKeyChanged
        changedKeys = []
        isEveryKeyChanged = false
        for case let observer? in observers.map(\.observer) where isEvery || keys.contains(observer.key) {
            observer.preferenceMayHaveChanged()
        }
    }

    private struct WeakObserver {
        weak var observer: (any PreferenceObserver)?
    }
}

@MainActor
protocol PreferenceObserver: AnyObject {
    var key: ObjectIdentifier { get }
    func preferenceMayHaveChanged()
}

extension Node {
    /// The combined value of what is below, or `nil` if nothing writes the key.
    func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        var value: Key.Value?
        collectPreference(key, into: &value)
        return value
    }
}

/// Adds one value to what was collected so far.
func combine<Key: PreferenceKey>(_ key: Key.Type, _ next: Key.Value, into value: inout Key.Value?) {
    guard var current = value else {
        value = next
        return
    }
    Key.reduce(value: &current) { next }
    value = current
}
