import SwiftUI

/// Tabs that come, go, change places and refuse.
@available(iOS 17, tvOS 17, *)
struct TabsPage: View {
    @Environment(GallerySettings.self) private var settings

    var body: some View {
        @Bindable var settings = settings
        Form {
            Section("Profile") {
                Toggle("Hide it, its state kept", isOn: $settings.isProfileHidden)
                Toggle("Disable it", isOn: $settings.isProfileDisabled)
                Toggle("Refuse to select it", isOn: $settings.isProfileLocked)
            }
            Section("All") {
                Toggle("Turn the order round", isOn: $settings.isReversed)
                Toggle("A tab that is a button", isOn: $settings.hasComposeTab)
                Toggle("Three more tabs", isOn: $settings.hasManyTabs)
                #if !os(tvOS)
                    Toggle("UIKit's own search tab", isOn: $settings.hasSearchTab)
                #endif
                Toggle("Leave out what does not fit", isOn: $settings.leavesOutOverflow)
            }
        }
        .navigationTitle("Tabs that change")
    }
}
