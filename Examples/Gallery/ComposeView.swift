import SwiftUI

/// A sheet in which an entry is written.
@available(iOS 17, tvOS 17, *)
struct ComposeView: View {
    @Environment(Journal.self) private var journal
    @Environment(\.dismiss) private var dismiss
    @State private var text = ""

    init() {}

    var body: some View {
        NavigationStack {
            Form {
                TextField("What happened?", text: $text)
                Button("Save") {
                    journal.entries.append(text.isEmpty ? "Entry \(journal.entries.count + 1)" : text)
                    dismiss()
                }
                Button("Cancel", role: .cancel) { dismiss() }
            }
            .navigationTitle("New entry")
        }
    }
}
