import SwiftUI
import UIKitTabView

/// The bar, hidden for all screens or for one.
@available(iOS 17, tvOS 17, *)
struct HidingPage: View {
    @Environment(GallerySettings.self) private var settings

    var body: some View {
        @Bindable var settings = settings
        Form {
            Section("For all") {
                Toggle("Hide the bar", isOn: $settings.isBarHidden)
            }
            Section("For one screen") {
                NavigationLink("A screen without the bar") { BarlessPage(depth: 1) }
                NavigationLink("A chat") { ChatPage() }
            }
        }
        .navigationTitle("Hiding the bar")
    }
}

@available(iOS 17, tvOS 17, *)
private struct BarlessPage: View {
    let depth: Int

    var body: some View {
        List {
            Text(hidesBar ? "No bar here" : "The bar is back")
            NavigationLink("One level further") { BarlessPage(depth: depth + 1) }
        }
        .navigationTitle("Level \(depth)")
        .hidesTabBar(hidesBar)
    }

    private var hidesBar: Bool { depth % 2 == 1 }
}
