// error: Counter has @State and so no memberwise initializer

import SwiftUI

struct Counter: View {
    let name: String
    @State private var count = 0

    var body: some View { Text("\(name) \(count)") }
}

struct Counters: View {
    var body: some View { Counter(name: "(a { b") }
}
