import Testing

@testable import SwiftUI

@Suite @MainActor
struct SliderTests {
    private struct Mixer: View {
        let log: Log
        @State private var volume = 2.0

        var body: some View {
            log("body")
            return Group {
                Slider(value: $volume, in: 0...9, step: 2) {
                    Text("Volume")
                } minimumValueLabel: {
                    Text("low")
                } maximumValueLabel: {
                    Text("high")
                } onEditingChanged: {
                    log("editing \($0)")
                }
                Text("\(volume)")
                Button("Mute") { volume = 0 }
            }
        }
    }

    /// Does what a person's drag of the thumb does.
    private func drag<Content: View>(to value: Float, _ screen: Screen<Content>) {
        let slider = screen.views(UISlider.self)[0]
        slider.sendActions(for: .touchDown)
        slider.value = value
        slider.sendActions(for: [.valueChanged, .primaryActionTriggered])
        slider.sendActions(for: .touchUpInside)
        screen.update()
    }

    @Test func aDragWritesTheBindingOnceInSteps() {
        let log = Log()
        let screen = Screen(Mixer(log: log))
        log.clear()

        drag(to: 5.3, screen)
        #expect(screen.texts.contains("6.000000"))
        #expect(screen.views(UISlider.self)[0].value == 6)
        #expect(log.events == ["editing true", "editing false", "body"])

        log.clear()
        drag(to: 6.2, screen)
        #expect(log.events == ["editing true", "editing false"])

        drag(to: 8.9, screen)
        #expect(screen.texts.contains("9.000000"))
    }

    @Test func aChangeFromCodeMovesTheThumbAndIsNotWrittenBack() {
        let log = Log()
        let screen = Screen(Mixer(log: log))
        log.clear()

        screen.press()

        #expect(screen.views(UISlider.self)[0].value == 0)
        #expect(log.events == ["body"])
    }

    @Test func theLabelIsSpokenAndThoseOfTheEndsAreShown() {
        let screen = Screen(Mixer(log: Log()))

        #expect(screen.views(UISlider.self)[0].accessibilityLabel == "Volume")
        #expect(screen.views(UILabel.self).first { $0.text == "Volume" }?.superview?.isHidden == true)
        #expect(screen.texts.filter { ["low", "high"].contains($0) } == ["low", "high"])
    }

    @Test func aBindingThatRefusesBringsTheThumbBack() {
        let screen = Screen(Slider(value: .constant(0.25)))

        drag(to: 0.75, screen)

        #expect(screen.views(UISlider.self)[0].value == 0.25)
    }

    @Test func aValueBeyondTheBoundsIsShownAtTheEndAndNotWritten() {
        let handle = Handle<Float>()
        let screen = Screen(Loud(handle: handle))

        #expect(screen.views(UISlider.self)[0].value == 1)
        #expect(handle.value == 3)
    }

    @Test func aDisabledSliderIsDisabledInUIKitToo() {
        let screen = Screen(Slider(value: .constant(0.25)).disabled(true))

        #expect(screen.views(UISlider.self)[0].isEnabled == false)
    }

    @Test func aStepThatLeadsNowhereIsIgnoredWithAWarning() {
        let handle = Handle<Float>()
        let messages = warnings {
            let screen = Screen(Loud(handle: handle, step: 0))
            drag(to: 0.3, screen)
        }

        #expect(messages.contains { $0.contains("step") })
        #expect(handle.value == 0.3)
    }

    private struct Loud: View {
        let handle: Handle<Float>
        var step: Float?
        @State private var volume: Float = 3

        var body: some View {
            handle.connect($volume)
            return Group {
                if let step {
                    Slider(value: $volume, in: 0...1, step: step)
                } else {
                    Slider(value: $volume)
                }
            }
        }
    }
}
