import SwiftUI
import UIKitTabView

/// Tab, path and sheet in one change of state.
@available(iOS 17, tvOS 17, *)
struct DeepLinkPage: View {
    @Environment(GallerySettings.self) private var settings
    @Environment(\.tabViewProxy) private var tabs

    var body: some View {
        Form {
            Section("One change of state") {
                Button("Open stop 3 of trail 7") { open(isComposing: false) }
                Button("And write an entry there") { open(isComposing: true) }
            }
        }
        .navigationTitle("Deep links")
    }

    private func open(isComposing: Bool) {
        settings.trailPath = NavigationPath([Trail.all[6]])
        settings.trailPath.append(Stop(trail: Trail.all[6], number: 3))
        settings.isComposing = isComposing
        tabs.select(GalleryTab.trails)
    }
}
