import Testing

@testable import UIKit

@Suite @MainActor
struct UISliderTests {
    @Test func theValueStaysWithinItsLimitsAndChangesFromCodeAreNotTold() {
        let slider = UISlider()
        var count = 0
        slider.addAction(UIAction { _ in count += 1 }, for: .valueChanged)

        slider.value = 2
        #expect(slider.value == 1)
        slider.maximumValue = 10
        slider.setValue(4, animated: true)
        slider.maximumValue = 3
        #expect(slider.value == 3)
        #expect(count == 0)
    }

    @Test func aLimitBeyondTheOtherMovesThatAsWell() {
        let slider = UISlider()

        slider.minimumValue = 5
        #expect(slider.maximumValue == 5)
        #expect(slider.value == 5)
        slider.maximumValue = -1
        #expect(slider.minimumValue == -1)
    }

    @Test func whatIsNoNumberIsIgnoredWithAWarning() {
        let slider = UISlider()

        let messages = warnings {
            slider.value = .nan
            slider.maximumValue = .infinity
            slider.minimumValue = .nan
        }

        #expect(messages.count == 3)
        #expect([slider.minimumValue, slider.value, slider.maximumValue] == [0, 0, 1])
    }
}
