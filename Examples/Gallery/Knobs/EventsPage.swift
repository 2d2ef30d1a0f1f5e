import SwiftUI

/// What the container tells of taps, long presses and double taps.
@available(iOS 17, tvOS 17, *)
struct EventsPage: View {
    @Environment(GallerySettings.self) private var settings

    var body: some View {
        @Bindable var settings = settings
        Form {
            Section("Taps") {
                Toggle("Tap back", isOn: $settings.givesFeedback)
                Text("Press a tab for a while, or tap it twice.")
                    .foregroundStyle(.secondary)
            }
            Section("What happened") {
                if settings.events.isEmpty {
                    Text("Nothing yet")
                        .foregroundStyle(.secondary)
                }
                ForEach(Array(settings.events.prefix(8).enumerated()), id: \.offset) { event in
                    Text(event.element)
                }
            }
        }
        .navigationTitle("Gestures and events")
    }
}
