import Testing

@testable import UIKit

@Suite @MainActor
struct UIStepperTests {
    private func press(_ stepper: UIStepper, _ name: String) {
        let button = stepper.subviews.compactMap { $0 as? UIButton }.first { $0.accessibilityLabel == name }
        if button?.isEnabled == true { button?.sendActions(for: .touchUpInside) }
    }

    private func enabled(_ stepper: UIStepper) -> [Bool] {
        stepper.subviews.compactMap { ($0 as? UIButton)?.isEnabled }
    }

    @Test func pressesChangeTheValueByTheStepAndAreTold() {
        let stepper = UIStepper()
        stepper.value = 10
        stepper.stepValue = 5
        var values: [Double] = []
        stepper.addAction(UIAction { _ in values.append(stepper.value) }, for: .valueChanged)

        press(stepper, "Increment")
        press(stepper, "Decrement")
        press(stepper, "Decrement")
        stepper.value = 50

        #expect(values == [15, 10, 5])
    }

    @Test func theValueStaysWithinItsLimitsAndTheButtonThatWouldLeaveThemIsDisabled() {
        let stepper = UIStepper()
        #expect(enabled(stepper) == [false, true])

        stepper.maximumValue = 2.5
        stepper.value = 2
        press(stepper, "Increment")
        #expect(stepper.value == 2.5)
        #expect(enabled(stepper) == [true, false])

        stepper.value = 99
        #expect(stepper.value == 2.5)
        stepper.maximumValue = 1
        #expect(stepper.value == 1)
        stepper.isEnabled = false
        #expect(enabled(stepper) == [false, false])
    }

    @Test func aWrappingStepperGoesOnAtTheOtherLimit() {
        let stepper = UIStepper()
        stepper.maximumValue = 3
        stepper.wraps = true

        press(stepper, "Decrement")
        #expect(stepper.value == 3)
        press(stepper, "Increment")
        #expect(stepper.value == 0)
        #expect(enabled(stepper) == [true, true])
    }

    @Test func impossibleLimitsAndStepsAreIgnoredWithAWarning() {
        let stepper = UIStepper()
        stepper.value = 7

        let messages = warnings {
            stepper.minimumValue = 100
            stepper.maximumValue = 0
            stepper.stepValue = 0
            stepper.value = .nan
        }

        #expect(messages.count == 4)
        #expect([stepper.minimumValue, stepper.value, stepper.maximumValue, stepper.stepValue] == [0, 7, 100, 1])
    }

    @Test func theValueIsSpokenUnlessTheAppSaysOtherwise() {
        let stepper = UIStepper()
        stepper.value = 3
        #expect(stepper.accessibleDescription == "3")

        stepper.accessibilityValue = "three"
        stepper.accessibilityHint = "of ten"
        #expect(stepper.accessibleDescription == "three, of ten")
    }
}
