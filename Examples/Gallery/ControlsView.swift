import SwiftUI

/// Buttons that change how another tab looks in the bar, whether or not it was ever opened.
@available(iOS 17, tvOS 17, *)
struct ControlsView: View {
    @Binding var label: TabLabel

    var body: some View {
        NavigationStack {
            Form {
                Section("Badge of the last tab") {
                    Text("Badge: \(label.badge)")
                    Button("Raise the badge") { label.badge += 1 }
                    Button("Clear the badge") { label.badge = 0 }
                }
                Section("Title of the last tab") {
                    Text("Title: \(label.title)")
                    Button("Rename to Diary") { label.title = "Diary" }
                    Button("Rename to Journal") { label.title = "Journal" }
                }
            }
            .navigationTitle("Controls")
        }
    }
}
