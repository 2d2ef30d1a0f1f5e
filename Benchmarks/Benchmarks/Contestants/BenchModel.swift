import SwiftUI

/// What the measurements change.
@MainActor
final class BenchModel: ObservableObject {
    static let tabs = ["house", "magnifyingglass", "star", "bookmark", "gear"]
    static let rows = 20

    @Published var selection = 0
    @Published var badge = 0

    /// How many bodies of the app's own views have run.
    private(set) static var bodies = 0

    static func countBody() {
        bodies += 1
    }
}
