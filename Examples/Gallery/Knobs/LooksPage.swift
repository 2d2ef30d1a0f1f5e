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
            ChoiceSection("Background", backgrounds, selection: $settings.background)
            ChoiceSection("Tint", selection: $settings.tint)
            ChoiceSection("Unselected tabs", selection: $settings.unselectedTint)
            ChoiceSection("Tint of Profile", selection: $settings.profileTint)
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
