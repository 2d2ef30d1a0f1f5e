import Testing

@testable import UIKit

@Suite @MainActor
struct LabeledControlTests {
    @Test func aRowIsNamedByItsLabelOnce() {
        let row = LabeledControlView(control: UISwitch())
        let label = UILabel()
        row.labelView.setSubviews([label])

        label.text = "Sound"

        #expect(row.control.accessibilityLabel == "Sound")
        #expect(row.accessibleText == "Sound")
    }
}
