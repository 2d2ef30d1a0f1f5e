import Testing

@testable import SwiftUI

@Suite @MainActor
struct ToggleTests {
    private struct Settings: View {
        let log: Log
        @State private var isOn = false

        var body: some View {
            log("body")
            return Group {
                Toggle("Sound", isOn: $isOn)
                Text(isOn ? "on" : "off")
                Button("Flip") { isOn.toggle() }
            }
        }
    }

    /// Does what a person's click on a switch does.
    private func flip(_ control: UISwitch) {
        control.setOn(!control.isOn, animated: false)
        control.sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    @Test func aSwitchWritesItsBindingAndFollowsIt() {
        let log = Log()
        let screen = Screen(Settings(log: log))
        let control = screen.views(UISwitch.self)[0]
        #expect(!control.isOn)

        flip(control)
        screen.update()
        #expect(screen.texts.contains("on"))

        screen.press()
        #expect(!control.isOn)
        #expect(log.events.count == 3)
    }

    @Test func aBindingThatRefusesBringsTheSwitchBack() {
        let screen = Screen(Toggle("Sound", isOn: .constant(true)))
        let control = screen.views(UISwitch.self)[0]

        flip(control)

        #expect(control.isOn)
    }

    @Test func aDisabledToggleIsDisabledInUIKitToo() {
        let screen = Screen(Toggle("Sound", isOn: .constant(true)).disabled(true))

        #expect(screen.views(UISwitch.self)[0].isEnabled == false)
    }

    @Test func theLabelNamesTheSwitchAlsoWhereItIsHidden() {
        let shown = Screen(Toggle("Sound", isOn: .constant(true)))
        let hidden = Screen(Toggle("Sound", isOn: .constant(true)).labelsHidden())

        #expect(shown.texts == ["Sound"])
        #expect(shown.views(UISwitch.self)[0].accessibilityLabel == "Sound")
        #expect(hidden.views(UILabel.self)[0].superview?.isHidden == true)
        #expect(hidden.views(UISwitch.self)[0].accessibilityLabel == "Sound")
    }
}
