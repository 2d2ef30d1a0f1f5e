import SwiftUI

/// What the views of these tests show; tests change it as an app's model changes.
///
/// Not `@Observable`, so that the tests run on every system that the library runs on.
@MainActor
final class Model: ObservableObject {
    @Published var text = "one"
    @Published var count = 0
    @Published var flag = false
    @Published var names = ["A", "B", "C"]
    @Published var selection = "A"
    @Published var path: [Int] = []
}
