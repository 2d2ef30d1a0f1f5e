import SwiftUI
import UIKitTabView

/// An app whose tabs, binding and handlers each test makes as it needs them.
@MainActor
final class SampleApp: ObservableObject {
    struct Tab {
        let name: String
        var title: String?
        var badge = 0
        var isHidden = false
        var isDisabled = false
        var isAction = false
        var resetsWhenLeft = false

        init(_ name: String) {
            self.name = name
        }
    }

    @Published var tabs: [Tab]
    @Published var selection: String
    /// Whatever else the views of a test depend on.
    @Published var step = 0
    var isBound = true
    /// What the binding was set to.
    private(set) var written: [String] = []
    /// What the binding does when it is set; `nil` takes the value.
    var answer: (@MainActor (String) -> Void)?
    /// What the app does on an event.
    var react: (@MainActor (_ tab: String) -> Void)?
    var events: [String] = []
    /// Which of the tabs with actions were tapped, and what else a test notes.
    var actions: [String] = []
    let log = LifeLog()
    /// The proxy of the tab view on screen.
    var proxy: UIKitTabViewProxy!

    init(_ names: [String] = ["A", "B", "C"], selection: String = "A") {
        tabs = names.map { Tab($0) }
        self.selection = selection
    }

    var binding: Binding<String>? {
        guard isBound else { return nil }
        return Binding(get: { @MainActor in self.selection }, set: { @MainActor in self.offer($0) })
    }

    private func offer(_ value: String) {
        written.append(value)
        if let answer { answer(value) } else { selection = value }
    }

    func tab(_ tab: Tab) -> UIKitTab<String> {
        content(tab).badge(tab.badge).hidden(tab.isHidden).disabled(tab.isDisabled).resetsWhenLeft(tab.resetsWhenLeft)
    }

    private func content(_ tab: Tab) -> UIKitTab<String> {
        let title = tab.title ?? tab.name
        if tab.isAction {
            return UIKitTab(title, systemImage: "star", value: tab.name) { [weak self] in self?.actions.append(tab.name)
            }
        }
        return UIKitTab(title, value: tab.name) { [log] in Logged(tab.name, in: log) }
    }

    func change(_ name: String, _ change: (inout Tab) -> Void) {
        guard let index = tabs.firstIndex(where: { $0.name == name }) else { return }
        change(&tabs[index])
    }

    /// Has these tabs in this order; those that are there already stay as they are.
    func arrange(_ names: String...) {
        tabs = names.map { name in tabs.first { $0.name == name } ?? Tab(name) }
    }

    func note(_ event: TabSelectionEvent<String>) {
        events.append("\(event.tab) \(event.reason)\(event.isRepeated ? " \(event.action)" : "")")
        react?(event.tab)
    }
}

struct SampleAppView: View {
    @ObservedObject var app: SampleApp

    var body: some View {
        SampleReader(app: app) { SampleTabs(app: app) }
    }
}

/// The tab view of the app, without a reader around it.
struct SampleTabs: View {
    @ObservedObject var app: SampleApp

    var body: some View {
        UIKitTabView(selection: app.binding) {
            for tab in app.tabs { app.tab(tab) }
        }
        .onTabSelection(perform: app.note)
    }
}

/// Observes the app, and lends it the proxy of the tab view within.
struct SampleReader<Content: View>: View {
    @ObservedObject var app: SampleApp
    @ViewBuilder let content: () -> Content

    var body: some View {
        UIKitTabViewReader { proxy in
            content().onAppear { app.proxy = proxy }
        }
    }
}
