import SwiftUI
import UIKitTabView

/// What a tap on the selected tab does.
@available(iOS 17, tvOS 17, *)
struct SecondTapPage: View {
    @Environment(GallerySettings.self) private var settings

    var body: some View {
        @Bindable var settings = settings
        Form {
            ChoiceSection("A second tap goes", selection: $settings.secondTap)
            Section("This screen") {
                Toggle("Ask before going back", isOn: $settings.asksBeforeGoingBack)
                NavigationLink("A screen that takes the tap itself") { HandlerPage() }
                #if !os(tvOS)
                    NavigationLink("A search field") { SearchPage() }
                #endif
            }
        }
        .navigationTitle("Second tap")
        .popToRootGuard { !settings.asksBeforeGoingBack || settings.confirmGoingBack() }
    }
}

@available(iOS 17, tvOS 17, *)
extension GallerySettings {
    /// Refuses once, and allows the next time: what an alert about unsaved edits leads to.
    fileprivate func confirmGoingBack() -> Bool {
        note("Asked before going back")
        asksBeforeGoingBack = false
        return false
    }
}

/// Counts second taps; the fourth goes back.
@available(iOS 17, tvOS 17, *)
private struct HandlerPage: View {
    @State private var count = 0

    var body: some View {
        VStack(spacing: 12) {
            Text("Taps: \(count)")
                .font(.title)
            ProgressView(value: Double(count), total: 3)
                .frame(width: 200)
            Text("Tap the tab again. The fourth tap goes back.")
                .foregroundStyle(.secondary)
        }
        .navigationTitle("Handler")
        .onSecondTap {
            guard count < 3 else { return .useDefault }
            count += 1
            return .handled
        }
    }
}
