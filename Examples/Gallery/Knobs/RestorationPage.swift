import SwiftUI

/// The tab that was selected last, at the next start.
struct RestorationPage: View {
    /// Under which the choice is stored.
    static let key = "opensLastTab"

    @AppStorage(key) private var opensLastTab = false

    var body: some View {
        Form {
            Section("Stored with AppStorage") {
                Toggle("Open the last tab at the next start", isOn: $opensLastTab)
            }
        }
        .navigationTitle("Restoration")
    }
}
