import Testing

@testable import SwiftUI

@Suite @MainActor
struct LabeledContentTests {
    @Test func theLabelIsBeforeTheValue() {
        #expect(Screen(LabeledContent("Mails", value: "40")).texts == ["Mails", "40"])
        #expect(Screen(LabeledContent("Mails") { Mark("many") }).marks == ["many"])
        let both = LabeledContent {
            Mark("content")
        } label: {
            Mark("label")
        }
        #expect(Screen(both).marks == ["label", "content"])
    }

    @Test func theValueIsFainterThanTheLabel() {
        let labels = Screen(LabeledContent("Mails", value: "40")).views(UILabel.self)

        #expect(labels.map(\.textColor) == [.label, .secondaryLabel])
    }

    @Test func aHiddenLabelLeavesTheValue() {
        #expect(Screen(LabeledContent("Mails", value: "40").labelsHidden()).texts == ["40"])
    }
}
