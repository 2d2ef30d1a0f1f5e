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
        settings.open(trail: 7, stop: 3)
        settings.isComposing = isComposing
        tabs.select(GalleryTab.trails)
    }
}

@available(iOS 17, tvOS 17, *)
extension GallerySettings {
    /// Opens what a URL names, such as `gallery://trails/7/3`. Returns whether it names anything.
    func open(_ url: URL) -> Bool {
        let parts = url.absoluteString.split(separator: "/").dropFirst()
        let numbers = parts.dropFirst().compactMap { Int($0) }
        guard parts.first == "trails", numbers.count == 2, (1...Trail.all.count).contains(numbers[0]) else {
            return false
        }
        open(trail: numbers[0], stop: numbers[1])
        return true
    }

    /// - Parameters:
    ///   - trail: Its number, from 1.
    ///   - stop: The stop's number, from 1.
    func open(trail number: Int, stop: Int) {
        let trail = Trail.all[number - 1]
        trailPath = NavigationPath([trail])
        trailPath.append(Stop(trail: trail, number: stop))
    }
}
