import SwiftUI
import UIKitTabView

@main
struct GalleryApp: App {
    init() {
        let defaults = UserDefaults.standard
        if !defaults.bool(forKey: RestorationPage.key) { defaults.removeObject(forKey: GalleryTab.key) }
    }

    var body: some Scene {
        WindowGroup {
            if #available(iOS 17, tvOS 17, *) {
                GalleryView()
            } else {
                Text("The gallery's own views need iOS 17. The library needs iOS 15.")
            }
        }
    }
}
