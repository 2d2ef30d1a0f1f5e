// error: name of Counter must be set before its @State properties

import SwiftUI

struct Counter: View {
    let name: String
    var step = 1
    @State private var count: Int

    init(count: Int, name: String) {
        self.count = count
        self.name = name
        step = 2
    }

    var body: some View { Text("\(name) \(count)") }
}
