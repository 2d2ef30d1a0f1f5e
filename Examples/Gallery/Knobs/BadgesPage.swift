import SwiftUI

/// Badge and title of another tab, whether or not it was ever opened.
@available(iOS 17, tvOS 17, *)
struct BadgesPage: View {
    @Environment(GallerySettings.self) private var settings

    var body: some View {
        @Bindable var settings = settings
        Form {
            Section("Badge of the last tab") {
                #if os(tvOS)
                    Text("Badge: \(settings.badge)")
                #else
                    Stepper("Badge: \(settings.badge)", value: $settings.badge, in: 0...99)
                #endif
                Button("Raise the badge") { settings.badge += 1 }
                Button("Clear the badge") { settings.badge = 0 }
                Toggle("As a dot", isOn: $settings.isDot)
                ColorChoice("Colour", selection: $settings.badgeColor)
            }
            Section("Title of the last tab") {
                Text("Title: \(settings.title)")
                Button("Rename to Diary") { settings.title = "Diary" }
                Button("Rename to Journal") { settings.title = "Journal" }
            }
        }
        .navigationTitle("Badges and titles")
    }
}
