import Observation
import SwiftUI

/// What the views of these tests show; tests change it as an app's model changes.
@MainActor
@Observable
final class Model {
    var text = "one"
    var count = 0
    var flag = false
    var names = ["A", "B", "C"]
    var selection = "A"
    var path: [Int] = []
}
