import CAdwaita
import Testing

@testable import SwiftUI
@testable import UIKit

extension WindowSuite {
    @MainActor
    @Suite struct StepperTests {
        final class Model: ObservableObject {
            @Published var count = 1
            @Published var direction = LayoutDirection.leftToRight
            @Published var isDisabled = false
            var editing: [Bool] = []
        }

        private struct Order: View {
            @ObservedObject var model: Model

            var body: some View {
                Form {
                    Stepper("Count", value: $model.count, in: 0...5) { model.editing.append($0) }
                        .disabled(model.isDisabled)
                }
                .environment(\.layoutDirection, model.direction)
            }
        }

        private func open(_ body: @MainActor (Model, UIStepper, [UIButton]) async throws -> Void) async throws {
            let model = Model()
            let host = UIHostingController(rootView: Order(model: model))
            try await show(host) { _ in
                let stepper = try #require(views(UIStepper.self, in: host.view).first)
                try await body(model, stepper, views(UIButton.self, in: stepper))
            }
        }

        @Test func clicksStepAndTheEndOfTheRangeDisablesItsButton() async throws {
            try await open { model, stepper, buttons in
                let pointer = try Pointer()
                try pointer.click(buttons[1])
                try await eventually { model.count == 2 }
                #expect(model.editing == [true, false])

                for count in [1, 0] {
                    try pointer.click(buttons[0])
                    try await eventually { model.count == count }
                }
                try await eventually { !buttons[0].isEnabled }
                #expect(gtk_widget_is_sensitive(buttons[0].widgetReference?.pointer()) == 0)
            }
        }

        @Test func aHeldButtonGoesOnUntilItIsLetGoAndTheReleaseIsNoFurtherStep() async throws {
            try await open { model, _, buttons in
                let pointer = try Pointer()
                try pointer.move(to: buttons[1])
                pointer.down()
                try await eventually { model.count >= 3 }
                pointer.up()
                try await eventually { model.editing == [true, false] }
                let reached = model.count

                // The click that GTK reports last is over once this one was counted.
                try pointer.click(buttons[0])
                try await eventually { model.editing.count == 4 }
                #expect(model.count == reached - 1)
            }
        }

        @Test func aHeldButtonStopsAtTheLimit() async throws {
            try await open { model, _, buttons in
                let pointer = try Pointer()
                try pointer.move(to: buttons[1])
                pointer.down()
                try await eventually { model.count == 5 && !buttons[1].isEnabled }
                try await eventually { model.editing == [true, false] }
                pointer.up()
            }
        }

        @Test func theStepperIsMirroredAndDisabledWithItsSurroundings() async throws {
            try await open { model, stepper, buttons in
                #expect(stepper.frame.minX > 195)
                #expect(buttons[0].frame.minX < buttons[1].frame.minX)
                #expect(buttons[0].frame.height == buttons[1].frame.height)

                model.direction = .rightToLeft
                try await eventually { buttons[1].frame.minX < buttons[0].frame.minX }
                #expect(stepper.convert(stepper.bounds, to: nil).maxX < 195)

                model.isDisabled = true
                try await eventually { gtk_widget_is_sensitive(stepper.widgetReference?.pointer()) == 0 }
            }
        }
    }
}
