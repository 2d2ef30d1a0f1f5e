import SwiftUI

/// The content of a tab.
struct Page: View {
    let tab: Int

    var body: some View {
        let _ = BenchModel.countBody()
        ScrollView {
            VStack(spacing: 8) {
                ForEach(0..<BenchModel.rows, id: \.self) { Row(tab: tab, number: $0) }
            }
        }
    }

    private struct Row: View {
        let tab: Int
        let number: Int

        var body: some View {
            let _ = BenchModel.countBody()
            Text(verbatim: "Tab \(tab), row \(number)")
        }
    }
}
