import SwiftUI

/// What the tabs say to assistive technologies and UI tests; it takes one of them to find out.
@available(iOS 17, tvOS 17, *)
struct AccessibilityPage: View {
    var body: some View {
        List {
            Section("Identifiers for UI tests") {
                Text("tab.trails, tab.profile, tab.controls, tab.journal")
            }
            Section("Spoken") {
                Text("Journal says how many entries are new, once.")
                Text("Controls has a hint.")
            }
            Section("Largest text") {
                Text("A long press on a tab shows it enlarged; Trails has an image of its own for that.")
            }
        }
        .navigationTitle("Accessibility")
    }
}
