import SwiftUI
import UIKitTabView

/// The window that is measured, with one of the two containers.
struct BenchApp: App {
    static let model = BenchModel()
    static var contestant = Contestant.uiKitTabView

    var body: some Scene {
        WindowGroup { Root(model: Self.model, contestant: Self.contestant) }
    }

    private struct Root: View {
        @ObservedObject var model: BenchModel
        let contestant: Contestant

        var body: some View {
            let _ = BenchModel.countBody()
            if contestant == .rebuilding {
                RebuildingTabView(selection: $model.selection, badge: model.badge).ignoresSafeArea()
            } else {
                UIKitTabView(selection: $model.selection) {
                    for (tab, image) in BenchModel.tabs.enumerated() {
                        UIKitTab("Tab \(tab)", systemImage: image, value: tab) { Page(tab: tab) }
                            .badge(tab == 1 ? model.badge : 0)
                    }
                }
                // The others do not fade.
                .tabSwitchAnimation(false)
            }
        }
    }
}
