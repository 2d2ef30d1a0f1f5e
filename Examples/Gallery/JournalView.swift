import SwiftUI
import UIKitTabView

/// The shared model's entries; opening the tab marks them as read.
@available(iOS 17, tvOS 17, *)
struct JournalView: View {
    @Environment(Journal.self) private var journal
    @Environment(\.isTabSelected) private var isTabSelected

    var body: some View {
        NavigationStack {
            List {
                Section("Entries") {
                    if journal.entries.isEmpty {
                        Text("Nothing written yet")
                            .foregroundStyle(.secondary)
                    }
                    ForEach(journal.entries, id: \.self) { entry in
                        Label(entry, systemImage: "pencil")
                    }
                }
                Section {
                    Button("Write an entry") {
                        journal.entries.append("Entry \(journal.entries.count + 1)")
                    }
                }
            }
            .navigationTitle("Journal")
            .onAppear(perform: markAsRead)
            .onChange(of: journal.entries.count) { if isTabSelected { markAsRead() } }
        }
    }

    private func markAsRead() {
        journal.readCount = journal.entries.count
    }
}
