import SwiftUI
import UIKitTabView

/// How the bar looks, live.
@available(iOS 17, tvOS 17, *)
struct LooksPage: View {
    @Environment(GallerySettings.self) private var settings

    private let backgrounds: [(name: String, choice: TabBarBackground?)] = [
        ("Untouched", nil), ("Default", .default), ("Opaque", .opaque), ("Transparent", .transparent),
    ]

    var body: some View {
        @Bindable var settings = settings
        Form {
            Section("Colours") {
                Picker("Background", selection: $settings.background) {
                    ForEach(backgrounds, id: \.name) { Text($0.name).tag($0.choice) }
                }
                ColorChoice("Tint", selection: $settings.tint)
                ColorChoice("Unselected tabs", selection: $settings.unselectedTint)
                ColorChoice("Tint of Profile", selection: $settings.profileTint)
            }
            Section("More") {
                Toggle("Bold titles", isOn: $settings.hasBoldTitles)
                Toggle("Fade between tabs", isOn: $settings.animatesSwitch)
            }
            if #available(iOS 26, tvOS 26, *) {
                Section("iOS 26") {
                    Toggle("An accessory over the bar", isOn: $settings.hasAccessory)
                    Toggle("Minimise while scrolling down", isOn: $settings.minimizes)
                }
            }
        }
        .navigationTitle("Looks")
    }
}
