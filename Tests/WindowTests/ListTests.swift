import CAdwaita
import Observation
import Testing

@testable import SwiftUI
@testable import UIKit

extension WindowSuite {
    /// Lists and stacks of SwiftUI, used as a person would.
    @MainActor
    @Suite struct ListTests {
        @Test func thePlaceOfTheVisibleRowsStaysWhenRowsComeAndGoAboveThem() async throws {
            let model = TrailModel()
            try await show(Trails(model: model)) { screen, window in
                let table = try screen.table
                table.contentOffset.y = 4_400
                try await window.nextFrame()
                let text = "Trail 110"
                let place = try screen.place(of: text)

                model.trails.removeSubrange(5..<8)
                model.trails.insert(1_000, at: 0)
                try await window.nextFrame()
                try await window.nextFrame()

                #expect(abs(try screen.place(of: text) - place) < 2)
            }
        }

        @Test func theScrollPositionIsTheSameAfterAVisitToAPushedScreen() async throws {
            try await show(Trails(model: TrailModel())) { screen, window in
                let table = try screen.table
                table.contentOffset.y = 4_400
                try await window.nextFrame()
                let place = try screen.place(of: "Trail 105")

                try screen.press("Trail 105")
                try await eventually { screen.isShowing("About 105") }
                try screen.pressBack()
                try await eventually { screen.isShowing("Trail 105") }

                #expect(table.contentOffset.y == 4_400)
                #expect(abs(try screen.place(of: "Trail 105") - place) < 2)
            }
        }

        @Test func theBackButtonBearsThePreviousTitleAndShortensThePath() async throws {
            let model = TrailModel()
            try await show(Trails(model: model)) { screen, _ in
                try screen.press("Trail 3")
                try await eventually { screen.isShowing("About 3") }
                #expect(model.path == [3])
                #expect(screen.stack.navigationBar.texts == ["Trails", "Title 3"])

                try screen.pressBack()
                try await eventually { screen.isShowing("Trail 3") }
                #expect(model.path == [])
                #expect(screen.stack.navigationBar.texts == ["Trails"])
            }
        }

        @Test func aLongListMakesFewCells() async throws {
            let model = TrailModel()
            model.trails = Array(0..<10_000)
            try await show(Trails(model: model)) { screen, window in
                #expect(try screen.table.numberOfRows(inSection: 0) == 10_000)
                #expect(try screen.table.subviews.count < 260)
                try screen.table.contentOffset.y = 200_000
                try await window.nextFrame()
                #expect(try screen.table.subviews.count < 260)
                #expect(model.madeRows < 700)
            }
        }

        private func show(
            _ trails: Trails,
            _ body: (TrailScreen, UIWindow) async throws -> Void
        ) async throws {
            let host = UIHostingController(rootView: trails)
            try await WindowTests.show(host) { window in
                try await body(
                    TrailScreen(host: host, stack: #require(host.children.first as? UINavigationController)),
                    window
                )
            }
        }
    }
}

@MainActor
@Observable
private final class TrailModel {
    var trails = Array(0..<500)
    var path: [Int] = []
    @ObservationIgnored var madeRows = 0

    func countRow() {
        madeRows += 1
    }
}

private struct Trails: View {
    @Bindable var model: TrailModel

    var body: some View {
        NavigationStack(path: $model.path) {
            List(model.trails, id: \.self) { trail in
                NavigationLink(value: trail) { TrailRow(trail: trail, model: model) }
            }
            .navigationTitle("Trails")
            .navigationDestination(for: Int.self) { trail in
                Text("About \(trail)").navigationTitle("Title \(trail)")
            }
        }
    }
}

private struct TrailRow: View {
    let trail: Int
    let model: TrailModel

    var body: some View {
        let _ = model.countRow()
        Text("Trail \(trail)")
    }
}

/// What a person does with the screen, by GTK's own means.
@MainActor
private struct TrailScreen {
    let host: UIViewController
    let stack: UINavigationController

    var table: UITableView {
        get throws { try #require(views(UITableView.self, in: host.view).first) }
    }

    func isShowing(_ text: String) -> Bool {
        guard stack.transition == nil else { return false }
        return views(UILabel.self, in: host.view).contains { $0.text == text && $0.isMapped }
    }

    func place(of text: String) throws -> CGFloat {
        let label = try #require(views(UILabel.self, in: host.view).first { $0.text == text })
        return label.convert(CGPoint.zero, to: nil).y
    }

    func press(_ text: String) throws {
        let button = try #require(
            views(UIButton.self, in: host.view).first { button in
                views(UILabel.self, in: button).contains { $0.text == text }
            }
        )
        try press(button)
    }

    func pressBack() throws {
        try press(#require(views(UIButton.self, in: stack.navigationBar).first))
    }

    private func press(_ button: UIButton) throws {
        let widget: UnsafeMutablePointer<GtkWidget> = try #require(button.widgetReference).pointer()
        try #require(gtk_widget_activate(widget) != 0)
    }
}

extension UIView {
    fileprivate var texts: [String] { views(UILabel.self, in: self).compactMap(\.text).filter { !$0.isEmpty } }
}
