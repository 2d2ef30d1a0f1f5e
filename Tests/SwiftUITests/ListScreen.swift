import Observation

@testable import SwiftUI

/// A list in a window without a display.
@MainActor
final class ListScreen<Content: View> {
    let window: UIWindow
    let host: UIHostingController<Content>

    init(_ content: Content) {
        host = UIHostingController(rootView: content)
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = host
        window.makeKeyAndVisible()
        update()
    }

    isolated deinit {
        window.rootViewController = nil
        window.isHidden = true
    }

    func update() {
        UpdateCycle.shared.flush()
    }

    var table: UITableView {
        func find(_ view: UIView) -> UITableView? {
            view as? UITableView ?? view.subviews.lazy.compactMap(find).first
        }
        guard let table = find(host.view) else { preconditionFailure("the screen shows no list") }
        return table
    }

    /// The cells in the order of their rows.
    var cells: [UITableViewCell] {
        table.subviews.compactMap { $0 as? UITableViewCell }
            .sorted { (table.indexPath(for: $0) ?? IndexPath()) < (table.indexPath(for: $1) ?? IndexPath()) }
    }

    var markViews: [MarkView] {
        let titles = table.subviews.filter { !($0 is UITableViewCell) }
        return cells.flatMap(\.marks) + titles.flatMap(\.marks)
    }

    var marks: [String] { markViews.map(\.text) }
}

@MainActor
@Observable
final class RowModel {
    var rows = ["a", "b", "c", "d"]
    var isOn = false
    var selection: String?
    @ObservationIgnored let log = Log()
}

struct Logged: View {
    let text: String
    let log: Log

    var body: some View {
        let _ = log("body \(text)")
        Mark(text)
    }
}

struct Counting: View {
    let number: Int
    let handle: Handle<Int>?
    let log: Log
    @State private var count = 0

    var body: some View {
        let _ = log("body \(number)")
        let _ = handle?.connect($count)
        Mark("\(number): \(count)")
    }
}

struct RowList: View {
    let model: RowModel

    var body: some View {
        List(model.rows, id: \.self) { Logged(text: $0, log: model.log) }
    }
}

struct AppearanceList: View {
    let model: RowModel

    var body: some View {
        List(model.rows, id: \.self) { text in
            Mark(text).onDisappear { model.log("gone \(text)") }
        }
    }
}

struct SelectingList: View {
    @Bindable var model: RowModel

    var body: some View {
        List(model.rows, id: \.self, selection: $model.selection) { Mark($0) }
    }
}

struct Switching: View {
    let model: RowModel

    var body: some View {
        if model.isOn { Mark("on") } else { Mark("off") }
    }
}

struct BranchList: View {
    let model: RowModel

    var body: some View {
        List {
            Mark("first")
            if model.isOn { Mark("extra") }
            Mark("last")
        }
    }
}

struct DisabledList: View {
    let model: RowModel

    var body: some View {
        List(0..<1) { _ in EnabledMark() }.disabled(model.isOn)
    }
}

struct EnabledMark: View {
    @Environment(\.isEnabled) private var isEnabled

    var body: some View { Mark(isEnabled ? "enabled" : "disabled") }
}
