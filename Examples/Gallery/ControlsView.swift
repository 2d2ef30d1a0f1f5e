import SwiftUI

/// One page for each knob of the container.
@available(iOS 17, tvOS 17, *)
struct ControlsView: View {
    var body: some View {
        NavigationStack {
            List {
                Section("Tabs") {
                    NavigationLink("Badges and titles") { BadgesPage() }
                    NavigationLink("Tabs that change") { TabsPage() }
                    NavigationLink("Content") { ContentPage() }
                }
                Section("Taps") {
                    NavigationLink("Second tap") { SecondTapPage() }
                    NavigationLink("Gestures and events") { EventsPage() }
                }
                Section("Bar") {
                    NavigationLink("Hiding the bar") { HidingPage() }
                    NavigationLink("Looks") { LooksPage() }
                    NavigationLink("Accessibility") { AccessibilityPage() }
                }
                Section("From code") {
                    NavigationLink("Proxy") { ProxyPage() }
                    NavigationLink("Deep links") { DeepLinkPage() }
                    NavigationLink("Restoration") { RestorationPage() }
                }
            }
            .navigationTitle("Controls")
        }
    }
}
