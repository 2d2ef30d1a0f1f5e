import SwiftUI
import UIKitTabView

/// The app's tabs.
enum GalleryTab: Hashable {
    case trails
    case profile
    case controls
    case journal
}

/// Four tabs: a list with two levels below it, a form, a tab that changes another one, and two that share a model.
@available(iOS 17, tvOS 17, *)
struct GalleryView: View {
    @State private var tab = GalleryTab.trails
    @State private var journal = Journal()
    @State private var label = TabLabel()

    var body: some View {
        UIKitTabView(selection: $tab) {
            UIKitTab("Trails", systemImage: "map", selectedSystemImage: "map.fill", value: .trails) {
                TrailsView()
            }
            UIKitTab("Profile", systemImage: "person", selectedSystemImage: "person.fill", value: .profile) {
                ProfileView()
            }
            UIKitTab("Controls", systemImage: "gear", value: .controls) {
                ControlsView(label: $label)
            }
            UIKitTab(label.title, systemImage: "book", selectedSystemImage: "book.fill", value: .journal) {
                JournalView()
            }
            .badge(label.badge + journal.unread)
        }
        .environment(journal)
    }
}

/// What the controls tab makes the journal tab look like.
struct TabLabel {
    var title = "Journal"
    var badge = 0
}
