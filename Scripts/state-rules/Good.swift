import SwiftUI

/// Has a default initializer, which is not a memberwise one: Plain(count: 1) would be.
struct Plain: View {
    @State private var count = 0
    private var doubled: Int { count * 2 }

    var body: some View { Text("\(doubled)") }

    func reset() { count = 0 }
}

struct Written: View {
    let name: String
    @State private var count: Int
    @State private var total = 0

    init(name: String, count: Int) {
        let total = count
        self.name = name
        self.count = total
    }

    var body: some View {
        Plain()
        Text("\(name) \(count)").onAppear { total = 3 }
    }
}

struct WithoutState: View {
    let name: String

    var body: some View { Text(name) }
}

struct Root: View {
    var plain: Plain { Plain() }
    func makePlain() -> Plain { Plain() }

    var body: some View {
        Written(name: "Written(", count: 1)
        WithoutState(name: "a")
    }
}
