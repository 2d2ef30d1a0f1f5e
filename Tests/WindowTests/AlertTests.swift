import Observation
import Testing

@testable import SwiftUI
@testable import UIKit

extension WindowSuite {
    /// Alerts under a real pointer.
    @MainActor
    @Suite struct AlertTests {
        private let model = AlertModel()

        @Test func aPersonPicksAButtonOfAnAlert() async throws {
            let host = UIHostingController(rootView: AlertScreen(model: model))
            try await show(host) { window in
                model.isAsking = true
                try await eventually { host.presentedViewController?.isBeingPresented == false }
                try await window.nextFrame()
                let alert = try #require(host.presentedViewController as? UIAlertController)
                let card = try #require(alert.view)
                #expect(card.bounds.width == 300)
                #expect(card.bounds.height > 100 && card.bounds.height < 250)
                let middle = card.convert(CGPoint(x: card.bounds.midX, y: card.bounds.midY), to: nil)
                #expect(abs(middle.y - window.bounds.midY) <= 1)

                let pointer = try Pointer()
                try pointer.move(to: window, offset: CGPoint(x: 0, y: -window.bounds.height / 2 + 8))
                pointer.down()
                pointer.up()
                try await window.nextFrame()
                #expect(!alert.isBeingDismissed)

                let button = try #require(views(AlertButton.self, in: card).first { $0.alertAction.title == "Delete" })
                try pointer.click(button)
                try await eventually { host.presentedViewController == nil }
                #expect(model.events == ["deleted"])
                #expect(!model.isAsking)
            }
        }

        @Test func aClickBesideADialogLeavesIt() async throws {
            let host = UIHostingController(rootView: AlertScreen(model: model))
            try await show(host) { window in
                model.isChoosing = true
                try await eventually { host.presentedViewController?.isBeingPresented == false }
                try await window.nextFrame()
                let card = try #require(host.presentedViewController?.view)
                #expect(card.convert(card.bounds, to: nil).maxY == window.bounds.height - 10)

                let pointer = try Pointer()
                try pointer.move(to: window, offset: CGPoint(x: 0, y: -window.bounds.height / 2 + 8))
                pointer.down()
                pointer.up()
                try await eventually { host.presentedViewController == nil }
                #expect(model.events == [])
                #expect(!model.isChoosing)
            }
        }
    }
}

@MainActor
@Observable
private final class AlertModel {
    var isAsking = false
    var isChoosing = false
    @ObservationIgnored var events: [String] = []
}

private struct AlertScreen: View {
    @Bindable var model: AlertModel

    var body: some View {
        Text("root")
            .alert("Delete this mail?", isPresented: $model.isAsking) {
                Button("Delete", role: .destructive) { model.events.append("deleted") }
                Button("Cancel", role: .cancel) {}
            } message: {
                Text("It cannot be brought back, neither here nor on another device.")
            }
            .confirmationDialog("Sort by", isPresented: $model.isChoosing, titleVisibility: .visible) {
                Button("Name") { model.events.append("name") }
                Button("Date") { model.events.append("date") }
                Button("Delete order", role: .destructive) { model.events.append("none") }
            }
    }
}
