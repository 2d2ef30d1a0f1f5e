import CAdwaita
import Testing

@testable import SwiftUI
@testable import UIKit

extension WindowSuite {
    @MainActor
    @Suite struct ProgressTests {
        final class Model: ObservableObject {
            @Published var done: Double? = 0.5
            @Published var direction = LayoutDirection.leftToRight
        }

        private struct Download: View {
            @ObservedObject var model: Model

            var body: some View {
                Form {
                    ProgressView("Loading", value: model.done).tint(.red)
                }
                .environment(\.layoutDirection, model.direction)
            }
        }

        private func isRed(_ color: [UInt8]) -> Bool { color[0] > 180 && color[1] < 90 && color[2] < 90 }

        @Test func theBarFillsItsRowInTheTintFromWhereTextBegins() async throws {
            let model = Model()
            let host = UIHostingController(rootView: Download(model: model))
            try await show(host) { window in
                let bar = try #require(views(UIProgressView.self, in: host.view).first)
                #expect(bar.bounds.width > 300)
                @MainActor func ends() throws -> [Bool] {
                    let picture = try #require(WidgetPicture(of: bar))
                    return [picture.width / 4, picture.width * 3 / 4].map {
                        isRed(picture.color(x: $0, y: picture.height / 2))
                    }
                }
                #expect(try ends() == [true, false])

                model.direction = .rightToLeft
                try await eventually { bar.isRightToLeft }
                try await window.nextFrame()
                #expect(try ends() == [false, true])
            }
        }

        @Test func aWheelSpinsWhileNobodyKnowsTheEnd() async throws {
            let model = Model()
            model.done = nil
            let host = UIHostingController(rootView: Download(model: model))
            try await show(host) { _ in
                let wheel = try #require(views(UIActivityIndicatorView.self, in: host.view).first)
                let box: UnsafeMutablePointer<GtkWidget> = try #require(wheel.widgetReference).pointer()
                #expect(gtk_spinner_get_spinning(OpaquePointer(gtk_widget_get_first_child(box))) != 0)
                #expect(wheel.bounds.size == CGSize(width: 20, height: 20))
            }
        }
    }
}
