import SwiftUI

/// When content is made, and for how long it is kept.
@available(iOS 17, tvOS 17, *)
struct ContentPage: View {
    @Environment(GallerySettings.self) private var settings
    @Environment(\.isTabSelected) private var isTabSelected

    var body: some View {
        @Bindable var settings = settings
        Form {
            Section("Content") {
                Toggle("Make all tabs at once", isOn: $settings.isEager)
                Toggle("Profile starts afresh each time", isOn: $settings.profileResets)
            }
            Section("This tab") {
                Text(isTabSelected ? "Selected" : "Not selected")
            }
        }
        .navigationTitle("Content")
    }
}
