import SwiftUI

/// Writes down what happens to the contents of a test's tabs.
@MainActor
final class LifeLog {
    private(set) var entries: [String] = []
    /// The names of the contents that were made, each as often as it was made.
    private(set) var made: [String] = []
    private var states: [String: WeakState] = [:]

    private struct WeakState {
        weak var state: LifeState?
    }

    func note(_ entry: String) {
        entries.append(entry)
    }

    /// The entries since the last call, sorted where the order is the system's own business.
    func take() -> [String] {
        defer { entries = [] }
        return entries.sorted()
    }

    func makeState(_ name: String) -> LifeState {
        made.append(name)
        let state = LifeState()
        states[name] = WeakState(state: state)
        return state
    }

    /// The state of the newest content of that name; `nil` once it is freed.
    func state(_ name: String) -> LifeState? {
        states[name]?.state
    }
}

/// What a content remembers for itself.
@MainActor
final class LifeState: ObservableObject {
    @Published var count = 0
}

/// A content with a state of its own, which shows its name and count.
struct Logged: View {
    private let name: String
    private let log: LifeLog
    @StateObject private var state: LifeState

    init(_ name: String, in log: LifeLog) {
        self.name = name
        self.log = log
        _state = StateObject(wrappedValue: log.makeState(name))
    }

    var body: some View {
        Shown("\(name) \(state.count)")
            .onAppear { log.note("\(name) appears") }
            .onDisappear { log.note("\(name) disappears") }
    }
}
