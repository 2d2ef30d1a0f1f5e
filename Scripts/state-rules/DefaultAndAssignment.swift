// error: @State count of Counter has a default
// error: @State total of Counter has a default

import SwiftUI

struct Counter: View {
    @State private var count = 0
    @State
    private var total: Int = 0

    init(count: Int) {
        _count = State(initialValue: count)
        self.total = count
    }

    var body: some View { Text("\(count)") }
}
