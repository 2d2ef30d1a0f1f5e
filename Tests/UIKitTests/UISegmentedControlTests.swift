import Testing
import UIKit

@MainActor
@Suite struct UISegmentedControlTests {
    private let control = UISegmentedControl(items: ["Day", "Week", "Month"])

    @Test func nothingIsSelectedAtFirst() {
        #expect(control.numberOfSegments == 3)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        #expect(control.titleForSegment(at: 1) == "Week")
    }

    @Test func aSelectionFromCodeSendsNothingAndAnUnknownOneIsIgnoredWithAWarning() {
        var count = 0
        control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)

        control.selectedSegmentIndex = 2
        #expect(warnings(during: { control.selectedSegmentIndex = 3 }).count == 1)

        #expect(control.selectedSegmentIndex == 2)
        #expect(count == 0)
    }

    @Test func theSelectionStaysWithItsSegmentAsOthersComeAndGo() {
        control.selectedSegmentIndex = 1

        control.insertSegment(withTitle: "Hour", at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 2)
        #expect(control.titleForSegment(at: 2) == "Week")

        control.removeSegment(at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 1)

        control.removeSegment(at: 1, animated: false)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        #expect(control.numberOfSegments == 2)
    }

    @Test func aSegmentCanBeRenamedAndDisabled() {
        control.setTitle("7 days", forSegmentAt: 1)
        control.setEnabled(false, forSegmentAt: 2)

        #expect(control.titleForSegment(at: 1) == "7 days")
        #expect(control.isEnabledForSegment(at: 1) && !control.isEnabledForSegment(at: 2))
        control.setTitle("none", forSegmentAt: 9)
        #expect(control.titleForSegment(at: 9) == nil)
    }

    @Test func itemsThatAreNoTitlesAreReported() {
        #expect(warnings(during: { _ = UISegmentedControl(items: ["Day", 3]) }).count == 1)
    }
}
