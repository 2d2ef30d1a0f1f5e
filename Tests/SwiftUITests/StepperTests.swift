import Testing

@testable import SwiftUI

@Suite @MainActor
struct StepperTests {
    private struct Order: View {
        let log: Log
        @State private var count = 1

        var body: some View {
            log("body")
            return Group {
                Stepper("Count", value: $count, in: 0...4, step: 2) { log("editing \($0)") }
                Text("\(count)")
                Button("Reset") { count = 1 }
            }
        }
    }

    private func buttons(of stepper: UIStepper) -> [UIButton] { stepper.subviews.compactMap { $0 as? UIButton } }

    private func press<Content: View>(_ index: Int, _ screen: Screen<Content>) {
        let button = buttons(of: screen.views(UIStepper.self)[0])[index]
        if button.isEnabled { button.sendActions(for: .touchUpInside) }
        screen.update()
    }

    @Test func aStepWritesTheBindingOnceAndStopsAtTheLimits() {
        let log = Log()
        let screen = Screen(Order(log: log))
        let stepper = screen.views(UIStepper.self)[0]

        press(1, screen)
        #expect(screen.texts.contains("3"))
        #expect(log.events == ["body", "editing true", "editing false", "body"])

        press(1, screen)
        #expect(screen.texts.contains("4"))
        #expect(buttons(of: stepper).map(\.isEnabled) == [true, false])

        log.clear()
        press(1, screen)
        #expect(log.events.isEmpty)
    }

    @Test func aChangeFromCodeMovesTheLimitsAndIsNotWrittenBack() {
        let log = Log()
        let screen = Screen(Order(log: log))
        let stepper = screen.views(UIStepper.self)[0]
        press(1, screen)
        press(1, screen)
        log.clear()

        screen.views(UIButton.self).last?.sendActions(for: .primaryActionTriggered)
        screen.update()

        #expect(screen.texts.contains("1"))
        #expect(buttons(of: stepper).map(\.isEnabled) == [true, true])
        #expect(log.events == ["body"])
    }

    @Test func aValueBeyondTheLimitsIsBroughtBackByAStepOnly() {
        var value = 9
        let binding = Binding(
            get: { MainActor.assumeIsolated { value } },
            set: { new in MainActor.assumeIsolated { value = new } }
        )
        let screen = Screen(Stepper("Count", value: binding, in: 0...4))
        #expect(value == 9)

        press(0, screen)
        #expect(value == 4)
    }

    @Test func aButtonWithoutAnActionIsDisabled() {
        let log = Log()
        let screen = Screen(Stepper("Count", onIncrement: { log("more") }, onDecrement: nil))
        let stepper = screen.views(UIStepper.self)[0]

        press(0, screen)
        press(1, screen)
        press(1, screen)

        #expect(buttons(of: stepper).map(\.isEnabled) == [false, true])
        #expect(log.events == ["more", "more"])
    }

    @Test func fractionsAndOtherLabelsWork() {
        let handle = Handle<Double>()
        let screen = Screen(Fractions(handle: handle))

        press(1, screen)
        #expect(handle.value == 1.25)
        #expect(screen.views(UIStepper.self)[0].accessibilityLabel == "Height, in metres")
        #expect(screen.views(UIStepper.self)[0].accessibilityValue == "1.25")
    }

    @Test func aDisabledStepperIsDisabledInUIKitToo() {
        let screen = Screen(Stepper("Count", value: .constant(1)).disabled(true))
        let stepper = screen.views(UIStepper.self)[0]

        #expect(!stepper.isEnabled)
        #expect(buttons(of: stepper).map(\.isEnabled) == [false, false])
    }

    private struct Fractions: View {
        let handle: Handle<Double>
        @State private var height = 1.0

        var body: some View {
            handle.connect($height)
            return Stepper(value: $height, step: 0.25) {
                Text("Height")
                Text("in metres")
            }
        }
    }
}
