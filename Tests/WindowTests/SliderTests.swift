import CAdwaita
import Testing

@testable import SwiftUI
@testable import UIKit

extension WindowSuite {
    @MainActor
    @Suite struct SliderTests {
        final class Model: ObservableObject {
            @Published var volume = 0.0
            @Published var direction = LayoutDirection.leftToRight
            var events: [String] = []
        }

        private struct Mixer: View {
            @ObservedObject var model: Model

            var body: some View {
                Form {
                    Slider(value: $model.volume, in: 0...10, step: 1) {
                        Text("Volume")
                    } onEditingChanged: {
                        model.events.append("\($0)")
                    }
                    .onChange(of: model.volume) { _, new in model.events.append("\(new)") }
                }
                .environment(\.layoutDirection, model.direction)
            }
        }

        private func open(_ body: @MainActor (UIWindow, Model, UISlider) async throws -> Void) async throws {
            let model = Model()
            let host = UIHostingController(rootView: Mixer(model: model))
            try await show(host) { window in
                try await body(window, model, try #require(views(UISlider.self, in: host.view).first))
            }
        }

        private func showAlone(_ slider: UISlider, _ body: @MainActor (UIWindow) async throws -> Void) async throws {
            let stack = UIStackView(arrangedSubviews: [slider])
            stack.axis = .vertical
            let controller = UIViewController()
            controller.view = stack
            try await show(controller, body)
        }

        private func drag(_ slider: UISlider, from start: CGFloat, to end: CGFloat, in window: UIWindow) async throws {
            let pointer = try Pointer()
            try pointer.move(to: slider, offset: CGPoint(x: start, y: 0))
            pointer.down()
            try await window.nextFrame()
            for part in 1...4 {
                try pointer.move(to: slider, offset: CGPoint(x: start + (end - start) * CGFloat(part) / 4, y: 0))
                try await window.nextFrame()
            }
            pointer.up()
        }

        @Test func aDragChoosesAValueAndItsBeginningAndEndAreTold() async throws {
            try await open { window, model, slider in
                let half = slider.bounds.width / 2
                try await drag(slider, from: 12 - half, to: 0, in: window)
                try await eventually { model.events.last == "false" }

                #expect(model.volume == 5)
                #expect(model.events.first == "true")
                #expect(model.events.filter { $0 == "true" || $0 == "false" } == ["true", "false"])
                #expect(Set(model.events).count == model.events.count)
            }
        }

        @Test func theSliderFillsItsRowAndBeginsAtTheRightWhereTextDoes() async throws {
            try await open { window, model, slider in
                #expect(slider.bounds.width > 300)
                model.direction = .rightToLeft
                try await eventually { slider.isRightToLeft }

                try await drag(slider, from: slider.bounds.width / 2 - 12, to: -slider.bounds.width / 4, in: window)
                try await eventually { model.events.last == "false" }
                #expect((7...8).contains(model.volume))
            }
        }

        @Test func theWheelIsLeftToWhatScrollsAround() async throws {
            let slider = UISlider()
            slider.value = 0.5
            var values: [Float] = []
            slider.addAction(UIAction { _ in values.append(slider.value) }, for: .valueChanged)
            try await showAlone(slider) { window in
                let pointer = try Pointer()
                try pointer.move(to: slider)
                try await window.nextFrame()
                for isUp in [true, true, true, false] { pointer.turnWheel(up: isUp) }
                // A drag to the end that comes after them in the same queue.
                try await drag(slider, from: 0, to: slider.bounds.width / 2, in: window)
                try await eventually { values.last == 1 }

                #expect(values.min() == values.first)
                #expect((0.45...0.8).contains(values[0]))
            }
        }

        @Test func whatIsBelowTheValueIsInTheTint() async throws {
            let slider = UISlider()
            slider.tintColor = .systemRed
            slider.value = 0.5
            try await showAlone(slider) { _ in
                let picture = try #require(WidgetPicture(of: slider))
                let colors = [1, 3].map { picture.color(x: picture.width * $0 / 4, y: picture.height / 2) }
                #expect(colors.map { $0[0] > 100 && $0[1] < 60 } == [true, false])
            }
        }

        @Test func aSliderThatIsNotContinuousTellsTheLastValueOnly() async throws {
            let slider = UISlider()
            slider.isContinuous = false
            var values: [Float] = []
            slider.addAction(UIAction { _ in values.append(slider.value) }, for: .valueChanged)
            try await showAlone(slider) { window in
                try await drag(slider, from: 20 - slider.bounds.width / 2, to: slider.bounds.width / 2, in: window)
                try await eventually { values == [1] }
            }
        }
    }
}
