import SwiftUI
import UIKitTabView

/// An app whose tabs can change in every way that the library allows.
@MainActor
final class RandomApp: ObservableObject {
    struct Tab {
        let name: String
        var isHidden = false
        var isDisabled = false
        var badge = 0
        var path: [Int] = []
    }

    @Published var tabs: [Tab] = []
    @Published var selection = ""
    /// Whether the selection refuses to be set by the container.
    var refuses = false
    let log = LifeLog()

    var binding: Binding<String> {
        Binding(
            get: { @MainActor in self.selection },
            set: { @MainActor in if !self.refuses { self.selection = $0 } }
        )
    }

    func path(of name: String) -> Binding<[Int]> {
        Binding(
            get: { @MainActor in self.tabs.first { $0.name == name }?.path ?? [] },
            set: { @MainActor path in
                guard let index = self.tabs.firstIndex(where: { $0.name == name }) else { return }
                if self.tabs[index].path != path { self.tabs[index].path = path }
            }
        )
    }
}

@available(iOS 16, tvOS 16, *)
struct RandomAppView: View {
    @ObservedObject var app: RandomApp

    var body: some View {
        UIKitTabView(selection: app.binding) {
            for tab in app.tabs {
                UIKitTab(tab.name, value: tab.name) { content(of: tab.name) }
                    .badge(tab.badge)
                    .hidden(tab.isHidden)
                    .disabled(tab.isDisabled)
            }
        }
        .onTabSelection { event in
            app.log.note("\(event.tab) \(event.reason) \(event.isRepeated ? "\(event.action)" : "new")")
        }
    }

    private func content(of name: String) -> some View {
        NavigationStack(path: app.path(of: name)) {
            Remembered(name, in: app.log)
                .navigationDestination(for: Int.self) { Shown("screen \($0)") }
        }
    }

    /// Shows its name and its own count.
    private struct Remembered: View {
        private let name: String
        @StateObject private var state: LifeState

        init(_ name: String, in log: LifeLog) {
            self.name = name
            _state = StateObject(wrappedValue: log.makeState(name))
        }

        var body: some View {
            Shown("\(name) \(state.count)")
        }
    }
}
