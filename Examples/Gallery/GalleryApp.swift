import SwiftUI
import UIKitTabView

@main
struct GalleryApp: App {
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
