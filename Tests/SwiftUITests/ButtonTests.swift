import Testing

@testable import SwiftUI

extension Screen {
    /// Does what a press of the first button does.
    func press(_ index: Int = 0) {
        views(UIButton.self)[index].sendActions(for: .primaryActionTriggered)
        update()
    }
}

@Suite @MainActor
struct ButtonTests {
    @Test func aPressRunsTheNewestAction() {
        struct Adder: View {
            let log: Log
            @State var count = 0

            var body: some View {
                Button("Add") {
                    log("\(count)")
                    count += 1
                }
            }
        }
        let log = Log()
        let screen = Screen(Adder(log: log))

        screen.press()
        screen.press()

        #expect(log.events == ["0", "1"])
    }

    @Test func aDisabledButtonIsDisabledInUIKitToo() {
        let screen = Screen(Button("Add") {}.disabled(false).disabled(true))

        #expect(screen.views(UIButton.self)[0].isEnabled == false)
    }

    @Test func theLabelTakesTheTintUnlessTheAppSaysOtherwise() {
        let screen = Screen(
            Group {
                Button("tint") {}
                Button("own") {}.foregroundColor(.green)
                Button("destructive", role: .destructive) {}
                Button("plain") {}.buttonStyle(.plain)
                Button("tinted") {}.tint(.purple)
            }
        )

        #expect(
            screen.views(UILabel.self).map(\.textColor)
                == [.tintColor, .systemGreen, .systemRed, .label, .systemPurple]
        )
    }

    @Test func anAppsOwnStyleShowsWhetherTheButtonIsPressed() {
        struct Style: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.label
                Text(configuration.isPressed ? "down" : "up")
            }
        }
        let log = Log()
        let screen = Screen(Button("Go") { log("action") }.buttonStyle(Style()))
        #expect(screen.texts == ["Go", "up"])

        let button = screen.views(UIButton.self)[0]
        button.isHighlighted = true
        screen.update()
        #expect(screen.texts == ["Go", "down"])
        #expect(screen.views(UIButton.self)[0] === button)

        screen.press()
        #expect(log.events == ["action"])
    }

    @Test func aPrimitiveStyleDecidesWhenTheActionRuns() {
        struct Twice: PrimitiveButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                Button("outer") {
                    configuration.trigger()
                    configuration.trigger()
                }
                .buttonStyle(.plain)
            }
        }
        let log = Log()
        let screen = Screen(Button("Go") { log("action") }.buttonStyle(Twice()))

        screen.press()

        #expect(log.events == ["action", "action"])
    }

    @Test func aButtonMayHaveATitleAndASymbol() {
        let log = Log()
        let screen = Screen(Button("Delete", systemImage: "trash", role: .destructive) { log("deleted") })

        screen.press()

        #expect(screen.texts == ["Delete"])
        #expect(screen.views(UIImageView.self).contains { $0.image != nil })
        #expect(log.events == ["deleted"])
    }
}
