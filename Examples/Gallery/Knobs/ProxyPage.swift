import SwiftUI
import UIKitTabView

/// The container, controlled from within.
@available(iOS 17, tvOS 17, *)
struct ProxyPage: View {
    @Environment(\.tabViewProxy) private var tabs
    @State private var barHeight: CGFloat = 0

    init() {}

    var body: some View {
        Form {
            Section("Selection") {
                Button("Select Trails") { tabs.select(GalleryTab.trails) }
                Button("Go back to the tab before") { tabs.goBack() }
            }
            Section("Other tabs") {
                Button("Trails: back to the first screen") { tabs.popToRoot(GalleryTab.trails) }
                Button("Profile: start afresh") { tabs.reset(GalleryTab.profile) }
            }
            Section("This tab") {
                Button("Scroll to the top") { tabs.scrollToTop() }
                Button("Back to the first screen") { tabs.popToRoot() }
                Button("Measure the bar") { barHeight = tabs.barHeight }
                Text("Height: \(Int(barHeight))")
            }
        }
        .navigationTitle("Proxy")
    }
}
