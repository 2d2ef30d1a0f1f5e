// error: Counter has @State and so no memberwise initializer

import SwiftUI

struct Outer: View {
    var body: some View { Counter { Text("content") } }

    struct Counter<Content: View>: View {
        @ViewBuilder let content: () -> Content
        @SwiftUI.State private var other = 0
        @State private var count: Int = 0 { didSet { other = count } }

        var body: some View { content() }
    }
}
